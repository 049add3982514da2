import type { GreyImage } from '@candela/engine/document/recognise.ts';

/** Rows of a picture that are read together: some six to twelve lines of a page. */
export interface Band {
  readonly from: number;
  /** The first row that belongs to the next band. */
  readonly to: number;
  /** A little more than those rows, so that a line at the edge is whole in one of the two. */
  readonly image: GreyImage;
  /** The row of the page at which the image begins. */
  readonly top: number;
}

const LEAST_ROWS = 350;
const MOST_ROWS = 650;
/** Half the height of a large line; a word belongs to the band its middle lies in. */
const OVERLAP = 40;
/** Rows whose ink counts for the question where to cut. */
const NEAR = 8;
/** Less ink than a full stop is dust. */
const DUST = 40;

/** The bands from a row downwards, cut where there is least ink; those without ink are left out. */
export function* cutBands(image: GreyImage, from: number): Generator<Band> {
  const ink = inkOfRows(image);
  const { width, height, pixels } = image;
  for (let start = from; start < height; ) {
    const to = cutAfter(ink, start, height);
    if (sum(ink, start, to) >= DUST) {
      const top = Math.max(0, start - OVERLAP);
      const bottom = Math.min(height, to + OVERLAP);
      const part = { width, height: bottom - top, pixels: pixels.subarray(top * width, bottom * width) };
      yield { from: start, to, image: part, top };
    }
    start = to;
  }
}

function cutAfter(ink: Uint32Array, from: number, height: number): number {
  if (height - from <= MOST_ROWS) return height;
  let best = from + MOST_ROWS;
  let least = Number.POSITIVE_INFINITY;
  for (let row = from + LEAST_ROWS; row <= from + MOST_ROWS; row += 1) {
    const near = sum(ink, row - NEAR, row + NEAR);
    // The lowest of equals: fewer bands.
    if (near > least) continue;
    least = near;
    best = row;
  }
  return best;
}

/** Dots of each row that are clearly darker than the paper. */
function inkOfRows({ width, height, pixels }: GreyImage): Uint32Array {
  const darkerThan = paperOf(pixels) * 0.7;
  const ink = new Uint32Array(height);
  for (let row = 0; row < height; row += 1) {
    let dots = 0;
    for (let at = row * width; at < (row + 1) * width; at += 1) if ((pixels[at] ?? 255) < darkerThan) dots += 1;
    ink[row] = dots;
  }
  return ink;
}

/** What half of the picture is at least as light as. */
function paperOf(pixels: Uint8Array): number {
  const counts = new Uint32Array(256);
  for (const grey of pixels) counts[grey] = (counts[grey] ?? 0) + 1;
  let lighter = 0;
  for (let grey = 255; grey >= 0; grey -= 1) {
    lighter += counts[grey] ?? 0;
    if (lighter * 2 >= pixels.length) return grey;
  }
  return 255;
}

function sum(values: Uint32Array, from: number, to: number): number {
  let total = 0;
  for (let at = Math.max(0, from); at < Math.min(values.length, to); at += 1) total += values[at] ?? 0;
  return total;
}
