import { inBrowser, signInAsRecruiter } from './harness/browser.ts';
import { withDemonstration } from './harness/demonstration.ts';
import { pageWeights } from './harness/page-weights.ts';
import { say, sayTable } from './harness/say.ts';
import { lookOverSlowLine, type SlowLook, type SlowPage, slowLine } from './harness/slow-line.ts';

export const about =
  'what the first look at each page of the product asks for: files of script, their size, and the time over a slow line';

const signIn: SlowPage = {
  name: 'sign-in',
  path: '/login',
  content: (page) => page.getByRole('button', { name: 'Sign in', exact: true }).waitFor(),
};

/** What is there as soon as the page has its first answer, however far the demonstration's CVs are read. */
const product: readonly SlowPage[] = [
  {
    name: 'dashboard',
    path: '/dashboard',
    content: (page) => page.getByRole('link', { name: 'Post a New Job' }).waitFor(),
  },
  {
    name: 'all candidates',
    path: '/dashboard/candidates?view=all',
    content: (page) => page.getByRole('searchbox').first().waitFor(),
  },
  {
    name: 'board',
    path: '/dashboard/applications',
    content: (page) => page.getByRole('link', { name: /^Hired/ }).waitFor(),
  },
];

export async function run(): Promise<void> {
  sayWeights();
  await saySlowLine();
}

function sayWeights(): void {
  const pages = pageWeights().toSorted((a, b) => b.gzipBytes - a.gzipBytes);
  const inKb = (bytes: number) => (bytes / 1024).toFixed(1);
  sayTable(
    ['page', 'files', 'KB gzip', 'KB on top of the dashboard'],
    pages.map(({ page, files, gzipBytes, nextGzipBytes }) => [
      page,
      String(files),
      inKb(gzipBytes),
      page.startsWith('routes/auth/') ? '' : inKb(nextGzipBytes),
    ]),
  );
  say('\n  aim: at most 15 files and 250 KB at first, and 30 KB for a next page\n');
}

const saySlowLine = (): Promise<void> =>
  withDemonstration(async ({ product: { url } }) => {
    await inBrowser(async (page) => {
      const looks: SlowLook[] = [await lookOverSlowLine(page, url, signIn)];
      await signInAsRecruiter(page, url);
      for (const each of product) looks.push(await lookOverSlowLine(page, url, each));
      sayTable(
        [`first look over ${slowLine}`, 'first paint ms', 'content ms'],
        looks.map(({ name, firstPaintMs, contentMs }) => [name, String(firstPaintMs), String(contentMs)]),
      );
    });
  });
