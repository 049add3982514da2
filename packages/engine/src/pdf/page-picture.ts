import type { GreyImage } from '../document/recognise.ts';
import { decodeImage, type Picture } from './decode-image.ts';
import { boundsOf, invert, type Matrix, multiply } from './matrix.ts';
import type { OpenedPdf, PdfPage } from './open-pdf.ts';
import type { PaintedImage } from './painted.ts';

/** Letters are recognised best at 300 dots an inch; finer only costs time. */
const DOTS_PER_POINT = 300 / 72;
const MAX_PIXELS = 12_000_000;

/** Pixels a point. */
export const pictureScale = (width: number, height: number): number =>
  Math.min(DOTS_PER_POINT, Math.sqrt(MAX_PIXELS / Math.max(1, width * height)));

/** How much of the page its pictures cover, 0 to 1; those that lie on each other count twice. */
export function pictureShare(images: readonly PaintedImage[], width: number, height: number): number {
  const covered = images.reduce((sum, { matrix }) => {
    const { x0, y0, x1, y1 } = boundsOf(matrix, 0, 0, 1, 1);
    const across = Math.min(x1, width) - Math.max(x0, 0);
    const down = Math.min(y1, height) - Math.max(y0, 0);
    return sum + Math.max(0, across) * Math.max(0, down);
  }, 0);
  return covered / Math.max(1, width * height);
}

/** Puts a page's pictures together as one, the way they lie on the page: scanners like to cut a page into strips. */
export async function composePicture(
  pdf: OpenedPdf,
  page: PdfPage,
  { images, width, height }: { images: readonly PaintedImage[]; width: number; height: number },
): Promise<GreyImage | undefined> {
  const scale = pictureScale(width, height);
  const canvas: GreyImage = {
    width: Math.max(1, Math.round(width * scale)),
    height: Math.max(1, Math.round(height * scale)),
    pixels: new Uint8Array(Math.round(width * scale) * Math.round(height * scale)).fill(255),
  };
  let isEmpty = true;
  for (const { matrix, source } of images) {
    const picture = await decodeImage(pdf, page, source);
    if (!picture) continue;
    paint(canvas, multiply([scale, 0, 0, scale, 0, 0], matrix), picture);
    isEmpty = false;
  }
  return isEmpty ? undefined : canvas;
}

function paint(canvas: GreyImage, matrix: Matrix, picture: Picture): void {
  // A picture's own rows run downwards, the unit square's upwards.
  const back = invert(multiply(matrix, [1 / picture.width, 0, 0, -1 / picture.height, 0, 1]));
  if (!back) return;
  const [a, b, c, d, e, f] = back;
  const { x0, y0, x1, y1 } = boundsOf(matrix, 0, 0, 1, 1);
  const reach = Math.min(4, Math.max(1, Math.round(Math.hypot(a, b))));
  for (let y = Math.max(0, Math.floor(y0)); y < Math.min(canvas.height, Math.ceil(y1)); y += 1) {
    for (let x = Math.max(0, Math.floor(x0)); x < Math.min(canvas.width, Math.ceil(x1)); x += 1) {
      const column = Math.floor(a * (x + 0.5) + c * (y + 0.5) + e);
      const row = Math.floor(b * (x + 0.5) + d * (y + 0.5) + f);
      const grey = picture.greyAt(column, row, reach);
      if (grey >= 0) canvas.pixels[y * canvas.width + x] = grey;
    }
  }
}
