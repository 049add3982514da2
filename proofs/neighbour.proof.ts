import assert from 'node:assert/strict';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { plain } from '@candela/engine/testing/job-pdfs/single-column.ts';
import { pickFreePort } from '../apps/server/src/platform/postgres/free-port.ts';
import { completeJob } from '../apps/server/src/testing/jobs.ts';
import { cvText } from '../apps/server/src/testing/uploads.ts';
import { signInAs } from '../bench/harness/people.ts';
import { startProduct } from '../bench/harness/product.ts';
import { say, sayTable } from '../bench/harness/say.ts';
import { inTemporaryPlace } from '../bench/harness/temporary-place.ts';
import { call } from './harness/calls.ts';
import { startFlood } from './harness/flood.ts';

export const about =
  'one organisation floods every queue and list: another’s requests and CVs take at most three times as long as without';
export const rounds = 1;

const secondsEach = 45;
const pauseMs = 40;
const uploadEveryMs = 3000;
const mostTimesIdle = 3;
/** Below this a ratio says more about the machine's timers than about the product. */
const floors = { request: 10, ranked: 250 };

const floodCompany = {
  companyName: 'Spate',
  industry: 7,
  description: 'Much of everything.',
  location: 'Bristol',
  website: 'https://spate.example',
  careerPageUrl: 'https://spate.example/careers',
  size: 40,
  contactEmail: 'people@spate.example',
  contactPhone: '0117 496 0000',
  contactName: 'Jo Bell',
  contactPosition: 'Head of people',
};

interface Figures {
  requests: number[];
  ranked: number[];
}

export async function prove(times: number): Promise<void> {
  for (let round = 1; round <= times; round += 1) await inTemporaryPlace(proveOnce);
}

async function proveOnce(directory: string): Promise<void> {
  const port = await pickFreePort();
  const product = await startProduct({
    dataDir: path.join(directory, 'data'),
    port,
    entry: 'all',
    readyTimeoutMs: 180_000,
  });
  const { url } = product;
  const token = await signInAs(url, 'recruiter');
  const flooder = await signInAs(url, 'free');
  const jobId = await firstJob(url, token);
  // Warm: readers started, code that ran before.
  await live(url, token, jobId, 8, 'warm');
  const idle = await live(url, token, jobId, secondsEach, 'idle');

  const description = Buffer.from(await plain.draw()).toString('base64');
  const place = await openJob(url, flooder);
  const flooding = startFlood({ url, token: flooder, ...place, description });
  // The flood is well under way before the first figure is taken.
  await sleep(5000);
  const flooded = await live(url, token, jobId, secondsEach, 'flooded');
  const sent = await flooding.stop();
  report(idle, flooded, sent);
  assert.equal(await product.stop(), 0, product.output());
}

function report(idle: Figures, flooded: Figures, sent: Record<string, number>): void {
  const rows = [
    { name: 'an ordinary request, p50', of: (all: Figures) => quantile(all.requests, 0.5), floor: floors.request },
    { name: 'an ordinary request, p99', of: (all: Figures) => quantile(all.requests, 0.99), floor: floors.request },
    { name: 'from upload to ranked, median', of: (all: Figures) => quantile(all.ranked, 0.5), floor: floors.ranked },
  ].map(({ name, of, floor }) => {
    const [before, during] = [of(idle), of(flooded)];
    return { name, before, during, times: Math.max(during, floor) / Math.max(before, floor) };
  });
  const answered = Object.entries(sent).map(([what, count]) => `${count} ${what}`);
  say(`  the flood: ${answered.join(', ')}`);
  sayTable(
    ['of the neighbour', 'idle, ms', 'flooded, ms', 'times'],
    rows.map(({ name, before, during, times }) => [
      name,
      before.toFixed(1),
      during.toFixed(1),
      `× ${times.toFixed(2)}`,
    ]),
  );
  for (const { name, times } of rows) assert.ok(times <= mostTimesIdle, `${name}: ${times.toFixed(2)} times`);
}

/** What a recruiter does all day: pages are opened and CVs are dropped, at the same pace whatever others do. */
async function live(url: string, token: string, jobId: string, seconds: number, label: string): Promise<Figures> {
  const figures: Figures = { requests: [], ranked: [] };
  const end = Date.now() + seconds * 1000;
  const read = [
    '/api/jobs/recruiter',
    '/api/companies/recruiter',
    `/api/rankings/job/${jobId}`,
    '/api/upload/batches',
    '/api/recruiter/candidates?search=nurse',
  ];
  const requests = async () => {
    for (let index = 0; Date.now() < end; index += 1) {
      const answer = await call(`${url}${read[index % read.length]}`, { token });
      assert.ok(answer.status < 400, `${read[index % read.length]} answered ${answer.status}`);
      figures.requests.push(answer.tookMs);
      await sleep(pauseMs);
    }
  };
  const uploads = async () => {
    for (let index = 0; Date.now() < end; index += 1) {
      figures.ranked.push(await uploadOne(url, token, jobId, `${label}-${index}`));
      await sleep(uploadEveryMs);
    }
  };
  await Promise.all([requests(), uploads()]);
  return figures;
}

/** From the moment a CV is there to the moment the person stands in the ranking. */
async function uploadOne(url: string, token: string, jobId: string, label: string): Promise<number> {
  const cvs = [{ fileName: `${label}.txt` }];
  const { body } = await call(`${url}/api/upload/generate-upload-urls`, { token, body: { cvs, jobId } });
  const [file] = body.uploadUrls as { uploadUrl: string; contentType: string; key: string }[];
  assert.ok(file);
  const bytes = cvText({ name: `Nora ${label}`, email: `${label}@neighbour.test` });
  const startedAt = performance.now();
  await fetch(new URL(file.uploadUrl, url), {
    method: 'PUT',
    headers: { 'content-type': file.contentType },
    body: bytes,
  });
  await call(`${url}/api/upload/complete`, { token, body: { keys: [file.key] } });
  const deadline = Date.now() + 120_000;
  for (;;) {
    const batch = (await call(`${url}/api/upload/batches/${body.batchId}`, { token })).body as unknown as {
      data: { read: number };
    };
    // A CV is read, scored and ranked in one transaction.
    if (batch.data.read > 0) return performance.now() - startedAt;
    assert.ok(Date.now() < deadline, `${label} was never read`);
    await sleep(20);
  }
}

/** The flooder's own company and job, as its plan allows. */
async function openJob(url: string, token: string): Promise<{ companyId: string; jobId: string }> {
  const company = await call(`${url}/api/companies`, { token, body: floodCompany });
  assert.equal(company.status, 201, JSON.stringify(company.body));
  const companyId = (company.body.data as { _id: string })._id;
  const applicationDeadline = new Date(Date.now() + 30 * 24 * 3_600_000).toISOString();
  const job = await call(`${url}/api/jobs/recruiter`, {
    token,
    body: { ...completeJob, companyId, applicationDeadline },
  });
  assert.equal(job.status, 201, JSON.stringify(job.body));
  return { companyId, jobId: (job.body.data as { _id: string })._id };
}

async function firstJob(url: string, token: string): Promise<string> {
  const jobs = (await call(`${url}/api/jobs/recruiter`, { token })).body.data as { _id: string; status: string }[];
  const job = jobs.find(({ status }) => status === 'Active') ?? jobs[0];
  assert.ok(job, 'there is a job');
  return job._id;
}

function quantile(values: readonly number[], share: number): number {
  const sorted = [...values].sort((one, other) => one - other);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN;
}
