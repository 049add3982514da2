import { pageWeights } from './harness/page-weights.ts';
import { say, sayTable } from './harness/say.ts';

export const about = 'what the first look at each page of the product asks for: files of script and their size';

export const run = async (): Promise<void> => {
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
  say(`\n  aim: at most 15 files and 250 KB at first, and 30 KB for a next page`);
};
