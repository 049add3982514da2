import type { HostileFile } from './hostile-file.ts';
import { scanPage, toPng } from './scan.ts';

const text = (content: string): Uint8Array => new Uint8Array(Buffer.from(content));
const hex = (content: string): Uint8Array => new Uint8Array(Buffer.from(content, 'hex'));
const sentence = 'A perfectly ordinary sentence that anybody can read.';

export const hostileTexts: readonly HostileFile[] = [
  { name: 'no byte at all', make: () => new Uint8Array(), outcome: 'empty' },
  { name: 'one byte', make: () => text('x'), outcome: 'readable' },
  { name: 'eleven megabytes', make: () => text('x'.repeat(11 * 1024 * 1024)), outcome: 'too-large' },
  { name: 'a line of a megabyte', make: () => text('long '.repeat(200_000)), outcome: 'too-large' },
  { name: 'a line of 390,000 letters', make: () => text('x'.repeat(390_000)), outcome: 'readable' },
  { name: 'a hundred thousand lines', make: () => text('x\n'.repeat(100_000)), outcome: 'too-many-pages' },
  { name: 'nine megabytes of line ends', make: () => text('\n'.repeat(9_000_000)), outcome: 'no-text' },
  { name: 'ten thousand columns', make: () => text('word   '.repeat(10_000)), outcome: 'readable' },
  { name: 'text with zeros in it', make: () => text(`${sentence}\0\0\0${sentence}`), outcome: 'other-kind' },
  {
    name: 'text with bytes of no encoding',
    make: () => Buffer.concat([text(sentence), hex('c328ff'), text(sentence)]),
    outcome: 'readable',
  },
  {
    name: 'halves of characters',
    make: () => Buffer.from(`\ufeff${sentence}\ud800\udc00\ud800 x`, 'utf16le'),
    outcome: 'readable',
  },
  {
    name: 'an odd number of bytes for two-byte letters',
    make: () => Buffer.concat([Buffer.from(`\ufeff${sentence}`, 'utf16le'), hex('41')]),
    outcome: 'readable',
  },
  {
    name: 'nothing but characters nobody sees',
    make: () => text('\u200b\u200d\ufeff\u2060'.repeat(100)),
    outcome: 'no-text',
  },
  {
    name: 'ten thousand orders to write backwards',
    make: () => text(`${sentence} ${'\u202eabc\u202c'.repeat(10_000)}`),
    outcome: 'readable',
  },
  {
    name: 'orders to write backwards that never end',
    make: () => text(`\u202e\u202d\u2066${sentence}`.repeat(100)),
    outcome: 'readable',
  },
  {
    name: 'ten thousand marks on one letter',
    make: () => text(`${sentence} a${'\u0301'.repeat(10_000)}`),
    outcome: 'readable',
  },
  { name: 'a web page', make: () => text('<!doctype html><script>alert(1)</script>'), outcome: 'web-page' },
  { name: 'markup of another kind', make: () => text('<?xml version="1.0"?><x/>'), outcome: 'other-kind' },
  { name: 'rich text', make: () => text('{\\rtf1\\ansi Jane}'), outcome: 'rich-text' },
  { name: 'a script', make: () => text('#!/bin/sh\nrm -rf /\n'), outcome: 'program' },
  { name: 'a program', make: () => text(`MZ${'\0'.repeat(500)}`), outcome: 'program' },
  { name: 'a program of another system', make: () => text(`\x7fELF${'\0'.repeat(500)}`), outcome: 'program' },
  { name: 'a photograph', make: () => hex('ffd8ffe000104a464946'), outcome: 'picture' },
  { name: 'a scan that is no PDF', make: () => toPng(scanPage([{ text: 'Jane Doe' }])), outcome: 'picture' },
  { name: 'a photograph of a telephone', make: () => hex('0000001c6674797068656963'), outcome: 'picture' },
  { name: 'a packed file', make: () => hex('1f8b0800000000000003'), outcome: 'archive' },
  { name: 'a packed folder of another kind', make: () => hex('526172211a0701000000'), outcome: 'archive' },
  { name: 'WordPerfect', make: () => hex('ff575043000000000000'), outcome: 'old-word' },
  { name: 'Word for DOS', make: () => hex('31be000000ab00000000'), outcome: 'old-word' },
  { name: 'an e-mail', make: () => text('MIME-Version: 1.0\nFrom: a@b.c\n\nHello'), outcome: 'e-mail' },
  { name: 'a PDF in name only', make: () => text('%PDF-1.7\n'), outcome: 'damaged' },
  { name: 'a film', make: () => hex('00000020667479706d703432000000006d70343269736f6d'), outcome: 'other-kind' },
];
