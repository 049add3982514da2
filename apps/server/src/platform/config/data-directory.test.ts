import { mkdirSync, mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { makeDataDirectory } from './data-directory.ts';

const root = mkdtempSync(path.join(tmpdir(), 'candela-data-'));
afterAll(() => rmSync(root, { recursive: true, force: true }));

it('is made with all that is above it, and left alone where it is', () => {
  const place = path.join(root, 'a', 'b');
  makeDataDirectory(place);
  makeDataDirectory(place);
  expect(statSync(place).isDirectory()).toBe(true);
});

it('names the variable and what stands in the way', () => {
  const file = path.join(root, 'file');
  writeFileSync(file, 'in the way');
  expect(() => makeDataDirectory(file)).toThrow(`DATA_DIR: ${file} is a file. Set it to a directory`);
  expect(() => makeDataDirectory(path.join(file, 'data'))).toThrow('lies below a file');
});

it.skipIf(process.getuid?.() === 0)('says that a user lacks the rights', () => {
  const closed = path.join(root, 'closed');
  mkdirSync(closed, { mode: 0o500 });
  expect(() => makeDataDirectory(closed)).toThrow('this user lacks the rights');
});
