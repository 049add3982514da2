import { expect, it } from 'vitest';
import { highestLevel, lowestLevel } from './education-level.ts';

it.each([
  ['Oracle DBA experience: backup, recovery and tuning', 0],
  ['DBA in organisational change', 6],
  ['MA Archives and Records Management', 5],
  ['PgDip Archive Administration', 5],
  ['Boston, MA', 0],
  ['BSc Physics', 4],
  ['BTEC Extended Diploma', 3],
  ['A levels in maths and physics', 2],
  ['9 GCSEs including English', 1],
])('%s: %s', (text, level) => {
  expect(highestLevel(text)).toBe(level);
});

it('GCSEs are not what is asked for by A levels or a diploma', () => {
  expect(lowestLevel('BTEC, A level or degree in a subject of science')).toBe(2);
  expect(highestLevel('9 GCSEs, grades A to C')).toBeLessThan(2);
});
