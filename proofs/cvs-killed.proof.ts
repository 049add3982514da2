import assert from 'node:assert/strict';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { pickFreePort } from '../apps/server/src/platform/postgres/free-port.ts';
import { cvText } from '../apps/server/src/testing/uploads.ts';
import { signInAs } from '../bench/harness/people.ts';
import { say } from '../bench/harness/say.ts';
import { inTemporaryPlace } from '../bench/harness/temporary-place.ts';
import { call } from './harness/calls.ts';
import { embeddedIn } from './harness/embedded-server.ts';
import { replaceWorker, startFleet } from './harness/fleet.ts';

export const about =
  'a folder of CVs whose reader is killed again and again, with the server or beside it: everyone arrives, no one twice';
export const rounds = 4;

const count = 60;
const killsEach = 3;

export async function prove(times: number): Promise<void> {
  for (let round = 1; round <= times; round += 1) await inTemporaryPlace((directory) => proveOnce(directory, round));
}

interface Signed {
  batchId: string;
  uploadUrls: { uploadUrl: string; contentType: string; key: string }[];
}

async function proveOnce(directory: string, round: number): Promise<void> {
  const dataDir = path.join(directory, 'data');
  const port = await pickFreePort();
  // Every other round the worker is a process of its own, and the only one that is killed.
  const isSplit = round % 2 === 0;
  const options = { dataDir, port, environment: { RATE_LIMITS: '0' }, isSplit };
  const database = embeddedIn(dataDir);
  let fleet = await startFleet(options);
  const { url } = fleet.api;
  const token = await signInAs(url, 'recruiter');
  const jobs = (await call(`${url}/api/jobs/recruiter?status=Active`, { token })).body.data as {
    _id: string;
  }[];
  const jobId = jobs[0]?._id;
  const names = Array.from({ length: count }, (_, index) => `person${index}@killed.test`);
  const cvs = names.map((_, index) => ({ fileName: `cv-${index}.txt` }));
  const signed = (await call(`${url}/api/upload/generate-upload-urls`, { token, body: { cvs, jobId } }))
    .body as unknown as Signed;
  for (const [index, { uploadUrl, contentType }] of signed.uploadUrls.entries()) {
    const body = cvText({ name: `Alex Number${index}`, email: names[index] ?? '' });
    await fetch(new URL(uploadUrl, url), { method: 'PUT', headers: { 'content-type': contentType }, body });
  }
  await call(`${url}/api/upload/complete`, { token, body: { keys: signed.uploadUrls.map(({ key }) => key) } });

  for (let kill = 0; kill < killsEach; kill += 1) {
    await sleep(300 + Math.random() * 1500);
    const takesDatabase = !isSplit && kill % 2 === 1;
    if (takesDatabase) {
      await database.kill();
      await sleep(500);
    }
    fleet = await replaceWorker(fleet, options, () => sleep(500));
    if (isSplit) assert.equal((await call(`${url}/readyz`)).status, 200, 'a caller who asks is answered meanwhile');
  }

  const deadline = Date.now() + 180_000;
  for (;;) {
    const rows = await database.query<{ open: number }>(
      `select count(*)::int as open from cv_files where batch_id = $1 and status not in ('read', 'duplicate')`,
      [signed.batchId],
    );
    if (rows[0]?.open === 0) break;
    assert.ok(Date.now() < deadline, `${rows[0]?.open} files were never read`);
    await sleep(500);
  }
  const people = await database.query<{
    people: number;
    addresses: number;
    cvs: number;
    scores: number;
    invitations: number;
  }>(
    `select count(*)::int as people, count(distinct c.email)::int as addresses,
       (select count(*)::int from cvs v join candidates p on p.id = v.candidate_id where p.email like '%@killed.test') as cvs,
       (select count(*)::int from scores s join candidates p on p.id = s.candidate_id where p.email like '%@killed.test') as scores,
       (select max(n)::int from (select count(*) as n from mail_outbox where to_address like '%@killed.test' group by to_address) m) as invitations
     from candidates c where c.email like '%@killed.test'`,
  );
  const found = people[0];
  assert.deepEqual([found?.people, found?.addresses, found?.cvs, found?.scores], [count, count, count, count]);
  assert.ok((found?.invitations ?? 0) <= 1, 'no candidate is invited twice');
  const victim = isSplit ? 'the worker beside the server' : 'server and worker in one';
  say(`  round ${round}: ${victim} killed ${killsEach} times, ${count} people, CVs and scores, none twice`);
  for (const product of fleet.products) assert.equal(await product.stop(), 0, product.output());
}
