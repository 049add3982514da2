import { amber } from './palette.ts';

export const width = 1600;
export const height = 900;

type Point = readonly [number, number];

/** Every item of a list drawn one after the other. */
export const each = <T>(items: readonly T[], draw: (item: T, index: number) => string): string =>
  items.map(draw).join('');

export const range = (count: number): number[] => Array.from({ length: count }, (_, index) => index);

export const rect = (x: number, y: number, w: number, h: number, fill: string, more = ''): string =>
  `<rect x="${x}" y="${y}" width="${w}" height="${h}" fill="${fill}" ${more}/>`;

export const circle = (x: number, y: number, r: number, fill: string, more = ''): string =>
  `<circle cx="${x}" cy="${y}" r="${r}" fill="${fill}" ${more}/>`;

export const polygon = (points: readonly Point[], fill: string, more = ''): string =>
  `<polygon points="${points.map((point) => point.join(',')).join(' ')}" fill="${fill}" ${more}/>`;

export const stroke = (from: Point, to: Point, colour: string, thickness = 2, more = ''): string =>
  `<line x1="${from[0]}" y1="${from[1]}" x2="${to[0]}" y2="${to[1]}" stroke="${colour}" stroke-width="${thickness}" ${more}/>`;

/** Lines of writing, as one sees them from too far away to read. */
export const writing = (
  x: number,
  y: number,
  lengths: readonly number[],
  { colour, gap = 34, thickness = 10 }: { colour: string; gap?: number; thickness?: number },
): string =>
  each(lengths, (length, index) => rect(x, y + index * gap, length, thickness, colour, `rx="${thickness / 2}"`));

/** Light that is strongest at `from` and spent at `to`. */
export const light = (id: string, from: Point, to: Point, stops: readonly [number, number][], colour = amber): string =>
  `<linearGradient id="${id}" gradientUnits="userSpaceOnUse" x1="${from[0]}" y1="${from[1]}" x2="${to[0]}" y2="${to[1]}">${each(
    stops,
    ([offset, opacity]) => `<stop offset="${offset}" stop-color="${colour}" stop-opacity="${opacity}"/>`,
  )}</linearGradient>`;

export const halo = (id: string, at: Point, radius: number, strength: number, colour = amber): string =>
  `<radialGradient id="${id}" gradientUnits="userSpaceOnUse" cx="${at[0]}" cy="${at[1]}" r="${radius}"><stop offset="0" stop-color="${colour}" stop-opacity="${strength}"/><stop offset="1" stop-color="${colour}" stop-opacity="0"/></radialGradient>`;

export const lettering = (
  x: number,
  y: number,
  text: string,
  { size, colour, more = '' }: { size: number; colour: string; more?: string },
): string =>
  `<text x="${x}" y="${y}" font-family="Fraunces" font-size="${size}" fill="${colour}" style="font-variation-settings:'opsz' 144,'SOFT' 0;letter-spacing:-0.02em" ${more}>${text}</text>`;

export const picture = (ground: string, defs: string, body: string): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}"><defs>${defs}</defs>${rect(0, 0, width, height, ground)}${body}</svg>`;
