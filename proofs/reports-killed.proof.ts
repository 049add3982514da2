import assert from 'node:assert/strict';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { pickFreePort } from '../apps/server/src/platform/postgres/free-port.ts';
import { signInAs } from '../bench/harness/people.ts';
import { startProduct } from '../bench/harness/product.ts';
import { say } from '../bench/harness/say.ts';
import { inTemporaryPlace } from '../bench/harness/temporary-place.ts';
import { call } from './harness/calls.ts';
import { embeddedIn } from './harness/embedded-server.ts';
import { confirmOwnCv, submitPractice } from './harness/practice.ts';

export const about =
  'the product killed while it makes reports and evaluates answers: each report and each evaluation is there once';
export const rounds = 3;

const reports = 12;

export async function prove(times: number): Promise<void> {
  await inTemporaryPlace(async (directory) => {
    const dataDir = path.join(directory, 'data');
    const port = await pickFreePort();
    const environment = { LOG_LEVEL: 'error', RATE_LIMITS: '0' };
    const start = () => startProduct({ entry: 'all', dataDir, port, environment });
    let product = await start();
    const database = embeddedIn(dataDir);
    const recruiter = await signInAs(product.url, 'recruiter');
    const candidate = await signInAs(product.url, 'candidate');
    await confirmOwnCv(product.url, candidate);
    const [interviewee] = await database.query<{ job_id: string; candidate_id: string }>(
      `select a.job_id, a.candidate_id from applications a join organisations o on o.id = a.organisation_id
       join members m on m.organisation_id = o.id join accounts c on c.id = m.account_id
       where c.email like 'recruiter@%' and a.status = 'interview' limit 1`,
    );
    assert.ok(interviewee);
    const body = { jobId: interviewee.job_id, candidateId: interviewee.candidate_id, withoutAssessment: true };
    const isOpen = async () =>
      (
        await database.query<{ open: number }>(
          `select (select count(*)::int from reports where status in ('queued', 'working'))
             + (select count(*)::int from assessments where status = 'COMPLETED' and evaluated_at is null) as open`,
        )
      )[0]?.open !== 0;

    /** The demonstration asks for reports of its own when it begins. */
    const untilMade = async () => {
      for (const deadline = Date.now() + 300_000; await isOpen(); await sleep(200)) {
        assert.ok(Date.now() < deadline, 'what was begun is not finished after five minutes');
      }
    };
    const countNotices = async () =>
      (
        await database.query<{ count: number }>(
          `select count(*)::int as count from notifications where kind = 'report.ready'`,
        )
      )[0]?.count ?? 0;
    await untilMade();
    const noticesBefore = await countNotices();

    for (let round = 1; round <= times; round += 1) {
      const asked: string[] = [];
      for (let count = 0; count < reports; count += 1) {
        const answer = await call(`${product.url}/api/recruiter/reports/pre-interview`, { token: recruiter, body });
        assert.equal(answer.status, 202, JSON.stringify(answer.body));
        asked.push((answer.body.data as { id: string }).id);
      }
      await submitPractice(product.url, candidate);
      await sleep(300 + 400 * round);
      product.kill('SIGKILL');
      await product.ended;
      const unfinished = await isOpen();
      product = await start();
      await untilMade();
      const made = await database.query<{ id: string; status: string }>(
        'select id, status from reports where id = any ($1)',
        [asked],
      );
      assert.equal(made.length, reports, 'no report is lost, none is there twice');
      assert.deepEqual([...new Set(made.map(({ status }) => status))], ['ready']);
      for (const { id } of made) {
        const link = await call(`${product.url}/api/recruiter/reports/${id}/download`, { token: recruiter });
        const file = await fetch(new URL(String(link.body.url), product.url));
        assert.equal(file.status, 200);
        const bytes = Buffer.from(await file.arrayBuffer());
        assert.ok(bytes.subarray(0, 5).toString() === '%PDF-' && bytes.includes('%%EOF'), 'the file is whole');
      }
      say(
        `  round ${round}: ${reports} reports and an evaluation, killed ${unfinished ? 'in the middle' : 'after the end'}: all there, each once`,
      );
    }
    assert.equal((await countNotices()) - noticesBefore, times * reports, 'one notification for each report');
    await product.stop();
  });
}
