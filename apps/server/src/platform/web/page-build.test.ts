import type { ServerBuild } from 'react-router';
import { expect, it } from 'vitest';
import { buildOfPage } from './page-build.ts';

const routes = {
  root: { id: 'root', path: '' },
  site: { id: 'site', parentId: 'root' },
  home: { id: 'home', parentId: 'site', index: true },
  job: { id: 'job', parentId: 'site', path: 'jobs/:id/:slug?' },
  rest: { id: 'rest', parentId: 'site', path: '*' },
  app: { id: 'app', parentId: 'root' },
  jobs: { id: 'jobs', parentId: 'app', path: 'dashboard/jobs' },
};
const build = { routes, assets: { version: '1', routes } } as unknown as ServerBuild;

it.each([
  ['/', ['root', 'site', 'home']],
  ['/jobs/:id/:slug?', ['root', 'site', 'job']],
  ['/*', ['root', 'site', 'rest']],
])('has of all routes those of %s', (path, ids) => {
  const own = buildOfPage(build, path);
  expect(Object.keys(own.routes)).toEqual(ids);
  expect(Object.keys(own.assets.routes)).toEqual(ids);
  expect(own.assets.version).toBe('1');
});

it('is the whole build for a page that it does not know', () => {
  expect(buildOfPage(build, '/elsewhere')).toBe(build);
});
