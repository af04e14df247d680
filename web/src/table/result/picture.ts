// The result as a picture to share: game, winner, score and the chart on the game's cloth.

import type { Advantage } from "../../wire.ts";

const WIDTH = 1200;
const HEIGHT = 630;
const EDGE = 64;

interface Subject {
  readonly game: string;
  readonly title: string;
  readonly score: string;
  /** The winner's shield; null for a draw. */
  readonly tincture: number | null;
  readonly names: readonly string[];
  readonly chart: Advantage | null;
  /** The seat whose line is drawn. */
  readonly of: number;
}

export async function pictureOf(subject: Subject): Promise<Blob> {
  const canvas = document.createElement("canvas");
  canvas.width = WIDTH;
  canvas.height = HEIGHT;
  const pen = canvas.getContext("2d")!;
  await document.fonts.ready;
  ground(pen);
  if (subject.tincture !== null) shield(pen, `shield-${subject.tincture}`, EDGE, 158, 118);
  words(pen, subject);
  if (subject.chart && subject.chart.points.length > 1) curve(pen, subject.chart, subject.of);
  return new Promise((done) => canvas.toBlob((blob) => done(blob!), "image/png"));
}

const colour = (name: string): string => {
  const table = document.querySelector(".table") ?? document.documentElement;
  return getComputedStyle(table).getPropertyValue(name).trim();
};

function ground(pen: CanvasRenderingContext2D): void {
  const light = pen.createRadialGradient(WIDTH / 2, HEIGHT * 0.42, 60, WIDTH / 2, HEIGHT * 0.42, WIDTH * 0.7);
  light.addColorStop(0, colour("--cloth"));
  light.addColorStop(1, colour("--cloth-2"));
  pen.fillStyle = light;
  pen.fillRect(0, 0, WIDTH, HEIGHT);
  pen.strokeStyle = "rgba(255, 248, 226, .3)";
  pen.lineWidth = 2;
  pen.strokeRect(18, 18, WIDTH - 36, HEIGHT - 36);
}

function words(pen: CanvasRenderingContext2D, { game, title, score, tincture, names }: Subject): void {
  const left = tincture === null ? EDGE : EDGE + 150;
  pen.textBaseline = "alphabetic";
  pen.fillStyle = "#f0cd80";
  pen.font = "34px Marcellus, Georgia, serif";
  pen.fillText(`Regalia · ${game}`, EDGE, 108, WIDTH - 2 * EDGE);
  pen.fillStyle = "#fbf6e9";
  pen.font = "76px Marcellus, Georgia, serif";
  pen.fillText(title, left, 222, WIDTH - left - EDGE);
  pen.fillStyle = "#dfe6d6";
  pen.font = "32px Figtree, Arial, sans-serif";
  pen.fillText([score, names.join(", ")].filter(Boolean).join(" · "), left, 270, WIDTH - left - EDGE);
}

function curve(pen: CanvasRenderingContext2D, chart: Advantage, seat: number): void {
  const [top, bottom] = [330, HEIGHT - EDGE];
  const x = (point: number): number => EDGE + ((WIDTH - 2 * EDGE) * point) / (chart.points.length - 1);
  const y = (share: number): number => bottom - (bottom - top) * share;
  pen.fillStyle = "rgba(0, 0, 0, .22)";
  pen.fillRect(EDGE, top - 14, WIDTH - 2 * EDGE, bottom - top + 28);
  pen.setLineDash([6, 8]);
  pen.strokeStyle = "rgba(255, 248, 226, .45)";
  pen.lineWidth = 2;
  pen.strokeRect(EDGE, y(1 / (chart.points[0]?.shares.length ?? 2)), WIDTH - 2 * EDGE, 0);
  pen.setLineDash([]);
  pen.beginPath();
  chart.points.forEach((point, at) => pen.lineTo(x(at), y(point.shares[seat] ?? 0)));
  pen.strokeStyle = "#fbf6e9";
  pen.lineWidth = 5;
  pen.lineJoin = "round";
  pen.stroke();
  const turning = chart.turning === null ? undefined : chart.moments[chart.turning];
  if (!turning) return;
  const at = turning.point + 1;
  pen.beginPath();
  pen.arc(x(at), y(chart.points[at]?.shares[seat] ?? 0), 12, 0, 7);
  pen.fillStyle = "#f0cd80";
  pen.fill();
}

/** Draws a shield of the sprite from its paths: pages of this server may not load images from data. */
function shield(pen: CanvasRenderingContext2D, id: string, x: number, y: number, size: number): void {
  const paths = [...(document.getElementById(id)?.querySelectorAll("path") ?? [])];
  const outline = new Path2D(paths[0]?.getAttribute("d") ?? "");
  pen.save();
  pen.translate(x, y);
  pen.scale(size / 100, size / 100);
  for (const path of paths.slice(1)) {
    if (path.hasAttribute("transform")) continue; // the shadow around it
    pen.save();
    if (path.closest("[clip-path]")) pen.clip(outline);
    trace(pen, path);
    pen.restore();
  }
  pen.restore();
}

function trace(pen: CanvasRenderingContext2D, path: SVGPathElement): void {
  const shape = new Path2D(path.getAttribute("d") ?? "");
  const fill = path.getAttribute("fill") ?? "none";
  const stroke = path.getAttribute("stroke") ?? "none";
  if (fill !== "none") {
    pen.fillStyle = resolved(fill);
    pen.fill(shape);
  }
  if (stroke !== "none") {
    pen.strokeStyle = resolved(stroke);
    pen.globalAlpha = Number(path.getAttribute("stroke-opacity") ?? 1);
    pen.lineWidth = Number(path.getAttribute("stroke-width") ?? 1);
    pen.stroke(shape);
  }
}

/** A colour of the sprite, with its custom property looked up. */
const resolved = (paint: string): string =>
  paint.replace(/^var\((--[\w-]+)(?:,([^)]*))?\)$/, (_, name: string, otherwise: string | undefined) => colour(name) || (otherwise ?? "#888"));
