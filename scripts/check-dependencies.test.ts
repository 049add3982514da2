import { describe, expect, test } from 'vitest';
import { checkDependencies } from './check-dependencies.ts';

const SERVER = 'apps/server/src';

function check(files: Record<string, string>): string[] {
  return checkDependencies(new Map(Object.entries(files)));
}

describe('what is refused', () => {
  test.each<[name: string, path: string, source: string, problem: RegExp]>([
    ['the contract importing a package', 'packages/contract/src/a.ts', `import 'yup';`, /nothing but zod/],
    ['the contract importing Node', 'packages/contract/src/a.ts', `import 'node:fs';`, /nothing but zod/],
    [
      'the contract importing the engine',
      'packages/contract/src/a.ts',
      `import '@candela/engine/b.ts';`,
      /does not import/,
    ],
    [
      'the engine importing an integration',
      'packages/engine/src/a.ts',
      `import '@candela/integrations/b.ts';`,
      /does not import/,
    ],
    [
      'the engine doing I/O',
      'packages/engine/src/a.ts',
      `import { readFile } from 'node:fs/promises';`,
      /input or output/,
    ],
    [
      'an integration importing the engine',
      'packages/integrations/src/a.ts',
      `import '@candela/engine/b.ts';`,
      /does not import/,
    ],
    [
      'an integration importing the server by path',
      'packages/integrations/src/a.ts',
      `import '../../../apps/server/src/b.ts';`,
      /does not import/,
    ],
    ['the web importing the engine', 'apps/web/src/a.tsx', `import '@candela/engine/b.ts';`, /does not import/],
    [
      'the web importing integrations for a type',
      'apps/web/src/a.tsx',
      `import type { B } from '@candela/integrations/b.ts';`,
      /does not import/,
    ],
    ['the server importing the web', `${SERVER}/a.ts`, `import '../../web/src/b.ts';`, /does not import/],
    ['a workspace imported by path', `${SERVER}/a.ts`, `import '../../../packages/contract/src/b.ts';`, /by its name/],
    ['the product importing a script', `${SERVER}/a.ts`, `import '../../../scripts/b.ts';`, /does not import from/],
    ['an unknown workspace', 'packages/utils/src/a.ts', '', /no known workspace/],
    ['a re-export', 'packages/contract/src/a.ts', `export { z } from 'yup';`, /nothing but zod/],
    ['a dynamic import', 'packages/contract/src/a.ts', `const b = await import('yup');`, /nothing but zod/],
    [
      "another feature's SQL",
      `${SERVER}/features/jobs/jobs.service.ts`,
      `import '../mail/mail.repo.ts';`,
      /are for others/,
    ],
    [
      "another feature's helper for a type",
      `${SERVER}/features/jobs/jobs.service.ts`,
      `import type { A } from '../mail/layout.ts';`,
      /are for others/,
    ],
    [
      'SQL in a service',
      `${SERVER}/features/jobs/jobs.service.ts`,
      `import { sql } from 'kysely';`,
      /only \*\.repo\.ts/,
    ],
    [
      'SQL types in a route',
      `${SERVER}/features/jobs/jobs.routes.ts`,
      `import type { Kysely } from 'kysely';`,
      /only \*\.repo\.ts/,
    ],
    ['a driver at an entry point', `${SERVER}/entry/api.ts`, `import pg from 'pg';`, /only \*\.repo\.ts/],
    [
      'the records importing a feature',
      `${SERVER}/records/cvs.repo.ts`,
      `import '../features/cvs/cvs.service.ts';`,
      /features stand on the records/,
    ],
    [
      'the platform importing a feature',
      `${SERVER}/platform/http/a.ts`,
      `import '../../features/mail/mail.service.ts';`,
      /does not know/,
    ],
    [
      'a test helper in the product',
      `${SERVER}/features/a/a.service.ts`,
      `import '../../testing/world.ts';`,
      /for tests/,
    ],
    [
      'a web feature importing another',
      'apps/web/src/features/jobs/jobs.tsx',
      `import '../session/session';`,
      /pages compose/,
    ],
    [
      'a web feature importing another by its alias',
      'apps/web/src/features/jobs/jobs.tsx',
      `import '#features/auth/session.tsx';`,
      /pages compose/,
    ],
    [
      'a web feature importing the shell',
      'apps/web/src/features/jobs/jobs.tsx',
      `import '#shell/shell.tsx';`,
      /pages compose/,
    ],
    [
      'an entity importing a feature',
      'apps/web/src/entities/job/job.tsx',
      `import '#features/jobs/jobs.tsx';`,
      /above it/,
    ],
    [
      'a building block importing an entity',
      'apps/web/src/components/ui/button.tsx',
      `import '#entities/job/job.tsx';`,
      /above it/,
    ],
    [
      'a building block importing what is built of them',
      'apps/web/src/components/ui/button.tsx',
      `import '../form/failure.tsx';`,
      /above it/,
    ],
    ['a page imported from below', 'apps/web/src/shell/shell.tsx', `import '#routes/app/jobs.tsx';`, /above it/],
    ['the library of the web app importing a component', 'apps/web/src/lib/a.ts', `import '#ui/a.tsx';`, /above it/],
    [
      'the environment in a service',
      `${SERVER}/features/a/a.service.ts`,
      'export const a = process.env.PORT;',
      /environment is read/,
    ],
    [
      'the environment behind a bracket',
      `${SERVER}/features/a/a.service.ts`,
      `export const a = process?.env['PORT'];`,
      /environment is read/,
    ],
    ['the environment in the web app', 'apps/web/src/lib/a.ts', 'const { PORT } = process.env;', /environment is read/],
    ['a long file', `${SERVER}/a.ts`, 'export {};\n'.repeat(401), /401 lines/],
    [
      'a declared dependency',
      'apps/web/package.json',
      '{ "dependencies": { "@candela/engine": "0.1.0" } }',
      /does not depend/,
    ],
  ])('%s', (_, path, source, problem) => {
    const problems = check({ [path]: source });
    expect(problems).toHaveLength(1);
    expect(problems[0]).toMatch(problem);
    expect(problems[0]).toContain(path);
  });

  test('a cycle of files', () => {
    const problems = check({
      [`${SERVER}/a.ts`]: `import './b.ts';`,
      [`${SERVER}/b.ts`]: `import './c.ts';`,
      [`${SERVER}/c.ts`]: `import type { A } from './a.ts';`,
    });
    expect(problems).toEqual([
      `${SERVER}/a.ts: import cycle ${SERVER}/a.ts → ${SERVER}/b.ts → ${SERVER}/c.ts → ${SERVER}/a.ts`,
    ]);
  });

  test('a cycle of files without extensions, and of a file with itself', () => {
    const problems = check({
      'apps/web/src/a.tsx': `export * from './b';`,
      'apps/web/src/b.ts': `export const load = () => import('./a');`,
      'apps/web/src/c.ts': `import './c.ts';`,
    });
    expect(problems).toHaveLength(2);
  });

  describe('a cycle of folders', () => {
    const tied = {
      'packages/engine/src/pdf/read.ts': `import '../document/model.ts';`,
      'packages/engine/src/document/model.ts': '',
      'packages/engine/src/document/choose.ts': `import type { Pdf } from '../pdf/read.ts';`,
    };
    const cycle = 'packages/engine/src/document: folder cycle packages/engine/src/document ↔ packages/engine/src/pdf';

    test.each(['packages/engine/src', 'apps/web/src', 'proofs', 'bench'])('in %s', (place) => {
      const files = Object.entries(tied).map(([path, text]) => [path.replace('packages/engine/src', place), text]);
      expect(check(Object.fromEntries(files))).toEqual([cycle.replaceAll('packages/engine/src', place)]);
    });

    test('is no cycle where only a test reaches back', () => {
      const { 'packages/engine/src/document/choose.ts': source, ...files } = tied;
      expect(check({ ...files, 'packages/engine/src/document/choose.test.ts': source })).toEqual([]);
    });
  });

  test('names the line', () => {
    const [problem] = check({ 'packages/contract/src/a.ts': `// why\n\nimport {\n  a,\n} from 'yup';\n` });
    expect(problem).toBe(`packages/contract/src/a.ts:5: the contract imports nothing but zod ('yup')`);
  });

  test('a file that cannot be parsed', () => {
    expect(() => check({ [`${SERVER}/a.ts`]: 'import {' })).toThrow(/cannot be read/);
  });
});

describe('what is allowed', () => {
  test('the arrows of the architecture', () => {
    const problems = check({
      'packages/contract/src/a.ts': `import { z } from 'zod';`,
      'packages/contract/src/a.test.ts': `import { test } from 'vitest';`,
      'packages/engine/src/a.ts': `import '@candela/contract/a.ts';`,
      'packages/integrations/src/a.ts': `import '@candela/contract/a.ts'; import 'nodemailer'; import 'node:fs';`,
      [`${SERVER}/features/jobs/jobs.service.ts`]: `import '@candela/engine/a.ts'; import '../mail/mail.service.ts'; import '../mail/mail.tasks.ts';`,
      [`${SERVER}/features/mail/mail.service.ts`]: `import './mail.repo.ts';`,
      [`${SERVER}/features/mail/mail.tasks.ts`]: `import '../../platform/queue/task.ts';`,
      [`${SERVER}/features/mail/mail.repo.ts`]: `import { sql } from 'kysely';`,
      [`${SERVER}/features/mail/mail.test.ts`]: `import pg from 'pg'; import '../../testing/world.ts';`,
      [`${SERVER}/platform/queue/task.ts`]: `import 'pg-boss';`,
      [`${SERVER}/platform/config/read-environment.ts`]: 'export const environment = process.env;',
      [`${SERVER}/platform/database/schema.ts`]: 'export {};\n'.repeat(900),
      'apps/web/src/features/jobs/jobs.tsx': `import '@candela/contract/a.ts'; import './list'; import '../../styles/jobs.css'; import '#ui/a.tsx'; import '#entities/score/a.tsx';`,
      'apps/web/src/entities/score/a.tsx': `import '#entities/cv/a.tsx'; import '#components/form/a.tsx'; import '#lib/a.ts';`,
      'apps/web/src/routes/app/jobs.tsx': `import '#features/jobs/jobs.tsx'; import '#shell/shell.tsx'; import '#public/a.tsx';`,
      'apps/web/src/root.tsx': `import './public/a.tsx';`,
      'apps/web/src/features/jobs/list.tsx': 'export const List = () => <ul />;',
      'apps/web/vite.config.ts': 'export default { base: process.env.BASE };',
      'apps/web/package.json': '{ "dependencies": { "@candela/contract": "0.1.0" } }',
    });
    expect(problems).toEqual([]);
  });

  test('words in comments and texts', () => {
    const source = `// import 'kysely'; process.env.PORT\nexport const text = "import { sql } from 'kysely'; process.env";`;
    expect(check({ 'packages/contract/src/a.ts': source })).toEqual([]);
  });
});
