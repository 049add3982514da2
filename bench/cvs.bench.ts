import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { pickFreePort } from '../apps/server/src/platform/postgres/free-port.ts';
import { dateStyles } from '../packages/engine/src/testing/cvs/date-styles.ts';
import { drawSidebar, drawTables } from '../packages/engine/src/testing/cvs/laid-out.ts';
import { makeTruth } from '../packages/engine/src/testing/cvs/make-truth.ts';
import { people } from '../packages/engine/src/testing/cvs/people.ts';
import { drawPdf } from '../packages/engine/src/testing/draw-pdf.ts';
import { signInAs } from './harness/people.ts';
import { residentMemory } from './harness/process-figures.ts';
import { productionEnvironment, startProduct } from './harness/product.ts';
import { say } from './harness/say.ts';
import { inTemporaryPlace, megabytes } from './harness/temporary-place.ts';

export const about = 'a folder of 200 CVs, from the first upload to the last score, and until the reader has read them';

const count = 200;
const atOnce = 6;

/** Two-column and table layouts in turn, each of another candidate. */
const drawCvs = (): Promise<Uint8Array[]> =>
  Promise.all(
    Array.from({ length: count }, (_, index) => {
      const model = people[index % people.length];
      const style = Object.values(dateStyles)[0];
      if (!model || !style) throw new Error('no CV to draw');
      const person = { ...model, name: 'Alex Example', email: `person${index}@bench.test` };
      const cv = makeTruth({ person, seed: 9000 + index, isHeldOut: false });
      return drawPdf((pdf) => (index % 2 ? drawTables(pdf, cv, style) : drawSidebar(pdf, cv, style, 'left')));
    }),
  );

interface Signed {
  batchId: string;
  uploadUrls: { uploadUrl: string; contentType: string; key: string }[];
}

export const run = (): Promise<void> =>
  inTemporaryPlace(async (directory) => {
    const files = await drawCvs();
    const port = await pickFreePort();
    const environment = { ...productionEnvironment(port), LOG_LEVEL: 'warn' };
    const product = await startProduct({ entry: 'all', dataDir: path.join(directory, 'data'), port, environment });
    const call = caller(product.url, await signInAs(product.url, 'recruiter'));
    const jobs = await call<{ data: { _id: string }[] }>('GET', '/api/jobs/recruiter?status=Active');
    const jobId = jobs.data[0]?._id;
    await untilQuiet(call);

    const startedAt = performance.now();
    const cvs = files.map((bytes, index) => ({ fileName: `cv-${index}.pdf`, size: bytes.length }));
    const signed = await call<Signed>('POST', '/api/upload/generate-upload-urls', { cvs, jobId });
    await inTurns(signed.uploadUrls, atOnce, async ({ uploadUrl, contentType }, index) => {
      const body = Buffer.from(files[index] ?? new Uint8Array());
      await fetch(new URL(uploadUrl, product.url), { method: 'PUT', headers: { 'content-type': contentType }, body });
    });
    const uploadedAt = performance.now();
    await call('POST', '/api/upload/complete', { keys: signed.uploadUrls.map(({ key }) => key) });
    let most = 0;
    for (;;) {
      const { data } = await call<{ data: Batch }>('GET', `/api/upload/batches/${signed.batchId}`);
      most = Math.max(most, (await residentMemory(product.pid)) ?? 0);
      if (data.open === 0) {
        say(`  ${data.read} read, ${data.failed} failed, ${data.duplicates} repeated`);
        break;
      }
      await sleep(200);
    }
    const readAt = performance.now();
    const ranking = await call<{ pagination: { total: number } }>('GET', `/api/rankings/job/${jobId}?minScore=0`);
    say(
      `  uploaded in ${tellSeconds(uploadedAt - startedAt)}, read and scored ${tellSeconds(readAt - uploadedAt)} later`,
    );
    say(
      `  from the first byte to the ranking: ${tellSeconds(readAt - startedAt)} (aim: 30 s), ${ranking.pagination.total} people ranked, the reader on`,
    );
    say(`  each CV: ${((readAt - uploadedAt) / count).toFixed(0)} ms of wall time on this machine`);
    const readBy = await untilReaderIsDone(call, jobId, readAt);
    say(`  the reader, in the background, has read the first hundred ${tellSeconds(readBy - readAt)} later`);
    say(`  most memory of the server and worker process: ${megabytes(most)} (aim: 600 MB)`);
    await product.stop();
  });

interface Batch {
  open: number;
  read: number;
  failed: number;
  duplicates: number;
}

const tellSeconds = (milliseconds: number): string => `${(milliseconds / 1000).toFixed(1)} s`;

type Call = ReturnType<typeof caller>;

/** The demonstration's own CVs are read first, so that they are not part of the figure. */
async function untilQuiet(call: Call): Promise<void> {
  for (;;) {
    const { data } = await call<{ data: { open: number }[] }>('GET', '/api/upload/batches');
    if (data.every(({ open }) => open === 0)) return;
    await sleep(500);
  }
}

/** When the last of the ranking's first page was read by the reader. */
async function untilReaderIsDone(call: Call, jobId: string | undefined, from: number): Promise<number> {
  interface Ranking {
    rankings: { candidates_ranked: { readBy: string | null }[] };
  }
  while (performance.now() - from < longestReadingMs) {
    const { rankings } = await call<Ranking>('GET', `/api/rankings/job/${jobId}?minScore=0&pageSize=100`);
    if (rankings.candidates_ranked.every(({ readBy }) => readBy !== null)) break;
    await sleep(1000);
  }
  return performance.now();
}

const longestReadingMs = 300_000;

const caller =
  (url: string, token: string) =>
  async <T>(method: string, target: string, body?: unknown): Promise<T> => {
    const response = await fetch(url + target, {
      method,
      headers: { authorization: `Bearer ${token}`, ...(body !== undefined && { 'content-type': 'application/json' }) },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    });
    if (!response.ok) throw new Error(`${method} ${target} answered ${response.status}: ${await response.text()}`);
    return (await response.json()) as T;
  };

async function inTurns<T>(items: readonly T[], width: number, work: (item: T, index: number) => Promise<void>) {
  const entries = items.entries();
  await Promise.all(
    Array.from({ length: width }, async () => {
      for (const [index, item] of entries) await work(item, index);
    }),
  );
}
