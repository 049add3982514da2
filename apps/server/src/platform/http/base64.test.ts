import { expect, it } from 'vitest';
import { decodeBase64 } from './base64.ts';

const most = 1024 * 1024;

it('reads a file that came inside JSON, in one line or in several, with or without a head', () => {
  const lines = 'aGVs\r\nbG8=\r\n';
  for (const sent of ['aGVsbG8=', lines, `data:application/pdf;base64,${lines}  `]) {
    expect(decodeBase64(sent, most).toString()).toBe('hello');
  }
});

it.each(['', ' ', 'data:,'])('refuses %j as empty', (sent) => {
  expect(() => decodeBase64(sent, most)).toThrow('The file is empty.');
});

it('refuses what is too large', () => {
  expect(() => decodeBase64('A'.repeat(2 * most), most)).toThrow('File too large. Max 1MB');
});

it.each([
  ['spaces', ' '],
  ['letters', 'A'],
  ['lines', 'A\n'],
  ['signs of the end', '='],
])('refuses at once what is no base64 at the end of very many %s', (_, sign) => {
  const sent = `${sign.repeat(10 * most)}!`;
  expect(() => decodeBase64(sent, most)).toThrow('The file did not arrive in one piece.');
});
