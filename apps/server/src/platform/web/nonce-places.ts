import { gzipSync } from 'node:zlib';
import { asBlock, deflate, gzipOf } from './gzip-blocks.ts';

/** A rendered page whose nonce is put in anew for each answer. */
export interface NoncePlaces {
  /** The page with this nonce, as long as the one it was rendered with. */
  html(nonce: string): Buffer;
  gzip(nonce: string): Buffer;
}

/** What deflate can look back. */
const windowSize = 32_768;
/** In no text: nothing that follows a nonce is taken for a repetition of it. */
const neverInText = 0xff;

/** Split once at the places of the nonce; what lies between is also compressed once. */
export function findNoncePlaces(html: Buffer, rendered: string): NoncePlaces {
  const pieces = split(html, Buffer.from(rendered));
  let compressed: Buffer[] | undefined;
  let isFirst = true;
  const whole = (nonce: string) => Buffer.concat(between(pieces, Buffer.from(nonce)));
  return {
    html: whole,
    gzip(nonce) {
      // The first has waited for the page as well; what is between the places pays off from the second on.
      if (isFirst) {
        isFirst = false;
        return gzipSync(whole(nonce), { level: 2 });
      }
      compressed ??= compressApart(pieces, rendered.length);
      const given = Buffer.from(nonce);
      return gzipOf(between(compressed, asBlock(given)), between(pieces, given));
    },
  };
}

function split(html: Buffer, at: Buffer): Buffer[] {
  const pieces: Buffer[] = [];
  let from = 0;
  for (let found = html.indexOf(at); found >= 0; found = html.indexOf(at, from)) {
    pieces.push(html.subarray(from, found));
    from = found + at.length;
  }
  return [...pieces, html.subarray(from)];
}

const between = (pieces: readonly Buffer[], nonce: Buffer): Buffer[] =>
  pieces.flatMap((piece, at) => (at === 0 ? [piece] : [nonce, piece]));

/** Each piece as blocks that end with a whole byte and look back at the pieces before it, but at no nonce. */
function compressApart(pieces: readonly Buffer[], nonceLength: number): Buffer[] {
  const gap = Buffer.alloc(nonceLength, neverInText);
  let before: Buffer = Buffer.alloc(0);
  return pieces.map((piece) => {
    const blocks = deflate(piece, 6, before);
    before = Buffer.concat([before, piece, gap]).subarray(-windowSize);
    return blocks;
  });
}
