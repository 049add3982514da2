import { createHash } from 'node:crypto';
import { asBlock, deflate, gzipOf } from './gzip-blocks.ts';

/** A page as it was put together. */
export interface PagePiece {
  bytes: Buffer;
  /** Known from before, and given out again as the same object; the others were rendered for this page. */
  isKept: boolean;
}

export const joined = (pieces: readonly PagePiece[]): Buffer<ArrayBuffer> =>
  Buffer.concat(pieces.map(({ bytes }) => bytes));

const keptDigests = new WeakMap<Buffer, Buffer>();

const digestOf = (bytes: Buffer): Buffer => createHash('sha1').update(bytes).digest();

function keptDigestOf(part: Buffer): Buffer {
  const digest = keptDigests.get(part) ?? digestOf(part);
  keptDigests.set(part, digest);
  return digest;
}

/** Another for every other page. Kept parts, most of a page, are read through once. */
export function tagOf(pieces: readonly PagePiece[]): string {
  const hash = createHash('sha1');
  // Each takes as much as it is said to: where one piece ends and the next begins is part of what is read.
  for (const { bytes, isKept } of pieces)
    hash.update(isKept ? 'kept ' : `${bytes.length} `).update(isKept ? keptDigestOf(bytes) : bytes);
  return `"${hash.digest('base64url')}"`;
}

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
