import { asBlock, deflate, gzipOf } from './gzip-blocks.ts';

/** A page as it was put together. */
export interface PagePiece {
  bytes: Buffer;
  /** Known from before, and given out again as the same object; the others were rendered for this page. */
  isKept: boolean;
}

export const joined = (pieces: readonly PagePiece[]): Buffer<ArrayBuffer> =>
  Buffer.concat(pieces.map(({ bytes }) => bytes));

/** What does not pay to compress: a few words between two parts. */
const fewBytes = 300;

const keptBlocks = new WeakMap<Buffer, Buffer>();

/** Compressed once, as well as it can be. */
function blocksOf(part: Buffer): Buffer {
  const blocks = keptBlocks.get(part) ?? deflate(part, 9);
  keptBlocks.set(part, blocks);
  return blocks;
}

/** A page compressed for the first who asks: kept parts are compressed already, only what is new of it is work. */
export const gzipPieces = (pieces: readonly PagePiece[], level: number): Buffer =>
  gzipOf(
    pieces.map(({ bytes, isKept }) => {
      if (isKept) return blocksOf(bytes);
      return bytes.length < fewBytes ? asBlock(bytes) : deflate(bytes, level);
    }),
    pieces.map(({ bytes }) => bytes),
  );
