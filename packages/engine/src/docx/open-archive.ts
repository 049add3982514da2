import { DocumentUnreadable } from '../document/document-unreadable.ts';

/** A zip file that is never unpacked as a whole: nothing is written anywhere, and each part is unpacked when it is asked for. */
export interface Archive {
  readonly names: readonly string[];
  /** Absent when there is no such part. */
  read(name: string): Promise<Uint8Array | undefined>;
}

interface Entry {
  readonly isEncrypted: boolean;
  readonly method: number;
  readonly checksum: number;
  readonly packedSize: number;
  readonly size: number;
  readonly offset: number;
}

const MAX_ENTRIES = 1000;
const MAX_UNPACKED = 50 * 1024 * 1024;
const MAX_RATIO = 100;
/** A blank picture or a short part may well shrink to a hundredth; that does no harm. */
const RATIO_MATTERS_FROM = 1024 * 1024;

const END_SIGNATURE = 0x06054b50;
const ENTRY_SIGNATURE = 0x02014b50;
const LOCAL_SIGNATURE = 0x04034b50;
const [END_LENGTH, ENTRY_LENGTH, LOCAL_LENGTH] = [22, 46, 30];
const LONGEST_COMMENT = 0xffff;
const [STORED, DEFLATED] = [0, 8];

/**
 * Reads an archive's table of contents and holds it to its limits. Written by hand on the platform's own
 * decompression, which can be stopped at the size an entry declares; libraries go on unpacking what they then throw away.
 */
export function openArchive(bytes: Uint8Array): Archive {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const entries = readEntries(bytes, view);
  const unpacked = [...entries.values()].reduce((sum, { size }) => sum + size, 0);
  if (unpacked > MAX_UNPACKED) throw new DocumentUnreadable('too-large');
  if (unpacked > RATIO_MATTERS_FROM && unpacked > bytes.length * MAX_RATIO) throw new DocumentUnreadable('unsafe');
  return {
    names: [...entries.keys()],
    async read(name) {
      const entry = entries.get(name);
      return entry && unpack(bytes, view, entry);
    },
  };
}

function readEntries(bytes: Uint8Array, view: DataView): Map<string, Entry> {
  const end = findEnd(view);
  const count = view.getUint16(end + 10, true);
  if (count > MAX_ENTRIES) throw new DocumentUnreadable('too-large');
  const entries = new Map<string, Entry>();
  let at = view.getUint32(end + 16, true);
  for (let index = 0; index < count; index += 1) {
    if (at + ENTRY_LENGTH > end || view.getUint32(at, true) !== ENTRY_SIGNATURE)
      throw new DocumentUnreadable('damaged');
    const nameLength = view.getUint16(at + 28, true);
    const name = new TextDecoder().decode(bytes.subarray(at + ENTRY_LENGTH, at + ENTRY_LENGTH + nameLength));
    // Two parts of one name: each program would show another document.
    if (entries.has(name)) throw new DocumentUnreadable('unsafe');
    entries.set(name, {
      isEncrypted: (view.getUint16(at + 8, true) & 1) === 1,
      method: view.getUint16(at + 10, true),
      checksum: view.getUint32(at + 16, true),
      packedSize: view.getUint32(at + 20, true),
      size: view.getUint32(at + 24, true),
      offset: view.getUint32(at + 42, true),
    });
    at += ENTRY_LENGTH + nameLength + view.getUint16(at + 30, true) + view.getUint16(at + 32, true);
  }
  return entries;
}

/** The table of contents is announced at the very end, before a comment of any length. */
function findEnd(view: DataView): number {
  const last = view.byteLength - END_LENGTH;
  for (let at = last; at >= Math.max(0, last - LONGEST_COMMENT); at -= 1) {
    if (view.getUint32(at, true) === END_SIGNATURE) return at;
  }
  throw new DocumentUnreadable('damaged');
}

async function unpack(bytes: Uint8Array, view: DataView, entry: Entry): Promise<Uint8Array> {
  const { offset, packedSize, size, method } = entry;
  if (entry.isEncrypted) throw new DocumentUnreadable('encrypted');
  if (size > RATIO_MATTERS_FROM && size > packedSize * MAX_RATIO) throw new DocumentUnreadable('unsafe');
  if (offset + LOCAL_LENGTH > bytes.length || view.getUint32(offset, true) !== LOCAL_SIGNATURE) {
    throw new DocumentUnreadable('damaged');
  }
  const start = offset + LOCAL_LENGTH + view.getUint16(offset + 26, true) + view.getUint16(offset + 28, true);
  const packed = bytes.subarray(start, start + packedSize);
  if (method !== STORED && method !== DEFLATED) throw new DocumentUnreadable('damaged');
  const content = method === STORED ? packed : await inflate(packed, size);
  if (content.length !== size || checksumOf(content) !== entry.checksum) throw new DocumentUnreadable('damaged');
  return content;
}

/** An entry that turns out longer than it says is a trap; it is left as soon as it shows. */
async function inflate(packed: Uint8Array, size: number): Promise<Uint8Array> {
  const content = new Uint8Array(size);
  let length = 0;
  const source = new Blob([new Uint8Array(packed)]).stream();
  try {
    for await (const chunk of source.pipeThrough(new DecompressionStream('deflate-raw'))) {
      if (length + chunk.length > size) throw new DocumentUnreadable('unsafe');
      content.set(chunk, length);
      length += chunk.length;
    }
  } catch (cause) {
    throw cause instanceof DocumentUnreadable ? cause : new DocumentUnreadable('damaged', { cause });
  }
  return content.subarray(0, length);
}

const crcTable = Uint32Array.from({ length: 256 }, (_, byte) => {
  let value = byte;
  for (let bit = 0; bit < 8; bit += 1) value = value & 1 ? (value >>> 1) ^ 0xedb88320 : value >>> 1;
  return value;
});

function checksumOf(bytes: Uint8Array): number {
  let value = 0xffffffff;
  for (const byte of bytes) value = (crcTable[(value ^ byte) & 0xff] ?? 0) ^ (value >>> 8);
  return (value ^ 0xffffffff) >>> 0;
}
