import { join } from 'node:path';
import { expect, test } from 'vitest';
import { workName } from '../apps/web/src/features/admin/work-names.ts';
import { readRepository } from './repository.ts';

test('the console says of every task in words what it does', () => {
  const sources = [...readRepository(join(import.meta.dirname, '..'))].filter(([path]) =>
    /^apps\/server\/src\/(?!.*\.test\.ts$|testing\/)/.test(path),
  );
  const names = sources.flatMap(([, code]) =>
    [...code.matchAll(/defineTask\(\{\s*name: '([\w.-]+)'/g)].map(([, name = '']) => name),
  );
  expect(names.length).toBeGreaterThan(35);
  // Without words of its own a task is called by its id.
  const asId = (name: string) => name.replaceAll(/[.-]/g, ' ').toLowerCase();
  expect(names.filter((name) => workName(name).toLowerCase() === asId(name))).toEqual([]);
});
