// A text as a QR code, or null when it is too long for one that a phone still reads.
import qrcode from "qrcode-generator";

const MOST = 1200;

export function modules(text: string): { size: number; path: string } | null {
  if (text.length > MOST) return null;
  const code = qrcode(0, "L");
  code.addData(text, "Byte");
  code.make();
  const size = code.getModuleCount();
  let path = "";
  for (let y = 0; y < size; y++)
    for (let x = 0; x < size; x++) if (code.isDark(y, x)) path += `M${x + 4} ${y + 4}h1v1h-1z`;
  return { size, path };
}
