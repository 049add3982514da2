import { data, type ServerBuild } from 'react-router';
import { describe, expect, it } from 'vitest';
import { buildOfAppPage, buildOfPage, isSameForCallers } from './page-build.ts';

const routes = {
  root: { id: 'root', path: '' },
  site: { id: 'site', parentId: 'root' },
  home: { id: 'home', parentId: 'site', index: true },
  job: { id: 'job', parentId: 'site', path: 'jobs/:id/:slug?' },
  rest: { id: 'rest', parentId: 'site', path: '*' },
  app: { id: 'app', parentId: 'root' },
  jobs: { id: 'jobs', parentId: 'app', path: 'dashboard/jobs' },
};
for (const route of Object.values(routes)) Object.assign(route, { module: {} });
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

describe('a page that runs the app', () => {
  const overview = { id: 'overview', parentId: 'app', path: 'dashboard', module: {} };
  const withOverview = { routes: { ...routes, overview }, assets: { routes: { ...routes, overview } } };
  const ofJobs = buildOfAppPage(withOverview as unknown as ServerBuild, '/dashboard/jobs');

  it('has the routes on the way to it, the home page and the one for what is not found', () => {
    const ids = ['root', 'site', 'home', 'rest', 'app', 'jobs', 'overview'];
    expect(Object.keys(ofJobs.routes)).toEqual(ids);
    expect(Object.keys(ofJobs.assets.routes)).toEqual(ids);
  });

  it('leaves its loaders as they are: the app reads what they answer', () =>
    expect(ofJobs.routes.jobs).toBe(withOverview.routes.jobs));

  it('has the whole build where that does not know it', () => expect(buildOfAppPage(build, '/elsewhere')).toBe(build));
});

describe('what its loaders answer', () => {
  const answerOf = async (answer: unknown) => {
    const home = { ...routes.home, module: { loader: async () => answer } };
    const own = buildOfPage({ ...build, routes: { ...routes, home } } as unknown as ServerBuild, '/');
    return own.routes.home?.module.loader?.({} as never);
  };

  it('is there by its name, but not written down for an app that never runs', async () => {
    const answer = (await answerOf({ job: { title: 'Keeper' } })) as { job: object };
    expect(answer.job).toEqual({ title: 'Keeper' });
    expect(JSON.stringify(answer)).toBe('{}');
  });

  it('keeps the headers that it comes with', async () => {
    const answer = (await answerOf(data({ job: 1 }, { headers: { 'cache-control': 'no-store' } }))) as {
      data: { job: number };
    };
    expect(answer).toMatchObject({ type: 'DataWithResponseInit', init: { headers: { 'cache-control': 'no-store' } } });
    expect(answer.data.job).toBe(1);
    expect(JSON.stringify(answer.data)).toBe('{}');
  });

  it.each([null, undefined, 'text', new Response(null)])('is left alone where it is %s', async (answer) =>
    expect(await answerOf(answer)).toBe(answer),
  );
});

describe('a page that runs the app is the same for all callers', () => {
  const loader = () => null;
  const pageWith = (own: object, frame: object = {}) => {
    const routes = {
      root: { id: 'root', path: '', module: { loader } },
      app: { id: 'app', parentId: 'root', module: frame },
      jobs: { id: 'jobs', parentId: 'app', path: 'dashboard/jobs', module: own },
    };
    return isSameForCallers({ routes } as unknown as ServerBuild, '/dashboard/jobs');
  };

  it('when none of its routes loads anything', () => expect(pageWith({})).toBe(true));
  it('when it loads facts about the installation alone', () =>
    expect(pageWith({ loader, handle: { loads: 'site' } })).toBe(true));
  it.each([
    ['a loader, which may read the session', { loader }, {}],
    ['a loader of the frame around it', {}, { loader }],
    ['a loader, and a handle that says something else', { loader, handle: { look: 'product' } }, {}],
    ['something that runs before loaders', { middleware: [() => undefined] }, {}],
  ])('but not with %s', (_name, own, frame) => expect(pageWith(own, frame)).toBe(false));
  it('and none that the build does not know', () =>
    expect(isSameForCallers({ routes: {} } as unknown as ServerBuild, '/dashboard')).toBe(false));
});
