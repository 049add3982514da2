import { keepSent, type SentRow } from '../platform/database/sent-row.ts';

/** The bytes in which the database would send them. */
export function bytesOfRow(texts: readonly (string | null)[]): Buffer {
  const count = Buffer.alloc(2);
  count.writeInt16BE(texts.length);
  const columns = texts.flatMap((text) => {
    const length = Buffer.alloc(4);
    length.writeInt32BE(text === null ? -1 : Buffer.byteLength(text));
    return [length, Buffer.from(text ?? '')];
  });
  return Buffer.concat([count, ...columns]);
}

export function sentRow(...texts: (string | null)[]): SentRow {
  const bytes = bytesOfRow(texts);
  return keepSent(bytes, 0, bytes.length);
}
