// The result as a picture to send to friends.
import { language, say } from "$lib/words.svelte";
import { show } from "./numbers";
import type { Sheet } from "./sheet";
import type { Outcome } from "./sheets/reckon";

const WIDTH = 1080;

export async function draw(sheet: Sheet, outcome: Outcome): Promise<Blob> {
  const order = sheet.players.map((_, i) => i).sort((a, b) => rank(outcome, a) - rank(outcome, b));
  const canvas = document.createElement("canvas");
  canvas.width = WIDTH;
  canvas.height = 330 + 110 * order.length;
  const pen = canvas.getContext("2d") as CanvasRenderingContext2D;
  pen.fillStyle = "#f6efe0";
  pen.fillRect(0, 0, canvas.width, canvas.height);
  river(pen, canvas.height);
  pen.fillStyle = "#1f2a30";
  pen.font = "84px Title, sans-serif";
  pen.fillText(sheet.name || say(`pad-game-${sheet.game}`), 70, 140, WIDTH - 140);
  pen.font = "34px Text, sans-serif";
  const day = new Intl.DateTimeFormat(language(), { dateStyle: "long" }).format(
    new Date(sheet.started || Date.now()),
  );
  pen.fillText(day, 72, 196);
  order.forEach((seat, i) => player(pen, sheet, outcome, seat, 280 + 110 * i));
  return new Promise((resolve, reject) =>
    canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error("no picture"))), "image/png"),
  );
}

const rank = (outcome: Outcome, seat: number) => outcome.tally.places[seat] || 99;

function player(
  pen: CanvasRenderingContext2D,
  sheet: Sheet,
  outcome: Outcome,
  seat: number,
  y: number,
): void {
  const won = outcome.winners.includes(seat);
  pen.fillStyle = won ? "#17615c" : "#fffaf0";
  pen.strokeStyle = "#1f2a30";
  pen.lineWidth = 4;
  pen.beginPath();
  pen.roundRect(70, y - 56, WIDTH - 140, 92, 20);
  pen.fill();
  pen.stroke();
  pen.fillStyle = won ? "#fffaf0" : "#1f2a30";
  pen.font = "46px Text, sans-serif";
  const place = rank(outcome, seat);
  pen.textAlign = "left";
  pen.fillText(
    `${won ? "★" : place < 99 ? `${place}.` : ""}  ${sheet.players[seat]?.name ?? ""}`,
    100,
    y + 6,
    640,
  );
  pen.textAlign = "right";
  pen.font = "60px Title, sans-serif";
  pen.fillText(show(outcome.tally.totals[seat] ?? 0, language()), WIDTH - 110, y + 12);
  pen.textAlign = "left";
}

function river(pen: CanvasRenderingContext2D, height: number): void {
  pen.fillStyle = "#17615c";
  pen.beginPath();
  pen.moveTo(0, height - 50);
  for (let x = 0; x < WIDTH; x += 120) {
    pen.quadraticCurveTo(x + 30, height - 78, x + 60, height - 50);
    pen.quadraticCurveTo(x + 90, height - 26, x + 120, height - 50);
  }
  pen.lineTo(WIDTH, height);
  pen.lineTo(0, height);
  pen.fill();
}
