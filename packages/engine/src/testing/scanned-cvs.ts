import type { GreyImage } from '../document/recognise.ts';
import { drawPdf } from './draw-pdf.ts';
import { type ScannedLine, scanPage, toPng } from './scan.ts';

/** As many as are recognised. */
const pages = 6;
const a4 = { width: 595.28, height: 841.89 };

const pdfOf = (images: readonly Buffer[]): Promise<Uint8Array> =>
  drawPdf(
    (pdf) => {
      for (const image of images) pdf.addPage().image(image, 0, 0, a4);
    },
    { autoFirstPage: false },
  );

/** A CV of six typed pages that were put through an office scanner. */
function drawHonest(): Promise<Uint8Array> {
  const page = (number: number): ScannedLine[] => [
    ...(number === 1 ? [{ text: 'Ines Duarte', size: 20 }, { text: 'ines.duarte@example.com' }] : []),
    { text: 'Experience', size: 14, space: 12 },
    ...Array.from({ length: 9 }, (_, at) => [
      { text: `Community Nurse, Fernhill Trust, ${2000 + number} - ${2001 + number}`, space: 10 },
      { text: `- Visited twelve patients a day at home and wrote down their care, round ${at + 1}`, indent: 10 },
      { text: '- Led the clinic for wounds and taught new colleagues how to dress them', indent: 10 },
    ]).flat(),
  ];
  return pdfOf(Array.from({ length: pages }, (_, at) => toPng(scanPage(page(at + 1)))));
}

/** Rows of blots as wide as letters, thousands on a page: each looks like a word to a recogniser, and none is one. */
function drawBlots(): Promise<Uint8Array> {
  const [width, height] = [2480, 3508];
  const pixels = new Uint8Array(width * height).fill(250);
  let seed = 7;
  const next = (below: number): number => {
    seed = (seed * 1_103_515_245 + 12_345) % 2_147_483_648;
    return (seed >>> 8) % below;
  };
  const rows = Array.from({ length: 64 }, () => {
    const row = new Uint8Array(width).fill(250);
    for (let x = 0; x < width; x += 2 + next(9)) row.fill(10, x, x + 1 + next(6));
    return row;
  });
  for (let y = 0; y < height; y += 1) {
    const row = rows[(y * 7 + Math.floor(y / 24)) % rows.length];
    if (row && y % 24 < 18) pixels.set(row, y * width);
  }
  const image: GreyImage = { width, height, pixels };
  const png = toPng(image);
  return pdfOf(Array.from({ length: pages }, () => png));
}

export const scannedCvs = [
  { name: 'an honest scan of six pages', make: drawHonest, isHostile: false },
  { name: 'a hostile scan of six pages', make: drawBlots, isHostile: true },
];
