import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { deflateSync } from 'node:zlib';
import * as fontkit from 'fontkit';
import type { GreyImage } from '../document/recognise.ts';

/** An A4 page at 150 dots an inch, as an office scanner makes it. */
const WIDTH = 1240;
const HEIGHT = 1754;
const DOTS_PER_POINT = 150 / 72;
/** Each dot is looked at in this many rows. */
const SUBROWS = 4;

const interFile = fileURLToPath(import.meta.resolve('@fontsource-variable/inter/files/inter-latin-wght-normal.woff2'));

export interface ScannedLine {
  readonly text: string;
  /** In points. */
  readonly size?: number;
  /** In points, from the left margin. */
  readonly indent?: number;
  /** In points, above the line. */
  readonly space?: number;
}

/** A picture of a typed page: greyish paper, a little dust, letters with soft edges. */
export function scanPage(lines: readonly ScannedLine[]): GreyImage {
  const font = openFont();
  const pixels = new Uint8Array(WIDTH * HEIGHT).fill(247);
  let y = 60;
  for (const { text, size = 11, indent = 0, space = 0 } of lines) {
    y += space + size * 1.35;
    drawText(pixels, font, text, {
      x: (60 + indent) * DOTS_PER_POINT,
      y: y * DOTS_PER_POINT,
      size: size * DOTS_PER_POINT,
    });
  }
  addDust(pixels);
  return { width: WIDTH, height: HEIGHT, pixels };
}

/** As a PNG file, which is what a PDF can hold. */
export function toPng({ width, height, pixels }: GreyImage): Buffer {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header.set([8, 0, 0, 0, 0], 8);
  const rows = Buffer.alloc((width + 1) * height);
  for (let row = 0; row < height; row += 1) {
    rows.set(pixels.subarray(row * width, (row + 1) * width), row * (width + 1) + 1);
  }
  const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
  return Buffer.concat([
    signature,
    chunk('IHDR', header),
    chunk('IDAT', deflateSync(rows)),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

function chunk(name: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(name, 'latin1'), data]);
  const frame = Buffer.alloc(8);
  frame.writeUInt32BE(data.length, 0);
  frame.writeUInt32BE(crc(body), 4);
  return Buffer.concat([frame.subarray(0, 4), body, frame.subarray(4)]);
}

function crc(data: Buffer): number {
  let value = 0xffffffff;
  for (const byte of data) {
    value ^= byte;
    for (let bit = 0; bit < 8; bit += 1) value = value & 1 ? (value >>> 1) ^ 0xedb88320 : value >>> 1;
  }
  return (value ^ 0xffffffff) >>> 0;
}

function openFont(): fontkit.Font {
  const font = fontkit.create(readFileSync(interFile));
  if (font.type !== 'TTF' && font.type !== 'WOFF2' && font.type !== 'WOFF') throw new Error('not a single font');
  return font;
}

type Edge = readonly [x0: number, y0: number, x1: number, y1: number];

function drawText(
  pixels: Uint8Array,
  font: fontkit.Font,
  text: string,
  at: { x: number; y: number; size: number },
): void {
  const scale = at.size / font.unitsPerEm;
  let { x } = at;
  const run = font.layout(text);
  for (const [index, glyph] of run.glyphs.entries()) {
    fill(
      pixels,
      edgesOf(glyph.path.commands, (px, py) => [x + px * scale, at.y - py * scale]),
    );
    x += (run.positions[index]?.xAdvance ?? glyph.advanceWidth) * scale;
  }
}

type Command = fontkit.Glyph['path']['commands'][number];

/** Curves become short straight pieces. */
function edgesOf(commands: readonly Command[], place: (x: number, y: number) => [number, number]): Edge[] {
  const edges: Edge[] = [];
  let [x, y] = [0, 0];
  let [startX, startY] = [0, 0];
  const lineTo = (toX: number, toY: number) => {
    edges.push([...place(x, y), ...place(toX, toY)]);
    [x, y] = [toX, toY];
  };
  const curveTo = (point: (t: number) => [number, number]) => {
    for (let step = 1; step <= 6; step += 1) lineTo(...point(step / 6));
  };
  for (const { command, args } of commands) {
    const [a = 0, b = 0, c = 0, d = 0, e = 0, f = 0] = args;
    const [x0, y0] = [x, y];
    if (command === 'moveTo') [x, y, startX, startY] = [a, b, a, b];
    else if (command === 'lineTo') lineTo(a, b);
    else if (command === 'quadraticCurveTo') curveTo((t) => [quadratic(x0, a, c, t), quadratic(y0, b, d, t)]);
    else if (command === 'bezierCurveTo') curveTo((t) => [cubic(x0, a, c, e, t), cubic(y0, b, d, f, t)]);
    else lineTo(startX, startY);
  }
  return edges;
}

const quadratic = (a: number, b: number, c: number, t: number): number =>
  (1 - t) ** 2 * a + 2 * (1 - t) * t * b + t * t * c;
const cubic = (a: number, b: number, c: number, d: number, t: number): number =>
  (1 - t) ** 3 * a + 3 * (1 - t) ** 2 * t * b + 3 * (1 - t) * t * t * c + t ** 3 * d;

/** Every dot gets as dark as the share of it that lies inside the outline (non-zero winding). */
function fill(pixels: Uint8Array, edges: readonly Edge[]): void {
  const ys = edges.flatMap(([, y0, , y1]) => [y0, y1]);
  for (let row = Math.floor(Math.min(...ys)); row <= Math.max(...ys); row += 1) {
    for (let part = 0; part < SUBROWS; part += 1) {
      const y = row + (part + 0.5) / SUBROWS;
      const crossings = edges
        .filter(([, y0, , y1]) => y0 <= y !== y1 <= y)
        .map(([x0, y0, x1, y1]) => ({ x: x0 + ((y - y0) / (y1 - y0)) * (x1 - x0), turn: y1 > y0 ? 1 : -1 }))
        .sort((a, b) => a.x - b.x);
      let winding = 0;
      for (const [index, { x, turn }] of crossings.entries()) {
        winding += turn;
        const next = crossings[index + 1];
        if (winding !== 0 && next) darken(pixels, row, x, next.x);
      }
    }
  }
}

function darken(pixels: Uint8Array, row: number, from: number, to: number): void {
  for (let column = Math.floor(from); column < to; column += 1) {
    const share = Math.min(to, column + 1) - Math.max(from, column);
    const at = row * WIDTH + column;
    if (column >= 0 && column < WIDTH && row >= 0 && row < HEIGHT) {
      pixels[at] = Math.max(20, (pixels[at] ?? 255) - (share * 230) / SUBROWS);
    }
  }
}

/** Always the same dust. */
function addDust(pixels: Uint8Array): void {
  let seed = 42;
  for (let speck = 0; speck < 400; speck += 1) {
    seed = (seed * 1_103_515_245 + 12_345) % 2_147_483_648;
    pixels[seed % pixels.length] = 150;
  }
}
