import type { PreparedCv } from './prepared-cv.ts';

/**
 * A prepared CV as bytes, little-endian, the wide numbers first so that they lie where a machine can read them in place:
 * format (4), lines, sentences, entries, words, as-of month, stated years (2 each), education level (4), words (4 each), where
 * the words of each line start (2), spans (4 an entry), kinds (1), entries of lines (1), codes (48 a sentence).
 */
const format = 0x31_56_43_43;
const headerBytes = 20;
/** Of the encoder's code book; a CV packed with another is prepared anew. */
const codeParts = 48;

export function packCv(cv: PreparedCv): Uint8Array {
  const entries = cv.spans.length / 2;
  const bytes = new Uint8Array(lengthOf(cv.lineCount, cv.sentenceCount, entries, cv.stems.length));
  const view = new DataView(bytes.buffer);
  view.setUint32(0, format, true);
  [cv.lineCount, cv.sentenceCount, entries, cv.stems.length, cv.asOf, cv.statedYears].forEach((value, at) => {
    view.setUint16(4 + at * 2, value, true);
  });
  view.setUint32(16, cv.educationLevel, true);
  let at = headerBytes;
  for (const stem of cv.stems) {
    view.setUint32(at, stem, true);
    at += 4;
  }
  for (const values of [cv.stemStarts, cv.spans]) {
    for (const value of values) {
      view.setUint16(at, value, true);
      at += 2;
    }
  }
  for (const values of [cv.kinds, cv.entryOf, cv.codes]) {
    bytes.set(values, at);
    at += values.length;
  }
  return bytes;
}

export function unpackCv(bytes: Uint8Array): PreparedCv {
  // The arrays below are views of these bytes, which must therefore lie at a multiple of four.
  const aligned = bytes.byteOffset % 4 === 0 ? bytes : bytes.slice();
  const view = new DataView(aligned.buffer, aligned.byteOffset, aligned.byteLength);
  if (aligned.length < headerBytes || view.getUint32(0, true) !== format) throw new Error('Not a prepared CV');
  const lineCount = view.getUint16(4, true);
  const sentenceCount = view.getUint16(6, true);
  const entries = view.getUint16(8, true);
  const words = view.getUint16(10, true);
  if (aligned.length !== lengthOf(lineCount, sentenceCount, entries, words))
    throw new Error('The prepared CV is not whole');
  const { buffer } = aligned;
  const stemsAt = aligned.byteOffset + headerBytes;
  const startsAt = stemsAt + words * 4;
  const spansAt = startsAt + (lineCount + 1) * 2;
  const kindsAt = spansAt + entries * 4;
  return {
    lineCount,
    sentenceCount,
    stems: new Uint32Array(buffer, stemsAt, words),
    stemStarts: new Uint16Array(buffer, startsAt, lineCount + 1),
    spans: new Uint16Array(buffer, spansAt, entries * 2),
    kinds: new Uint8Array(buffer, kindsAt, lineCount),
    entryOf: new Uint8Array(buffer, kindsAt + lineCount, lineCount),
    codes: new Uint8Array(buffer, kindsAt + lineCount * 2, sentenceCount * codeParts),
    asOf: view.getUint16(12, true),
    statedYears: view.getUint16(14, true),
    educationLevel: view.getUint32(16, true),
  };
}

const lengthOf = (lines: number, sentences: number, entries: number, words: number): number =>
  headerBytes + words * 4 + (lines + 1) * 2 + entries * 4 + lines * 2 + sentences * codeParts;
