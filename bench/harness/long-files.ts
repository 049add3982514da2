import http from 'node:http';
import { summarise } from './measure.ts';
import { say } from './say.ts';

export interface LongFiles {
  url: string;
  headers: Record<string, string>;
  /** The file that is taken, and the list that is read meanwhile. */
  file: string;
  list: string;
  files: number;
}

const lineFeed = 10;

/**
 * How many lines a second so many callers get who each take a long file, when the first of it comes, and what a list takes meanwhile:
 * a whole file of a hundred thousand lines has no bound of its own, but must not hold up what others read.
 */
export async function measureLongFiles({ url, headers, file, list, files }: LongFiles): Promise<void> {
  const agent = new http.Agent({ keepAlive: true, maxSockets: files + 1 });
  const take = (path: string) => takeAll(url + path, { headers, agent });
  const startedAt = performance.now();
  let isTaken = false;
  const taking = Promise.all(Array.from({ length: files }, () => take(file))).finally(() => {
    isTaken = true;
  });
  const times: number[] = [];
  while (!isTaken) times.push((await take(list)).wholeMs);
  const taken = await taking;
  const totalMs = performance.now() - startedAt;
  const lines = taken.reduce((sum, one) => sum + one.lines, 0);
  const { p50, p99 } = summarise('list', times, totalMs);
  const first = summarise(
    'first byte',
    taken.map(({ firstMs }) => firstMs),
    totalMs,
  ).p50;
  const last = summarise(
    'last line',
    taken.map(({ wholeMs }) => wholeMs),
    totalMs,
  ).p50;
  say(
    `  ${files} ${files === 1 ? 'caller takes' : 'callers take'} ${lines.toLocaleString('en-GB')} lines in all: ` +
      `${Math.round((lines / totalMs) * 1000).toLocaleString('en-GB')} lines a second, first byte after ${first.toFixed(0)} ms, last line after ${(last / 1000).toFixed(1)} s (half of them); ` +
      `the recent page meanwhile ${p50.toFixed(0)} ms (half), ${p99.toFixed(0)} (99 of 100 of ${times.length})`,
  );
  agent.destroy();
}

interface Taken {
  firstMs: number;
  wholeMs: number;
  lines: number;
}

const takeAll = (url: string, options: http.RequestOptions): Promise<Taken> =>
  new Promise((resolve, reject) => {
    const startedAt = performance.now();
    const asked = http.get(url, options, (answer) => {
      const taken: Taken = { firstMs: Number.NaN, wholeMs: 0, lines: 0 };
      answer.on('data', (bytes: Buffer) => {
        if (Number.isNaN(taken.firstMs)) taken.firstMs = performance.now() - startedAt;
        for (let at = bytes.indexOf(lineFeed); at >= 0; at = bytes.indexOf(lineFeed, at + 1)) taken.lines += 1;
      });
      answer.on('error', reject);
      answer.on('end', () => {
        if (answer.statusCode !== 200) return reject(new Error(`${url} answered ${answer.statusCode}`));
        resolve({ ...taken, wholeMs: performance.now() - startedAt });
      });
    });
    asked.on('error', reject);
  });
