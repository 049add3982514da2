import { expect, it } from 'vitest';
import { highestLevel } from './education-level.ts';

it.each([
  ['Oracle DBA experience: backup, recovery and tuning', 0],
  ['DBA in organisational change', 5],
  ['MA Archives and Records Management', 4],
  ['PgDip Archive Administration', 4],
  ['Boston, MA', 0],
  ['BSc Physics', 3],
])('%s: %s', (text, level) => {
  expect(highestLevel(text)).toBe(level);
});
