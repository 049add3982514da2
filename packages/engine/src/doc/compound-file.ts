import { DocumentUnreadable } from '../document/document-unreadable.ts';

/** The container of Office files before 2007: a small file system in a file. */
export interface CompoundFile {
  /** Streams and folders at the top. */
  readonly names: readonly string[];
  /** Absent when there is no such stream. */
  read(name: string): Uint8Array | undefined;
}

interface Entry {
  readonly name: string;
  readonly left: number;
  readonly right: number;
  readonly child: number;
  readonly start: number;
  readonly size: number;
}

const ENTRY = 128;
const NONE = 0xfffffffa;
const MAX_ENTRIES = 10_000;

export function openCompoundFile(bytes: Uint8Array): CompoundFile {
  try {
    return open(bytes);
  } catch (cause) {
    // Reading behind the end of a file that was cut off.
    throw cause instanceof DocumentUnreadable ? cause : new DocumentUnreadable('damaged', { cause });
  }
}

function open(bytes: Uint8Array): CompoundFile {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const shift = view.getUint16(0x1e, true);
  if (shift !== 9 && shift !== 12) throw new DocumentUnreadable('damaged');
  const sectorSize = 1 << shift;
  const smallSize = 1 << Math.min(12, view.getUint16(0x20, true));
  const cutOff = view.getUint32(0x38, true);
  const sectorAt = (sector: number) => (sector + 1) * sectorSize;
  const next = readTable(view, sectorSize);
  const readChain = (
    start: number,
    table: (sector: number) => number,
    size: number,
    at: (sector: number) => Uint8Array,
  ) => {
    const parts: Uint8Array[] = [];
    let length = 0;
    // No chain has more links than the file has room for; a longer one goes round in circles.
    const most = bytes.length / smallSize + 1;
    for (let sector = start; sector < NONE && length < size; sector = table(sector)) {
      const part = at(sector);
      if (part.length === 0 || parts.length > most) throw new DocumentUnreadable('damaged');
      parts.push(part);
      length += part.length;
    }
    return concat(parts, Math.min(length, size));
  };
  const large = (sector: number) => bytes.subarray(sectorAt(sector), sectorAt(sector) + sectorSize);
  const directory = readChain(view.getUint32(0x30, true), next, MAX_ENTRIES * ENTRY, large);
  const entries = readDirectory(directory);
  const [root] = entries;
  if (!root) throw new DocumentUnreadable('damaged');
  const smallTable = readChain(view.getUint32(0x3c, true), next, bytes.length, large);
  const smallView = new DataView(smallTable.buffer, smallTable.byteOffset, smallTable.byteLength);
  const smallStream = readChain(root.start, next, Math.min(root.size, bytes.length), large);
  const small = (sector: number) => smallStream.subarray(sector * smallSize, (sector + 1) * smallSize);
  const nextSmall = (sector: number) => smallView.getUint32(sector * 4, true);
  const top = childrenOf(entries, root);
  return {
    names: [...top.keys()],
    read(name) {
      const entry = top.get(name);
      if (!entry) return undefined;
      const size = Math.min(entry.size, bytes.length);
      return size < cutOff ? readChain(entry.start, nextSmall, size, small) : readChain(entry.start, next, size, large);
    },
  };
}

/** For every sector the one that follows it. */
function readTable(view: DataView, sectorSize: number): (sector: number) => number {
  const perSector = sectorSize / 4;
  const tables: number[] = [];
  const wanted = Math.min(view.getUint32(0x2c, true), Math.ceil(view.byteLength / sectorSize));
  for (let index = 0; index < Math.min(109, wanted); index += 1) tables.push(view.getUint32(0x4c + index * 4, true));
  let more = view.getUint32(0x44, true);
  while (more < NONE && tables.length < wanted) {
    const at = (more + 1) * sectorSize;
    for (let index = 0; index < perSector - 1 && tables.length < wanted; index += 1) {
      tables.push(view.getUint32(at + index * 4, true));
    }
    more = view.getUint32(at + (perSector - 1) * 4, true);
  }
  return (sector) => {
    const table = tables[Math.floor(sector / perSector)];
    if (table === undefined) throw new DocumentUnreadable('damaged');
    return view.getUint32((table + 1) * sectorSize + (sector % perSector) * 4, true);
  };
}

function readDirectory(bytes: Uint8Array): Entry[] {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const entries: Entry[] = [];
  for (let at = 0; at + ENTRY <= bytes.length; at += ENTRY) {
    const nameLength = Math.min(64, view.getUint16(at + 0x40, true));
    entries.push({
      name: new TextDecoder('utf-16le').decode(bytes.subarray(at, at + Math.max(0, nameLength - 2))),
      left: view.getUint32(at + 0x44, true),
      right: view.getUint32(at + 0x48, true),
      child: view.getUint32(at + 0x4c, true),
      start: view.getUint32(at + 0x74, true),
      size: view.getUint32(at + 0x78, true),
    });
  }
  return entries;
}

/** Entries of a folder hang in a tree, each with its neighbours; embedded documents have folders of their own. */
function childrenOf(entries: readonly Entry[], root: Entry): Map<string, Entry> {
  const found = new Map<string, Entry>();
  const seen = new Set<number>();
  const waiting = [root.child];
  for (let index = waiting.pop(); index !== undefined; index = waiting.pop()) {
    const entry = entries[index];
    if (!entry || seen.has(index)) continue;
    seen.add(index);
    found.set(entry.name, entry);
    waiting.push(entry.left, entry.right);
  }
  return found;
}

function concat(parts: readonly Uint8Array[], length: number): Uint8Array {
  const bytes = new Uint8Array(length);
  let at = 0;
  for (const part of parts) {
    bytes.set(part.subarray(0, length - at), at);
    at += Math.min(part.length, length - at);
  }
  return bytes;
}
