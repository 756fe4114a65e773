// Takes in what was exported elsewhere: all of a file or nothing, and never over a sheet that is here already.
import { fromCsv, fromJson, MOST_BYTES, Unreadable } from "./files";
import { newRecord } from "./record";
import { newId, same, type Sheet } from "./sheet";
import * as store from "./store";

/** How many sheets of a file are new here. */
export async function take(file: File): Promise<number> {
  if (file.size > MOST_BYTES) throw new Unreadable("pad-import-large", { most: MOST_BYTES >> 20 });
  const text = await file.text();
  if (text.includes("\ufffd")) throw new Unreadable("pad-import-broken");
  return takeSheets(
    file.name.toLowerCase().endsWith(".csv")
      ? [fromCsv(text, file.name.replace(/\.csv$/i, ""))]
      : fromJson(text),
  );
}

export async function takeSheets(sheets: Sheet[]): Promise<number> {
  const here = new Map((await store.all()).map((record) => [record.id, record.sheet]));
  const fresh = sheets.filter((sheet) => !same(here.get(sheet.id), sheet));
  const seen = new Set(here.keys());
  const records = fresh.map((sheet) => {
    const id = seen.has(sheet.id) ? newId() : sheet.id;
    seen.add(id);
    return newRecord({ ...sheet, id });
  });
  await store.add(records);
  return records.length;
}
