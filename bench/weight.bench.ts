import { pageWeights } from './harness/page-weights.ts';
import { say, sayTable } from './harness/say.ts';

export const about = 'what the first look at each page of the product asks for: files of script and their size';

export const run = async (): Promise<void> => {
  const pages = pageWeights().toSorted((a, b) => b.gzipBytes - a.gzipBytes);
  sayTable(
    ['page', 'files', 'KB gzip'],
    pages.map(({ page, files, gzipBytes }) => [page, String(files), String(Math.round(gzipBytes / 1024))]),
  );
  say(`\n  aim: at most 15 files and 250 KB`);
};
