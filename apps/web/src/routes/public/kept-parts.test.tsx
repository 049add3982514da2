import { Buffer } from 'node:buffer';
import { renderToStaticMarkup } from 'react-dom/server';
import { createRoutesStub, Outlet } from 'react-router';
import { expect, it } from 'vitest';
import { markPartContext } from '#public/kept.tsx';
import { resourceKinds } from '#public/resource-kinds.ts';
import { createPartKeeper } from '#server/part-keeper.ts';
import Home from './home.tsx';
import PublicJobPage from './job.tsx';
import PublicLayout from './layout.tsx';
import ResourceArticle from './resource.tsx';

const item = (title: string) => ({
  id: title,
  type: 'blog',
  slug: title,
  title,
  description: `About ${title}`,
  thumbnailUrl: null,
  thumbnail: null,
  publishedAt: '2026-11-01T10:00:00.000Z',
  updatedAt: '2026-11-01T10:00:00.000Z',
  readingTime: 4,
});
const job = (title: string, isOpen: boolean) => ({
  ...{ _id: title, title, companyName: `${title} Ltd`, town: 'Leeds', description: 'One.\n\nTwo.', location: 'hybrid' },
  ...{ available_positions: 1, salary: { min: 1, max: 2 }, jobType: 'full-time', workingHours: null, isOpen },
  ...{ skills: ['SQL'], requirements: ['Care'], responsibilities: [], niceToHave: [], benefits: [] },
  applicationDeadline: null,
});

/** Who asks, where, and what the loaders found for them; each differs in everything that a page may show. */
const requests = ['one', 'two'].flatMap((who) =>
  ['/', '/jobs/x', '/resources/blog/x', '/pricing', '/CAREERS/'].map((path) => ({
    path,
    loaderData: {
      root: {
        site: {
          ...{ name: `Site of ${who}`, demoRequestEmail: `${who}@a.example`, socialUrl: `https://${who}.example/us` },
          analyticsId: who === 'one' ? 'G-1' : null,
        },
        appearance: { theme: who === 'one' ? 'dark' : 'light', accent: 'amber' },
      },
      home: { summary: { blogs: [item(`Blog ${who}`)], productUpdates: [], news: [], whitepapers: [] } },
      job: { job: job(`Job ${who}`, who === 'one') },
      article: {
        kind: resourceKinds[0],
        resource: { ...item(`Article ${who}`), content: `<p>Text for ${who}</p>` },
        others: [item(`Other ${who}`)],
      },
    },
  })),
);

/** Pages have props of the router's own, which a route of a test does not ask for. */
const asRoute = (Page: unknown) => Page as Parameters<typeof createRoutesStub>[0][number]['Component'];
const Site = createRoutesStub([
  {
    ...{ id: 'root', path: '/', Component: Outlet, loader: () => null },
    children: [
      {
        ...{ id: 'layout', Component: PublicLayout },
        children: [
          { id: 'home', index: true, Component: asRoute(Home), loader: () => null },
          { id: 'job', path: 'jobs/:id', Component: asRoute(PublicJobPage), loader: () => null },
          { id: 'article', path: 'resources/:type/:slug', Component: asRoute(ResourceArticle), loader: () => null },
          { id: 'rest', path: '*', Component: () => <p>Something else</p> },
        ],
      },
    ],
  },
]);

const pageFor = ({ path, loaderData }: (typeof requests)[number]) => (
  <Site initialEntries={[path]} hydrationData={{ loaderData }} />
);
/** Parts number the ids of their elements for themselves. */
const withoutIds = (html: string) => html.replaceAll(/[\w-]*[_-][rR]_\w+_/g, 'id');

/** As the server gives out what it keeps. */
function frozen<T>(value: T): T {
  if (typeof value === 'object' && value !== null) for (const inner of Object.values(value)) frozen(inner);
  return Object.freeze(value);
}

it.each([
  ['read for it', (request: (typeof requests)[number]) => request],
  ['kept', (request: (typeof requests)[number]) => frozen(structuredClone(request))],
])('is the page of this request to the letter, whatever was asked for before it, with data that is %s', (_, given) => {
  const keeper = createPartKeeper();
  const both = requests.map(given);
  for (const request of [...both, ...both.toReversed(), ...requests.map(given)]) {
    const plain = renderToStaticMarkup(pageFor(request));
    const pieces = keeper.render((mark) =>
      renderToStaticMarkup(<markPartContext.Provider value={mark}>{pageFor(request)}</markPartContext.Provider>),
    );
    const html = Buffer.concat(pieces.map(({ bytes }) => bytes)).toString();
    expect(plain).toContain(request.loaderData.root.site.name);
    expect(withoutIds(html)).toBe(withoutIds(plain));
    expect(pieces.some(({ isKept }) => isKept)).toBe(true);
    const ids = [...html.matchAll(/ id="([^"]*)"/g)].map(([, id]) => id);
    expect(new Set(ids).size).toBe(ids.length);
  }
});
