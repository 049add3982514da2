import { expect, test } from 'vitest';
import { requirements } from './security/requirements.ts';
import { findFaults } from './security/security-table.ts';

const files = ['apps/server/src/platform/http/cookies.ts', 'apps/web/src/a/same.ts', 'apps/web/src/b/same.ts'];
const rows = (verdict: (id: string) => string, where = '`http/cookies.ts`') =>
  requirements.map((id) => `| ${id} | Words | ${verdict(id)} | ${where} |`).join('\n');
const page = (table: string, open = 0, gaps = '') =>
  `${requirements.length} requirements: ${requirements.length - open} met, 0 not applicable, 0 the operator's, ${open} open.\n\n${table}\n\n## Gaps\n\n${gaps}`;

test('the standard has 253 requirements of levels 1 and 2', () => {
  expect(requirements).toHaveLength(253);
});

test('a table with a row for each, files that exist and the right counts has no faults', () => {
  expect(findFaults(page(rows(() => 'met')), files)).toEqual([]);
});

test('what is missing, miscounted, unlisted, unknown or ambiguous is named', () => {
  const whole = rows(() => 'met');
  expect(findFaults(page(whole.replace('| 5.4.2 |', '| 5.4.9 |')), files)).toEqual([
    '5.4.2 has no row',
    '5.4.9 is not a requirement of level 1 or 2',
  ]);
  const withGap = rows((id) => (id === '5.4.3' ? '**gap**' : 'met'));
  expect(findFaults(page(withGap, 1, '- scanning (5.4.3)'), files)).toEqual([]);
  expect(findFaults(page(withGap, 1), files)).toEqual(['5.4.3: the table and the list of gaps differ']);
  expect(findFaults(page(withGap, 0, '5.4.3'), files)[0]).toMatch(
    /^The summary says 253, 253, 0, 0, 0, the table 253, 252/,
  );
  expect(findFaults(page(rows(() => 'met', '`http/gone.ts` and `same.ts`')), files)).toEqual([
    'http/gone.ts does not exist',
    'same.ts may be apps/web/src/a/same.ts or apps/web/src/b/same.ts',
  ]);
});
