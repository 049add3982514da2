import { expect, test } from 'vitest';
import { countFigures, findRises } from './figures.ts';

const SERVER = 'apps/server/src';
const CONTRACT = 'packages/contract/src';

function findingsOf(name: RegExp, files: Record<string, string>): readonly string[] {
  const figure = countFigures(new Map(Object.entries(files))).find((each) => name.test(each.name));
  if (!figure) throw new Error(`There is no figure ${name}`);
  return figure.findings;
}

test('a route id names its folder in the contract and on the server', () => {
  const files = {
    [`${CONTRACT}/jobs/jobs.routes.ts`]: `
      export const list = defineRoute({ id: 'jobs.list' });
      export const get = defineRoute({ id: 'jobs.get' });
      export const widget = defineRoute({ id: 'public-jobs.widget' });`,
    [`${SERVER}/features/jobs/jobs.routes.ts`]: `
      import * as routes from '@candela/contract/jobs/jobs.routes.ts';
      export const bindings = [bind(routes.list, list)];`,
    [`${SERVER}/features/board/board.routes.ts`]: `
      import { get } from '@candela/contract/jobs/jobs.routes.ts';
      export const bindings = [bind(get, read)];`,
  };
  expect(findingsOf(/^Route ids/, files)).toEqual([
    `jobs.get: ${SERVER}/features/board/board.routes.ts`,
    `public-jobs.widget: ${CONTRACT}/jobs/jobs.routes.ts#widget`,
  ]);
});

test('a table written by two features is found in builders and in SQL', () => {
  const files = {
    [`${SERVER}/features/jobs/jobs.repo.ts`]: `
      tx.insertInto('jobs').values(row);
      tx.updateTable('companies as c').set({ name });
      tx.selectFrom('people');`,
    [`${SERVER}/features/companies/companies.repo.ts`]:
      'sql`update jobs as j\n set title = 1`; sql`delete from companies`;',
    [`${SERVER}/features/people/people.repo.ts`]: `tx.deleteFrom('people');`,
    [`${SERVER}/features/jobs/jobs.test.ts`]: `tx.deleteFrom('people');`,
    [`${SERVER}/demo/seed.repo.ts`]: `tx.insertInto('people');`,
    [`${SERVER}/records/cvs.repo.ts`]: `tx.insertInto('cvs');`,
    [`${SERVER}/features/cvs/cvs.repo.ts`]: `tx.updateTable('cvs');`,
  };
  expect(findingsOf(/^Tables/, files)).toEqual([
    'companies is written by jobs, companies',
    'cvs is written by records, cvs',
    'jobs is written by jobs, companies',
  ]);
});

test('folders that import one another are one cycle with all its folders', () => {
  const files = {
    'packages/engine/src/pdf/a.ts': `import '../document/b.ts';`,
    'packages/engine/src/document/b.ts': `import type { C } from '../layout/c.ts';`,
    'packages/engine/src/layout/c.ts': `import '../pdf/d.ts'; import '../words/e.ts';`,
    'packages/engine/src/pdf/d.ts': '',
    'packages/engine/src/words/e.ts': '',
    'packages/engine/src/words/e.test.ts': `import '../layout/c.ts';`,
  };
  expect(findingsOf(/^Folder cycles/, files)).toEqual([
    'packages/engine/src/document ↔ packages/engine/src/layout ↔ packages/engine/src/pdf',
  ]);
});

test('functions of the product over 60 lines are found, however they are written', () => {
  const body = '\n'.repeat(60);
  const files = {
    'packages/engine/src/a.ts': `function a() {${body}}\nconst b = () => {${body}};\nconst c = () => {${body.slice(1)}};`,
    'packages/engine/src/a.test.ts': `test('a', () => {${body}});`,
  };
  expect(findingsOf(/^Functions/, files)).toEqual([
    'packages/engine/src/a.ts:1: 61 lines',
    'packages/engine/src/a.ts:62: 61 lines',
  ]);
});

test('an interface that one factory alone implements is found; ports and what tests replace are not', () => {
  const files = {
    [`${SERVER}/a.ts`]: `
      export interface Lone { run(): void }
      export interface Replaced { run(): void }
      export interface Twice { run(): void }
      export interface Row { id: string }
      export const createLone = (): Lone => ({ run });
      export function createReplaced(): Replaced { return { run }; }
      export const createTwice = (): Twice => ({ run });
      export const noTwice: Twice = { run };
      export const createRow = (): Row => ({ id });`,
    [`${SERVER}/a.test.ts`]: 'const other: Replaced = { run };',
    'packages/integrations/src/mail/port.ts': 'export interface Mail { send(): void }',
    'packages/integrations/src/mail/smtp.ts': 'export const createSmtp = (): Mail => ({ send });',
  };
  expect(findingsOf(/^Interfaces/, files)).toEqual([`${SERVER}/a.ts:2: Lone`]);
});

test('each use of the system scope counts, its import does not', () => {
  const files = {
    [`${SERVER}/features/jobs/jobs.service.ts`]: `
      import { systemScope } from '../../platform/database/scope.ts';
      database.transaction(systemScope, work);
      read(app.platform.database.system);
      read(solar.system);`,
    [`${SERVER}/features/jobs/jobs.test.ts`]: 'read(database.system);',
  };
  const uses = [`${SERVER}/features/jobs/jobs.service.ts:3`, `${SERVER}/features/jobs/jobs.service.ts:4`];
  expect(findingsOf(/^Uses of the system scope/, files)).toEqual(uses);
  expect(findingsOf(/without a reason/, files)).toEqual(uses);
});

test('JSON of a column or a text that is called a type without a look at it is found', () => {
  const files = {
    [`${SERVER}/platform/database/schema.ts`]: 'export interface Cvs {\n  flags: Generated<Json>;\n  name: string;\n}',
    [`${SERVER}/features/cvs/a.ts`]: `
      const a = row.flags as Flag[];
      const b = (row?.flags ?? []) as Flag[];
      const c = flags as unknown as Flag[];
      const d = JSON.parse(text) as Flag;
      const e = flagsSchema.parse(row.flags);
      const f = row.name as Name;`,
  };
  expect(findingsOf(/^Unchecked casts/, files)).toEqual(
    [2, 3, 4, 5].map((line) => `${SERVER}/features/cvs/a.ts:${line}`),
  );
});

test('imports through three folders and more are found', () => {
  const files = { 'apps/web/src/a/b/c/d.ts': `import '../../e.ts';\nimport '../../../f.ts';` };
  expect(findingsOf(/^Imports/, files)).toEqual(['apps/web/src/a/b/c/d.ts:2']);
});

test('a new route touches the files that carry its name and those that name it; shared ones are lists', () => {
  const files = {
    [`${CONTRACT}/admin/language-model.routes.ts`]: '',
    [`${CONTRACT}/kernel/permissions.ts`]: `export const permissions = { 'language-model.read': admin };`,
    [`${SERVER}/features/admin/admin.routes.ts`]: `import '@candela/contract/admin/language-model.routes.ts';`,
    'apps/web/src/features/admin/usage.tsx': `import type { A } from '@candela/contract/admin/language-model.routes.ts';`,
    [`${SERVER}/features/llm/ask.ts`]: '// A language-model is asked.',
  };
  expect(findingsOf(/^Files touched/, files)).toHaveLength(4);
  expect(findingsOf(/lists shared/, files)).toEqual([
    `${CONTRACT}/kernel/permissions.ts`,
    `${SERVER}/features/admin/admin.routes.ts`,
  ]);
});

test('vague words are found in comments and texts, line by line', () => {
  const word = ['some', 'body'].join('');
  const files = {
    'packages/engine/src/a.tsx': `/**\n * ${word} and ${word}\n */\nexport const A = () => <p title="${word}">${word}</p>;`,
    'packages/engine/src/b.ts': `export const ${word} = 1;`,
    'apps/server/src/demo/article.ts': `export const text = '${word}';`,
    'apps/server/src/demo/cvs/cook.ts': `export const text = '${word}';`,
  };
  expect(findingsOf(/^Comment lines/, files)).toEqual(['packages/engine/src/a.tsx:2']);
  expect(findingsOf(/^Lines of text/, files)).toEqual([
    'packages/engine/src/a.tsx:4',
    'apps/server/src/demo/article.ts:1',
  ]);
});

test('a figure that rises is a failure, with what was found', () => {
  const figures = [{ name: 'Folder cycles', findings: ['a ↔ b', 'c ↔ d'] }];
  expect(findRises(figures, { 'Folder cycles': 2 })).toEqual([]);
  expect(findRises(figures, { 'Folder cycles': 1 })).toEqual(['Folder cycles: 2, at most 1\n  a ↔ b\n  c ↔ d']);
});

test('a place that may use the system scope is named with its reason, for as long as it does', () => {
  const files = {
    [`${SERVER}/features/admin/plans.service.ts`]: 'read(database.system);',
    [`${SERVER}/features/jobs/jobs.service.ts`]: 'read(database.system);',
  };
  expect(findingsOf(/without a reason/, files)).toEqual([`${SERVER}/features/jobs/jobs.service.ts:1`]);
  expect(findingsOf(/^Reasons for/, files)).toContain('features/auth/');
  expect(findingsOf(/^Reasons for/, files)).not.toContain('features/admin/');
});
