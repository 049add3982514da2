import { globSync } from 'node:fs';
import path from 'node:path';
import type { Route } from '@candela/contract/kernel/route.ts';
import { type MatrixRow, rowByTable } from './matrix.ts';

const root = path.resolve(import.meta.dirname, '../../../..');

/** Looked at before a candidate of the matrix has uploaded a CV or applied: from then on more is seen of both sides. */
const first = ['companies', 'jobs', 'cvs'].map((feature) => `/features/${feature}/`);

const rank = (file: string): number => {
  const at = first.findIndex((folder) => file.includes(folder));
  return at < 0 ? first.length : at;
};

/** What the files of a pattern export, in the order of their paths: a new file is found by itself. */
async function exportsOf(pattern: string): Promise<unknown[]> {
  const files = globSync(pattern, { cwd: root })
    .sort()
    .sort((one, other) => rank(one) - rank(other));
  const modules: object[] = await Promise.all(files.map((file) => import(path.join(root, file))));
  return modules.flatMap((module) => Object.values(module));
}

const isRoute = (value: unknown): value is Route =>
  typeof value === 'object' && value !== null && 'path' in value && 'access' in value;

const isMatrix = (value: unknown): value is MatrixRow[] => Array.isArray(value);

/** Every call of the contract. */
export const apiRoutes: readonly Route[] = (await exportsOf('packages/contract/src/*/*.routes.ts')).filter(isRoute);

/** Every feature's rows of the authorisation matrix, and for routes without one what the table of permissions says. */
export const matrixRows = async (): Promise<MatrixRow[]> => {
  const written = (await exportsOf('apps/server/src/features/*/*.matrix.ts')).filter(isMatrix).flat();
  const covered = new Set(written.map(({ route }) => route.id));
  return [...written, ...apiRoutes.filter(({ id }) => !covered.has(id)).flatMap((route) => rowByTable(route) ?? [])];
};
