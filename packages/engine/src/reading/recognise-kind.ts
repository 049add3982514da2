import type { UnreadableReason } from '../document/document-unreadable.ts';

/** What a file's first bytes say it is: a container that may hold a document, text, or something that cannot be read. */
export type FileKind = 'pdf' | 'zip' | 'compound' | 'text' | UnreadableReason;

/** First bytes, in hexadecimal; `..` is any. A file's name says nothing, it can be changed. */
const signatures: readonly [pattern: string, kind: FileKind][] = [
  ['504b0304', 'zip'],
  ['504b0506', 'zip'],
  ['d0cf11e0a1b11ae1', 'compound'],
  ['89504e47', 'picture'],
  ['ffd8ff', 'picture'],
  ['47494638', 'picture'],
  ['49492a00', 'picture'],
  ['4d4d002a', 'picture'],
  ['52494646........57454250', 'picture'],
  ['........66747970686569', 'picture'],
  ['........6674797061766966', 'picture'],
  ['........667479706d696631', 'picture'],
  ['38425053', 'picture'],
  ['7b5c727466', 'rich-text'],
  ['1f8b', 'archive'],
  ['425a68', 'archive'],
  ['377abcaf271c', 'archive'],
  ['526172211a07', 'archive'],
  ['fd377a585a00', 'archive'],
  ['28b52ffd', 'archive'],
  ['4d534346', 'archive'],
  ['7f454c46', 'program'],
  ['4d5a', 'program'],
  ['cafebabe', 'program'],
  ['cffaedfe', 'program'],
  ['cefaedfe', 'program'],
  ['0061736d', 'program'],
  ['2321', 'program'],
  ['dba52d00', 'old-word'],
  ['31be0000', 'old-word'],
  ['32be0000', 'old-word'],
  ['9ba5', 'old-word'],
  ['ff575043', 'old-word'],
];

const openings: readonly [pattern: RegExp, kind: FileKind][] = [
  [/^\uFEFF?\s*%PDF-\d/, 'pdf'],
  [
    /^\uFEFF?\s*(?:<!--[\s\S]*?-->\s*)*(?:<\?xml[^>]*>\s*)?(?:<!doctype\s+html|<html|<head|<body|<script|<svg)/i,
    'web-page',
  ],
  [/^\uFEFF?\s*<\?xml/i, 'other-kind'],
  [/^(?:MIME-Version:|Return-Path:|Received: from|Delivered-To:)/i, 'e-mail'],
  [/^\uFEFF?\s*\{\\rtf/, 'rich-text'],
];

/** A bitmap starts with two letters; whether it is one shows in the size it gives behind them. */
function isBitmap(bytes: Uint8Array): boolean {
  if (bytes[0] !== 0x42 || bytes[1] !== 0x4d || bytes.length < 30) return false;
  const size = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength).getUint32(2, true);
  return size === bytes.length || bytes.subarray(6, 10).every((byte) => byte === 0);
}

export function recogniseKind(bytes: Uint8Array): FileKind {
  const start = [...bytes.subarray(0, 16)].map((byte) => byte.toString(16).padStart(2, '0')).join('');
  const signature = signatures.find(([pattern]) => new RegExp(`^${pattern}`).test(start));
  if (signature && !(signature[1] === 'program' && isLikelyText(bytes, signature[0]))) return signature[1];
  if (isBitmap(bytes)) return 'picture';
  const opening = new TextDecoder('utf-8', { ignoreBOM: true }).decode(bytes.subarray(0, 1024));
  return openings.find(([pattern]) => pattern.test(opening))?.[1] ?? 'text';
}

/** "MZ" may begin a name; a program has zeros soon after. */
function isLikelyText(bytes: Uint8Array, pattern: string): boolean {
  return pattern === '4d5a' && !bytes.subarray(0, 512).includes(0);
}

/** What an archive is that is no Word document, by the names in it. */
export function kindOfArchive(names: readonly string[]): UnreadableReason {
  const has = (pattern: RegExp) => names.some((name) => pattern.test(name));
  if (has(/^xl\/workbook\./)) return 'spreadsheet';
  if (has(/^ppt\/presentation\./)) return 'presentation';
  if (has(/^Index\/Document\.iwa$|^Index\.zip$/)) return 'apple-pages';
  if (names[0] === 'mimetype' && has(/^content\.xml$/)) return 'open-document';
  if (has(/^META-INF\/MANIFEST\.MF$|\.dex$/)) return 'program';
  return 'archive';
}

/** What a compound file is that is no Word document, by the streams in it. */
export function kindOfCompound(names: readonly string[]): UnreadableReason {
  const has = (pattern: RegExp) => names.some((name) => pattern.test(name));
  if (has(/^EncryptedPackage$/)) return 'encrypted';
  if (has(/^(?:Workbook|Book)$/)) return 'spreadsheet';
  if (has(/^PowerPoint Document$/)) return 'presentation';
  if (has(/^__properties_version/)) return 'e-mail';
  return 'other-kind';
}
