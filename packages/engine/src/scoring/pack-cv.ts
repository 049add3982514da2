import { loadEncoder } from '../encoder/load-encoder.ts';
import { format, headerBytes, newPlaces, placeLists } from './cv-format.ts';
import type { PreparedCv } from './prepared-cv.ts';

export const packCv = ({ bytes }: PreparedCv): Uint8Array => bytes;

const places = newPlaces();

/** Takes stored bytes as they are, once it is certain that they are a whole CV of this format and code book. */
export function unpackCv(bytes: Uint8Array): PreparedCv {
  if (bytes.length < headerBytes || (shortAt(bytes, 0) | (shortAt(bytes, 2) << 16)) !== format)
    throw new Error('Not a prepared CV');
  if (shortAt(bytes, 4) !== loadEncoder().lineCodes.parts)
    throw new Error('The CV was prepared with another code book');
  const sizes = {
    parts: shortAt(bytes, 4),
    lines: shortAt(bytes, 6),
    sentences: shortAt(bytes, 8),
    words: shortAt(bytes, 10),
    uses: shortAt(bytes, 12),
    written: shortAt(bytes, 14),
    entries: shortAt(bytes, 16),
    posts: shortAt(bytes, 30),
  };
  if (bytes.length !== placeLists(sizes, places).end) throw new Error('The prepared CV is not whole');
  return { bytes };
}

const shortAt = (bytes: Uint8Array, at: number): number => (bytes[at] as number) | ((bytes[at + 1] as number) << 8);
