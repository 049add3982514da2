import { setTimeout as sleep } from 'node:timers/promises';
import type pg from 'pg';
import { call } from '../proofs/harness/calls.ts';
import { confirmOwnCv, submitPractice } from '../proofs/harness/practice.ts';
import { withDemonstration } from './harness/demonstration.ts';
import { signInAs } from './harness/people.ts';
import { residentMemory } from './harness/process-figures.ts';
import { say } from './harness/say.ts';
import { megabytes } from './harness/temporary-place.ts';

export const about = 'pre-interview reports a minute and the memory they take, evaluations of answers a second';

const reports = 60;
const attempts = 30;

export const run = (): Promise<void> =>
  withDemonstration(
    async ({ product, client }) => {
      const recruiter = await signInAs(product.url, 'recruiter');
      const candidate = await signInAs(product.url, 'candidate');
      const before = (await residentMemory(product.pid)) ?? 0;
      const body = { ...(await findInterviewee(client)), withoutAssessment: true };
      const reportsFrom = performance.now();
      for (let count = 0; count < reports; count += 1) {
        await call(`${product.url}/api/recruiter/reports/pre-interview`, { token: recruiter, body });
      }
      let most = before;
      await until(
        client,
        `select count(*)::int as open from reports where status in ('queued', 'working')`,
        async () => {
          most = Math.max(most, (await residentMemory(product.pid)) ?? 0);
        },
      );
      const reportSeconds = (performance.now() - reportsFrom) / 1000;
      const { rows } = await client.query<{ ready: number }>(
        `select count(*)::int as ready from reports where status = 'ready' and created_at > now() - interval '1 hour'`,
      );
      say(
        `  reports a minute         ${Math.round((reports / reportSeconds) * 60)} (${reports} asked for, ${rows[0]?.ready} ready)`,
      );
      say(`  memory of the process    ${megabytes(before)} before, ${megabytes(most)} at most`);

      await confirmOwnCv(product.url, candidate);
      const evaluationsFrom = performance.now();
      for (let count = 0; count < attempts; count += 1) await submitPractice(product.url, candidate);
      await until(
        client,
        `select count(*)::int as open from assessments where status = 'COMPLETED' and evaluated_at is null`,
      );
      const seconds = (performance.now() - evaluationsFrom) / 1000;
      say(
        `  evaluations a second     ${(attempts / seconds).toFixed(1)} (attempts of five answers, from begun to evaluated, one candidate after the other)`,
      );
    },
    // One caller asks for more in a minute than limits allow, and these cannot be off in production.
    { NODE_ENV: 'development', RATE_LIMITS: '0' },
  );

async function findInterviewee(client: pg.Client): Promise<{ jobId: string; candidateId: string }> {
  const { rows } = await client.query<{ jobId: string; candidateId: string }>(
    `select a.job_id as "jobId", a.candidate_id as "candidateId" from applications a
     join members m on m.organisation_id = a.organisation_id join accounts c on c.id = m.account_id
     where c.email like 'recruiter@%' and a.status = 'interview' limit 1`,
  );
  if (!rows[0]) throw new Error('The demonstration has no application at interview stage');
  return rows[0];
}

async function until(client: pg.Client, countOpen: string, look: () => Promise<void> = async () => undefined) {
  for (;;) {
    const { rows } = await client.query<{ open: number }>(countOpen);
    await look();
    if (rows[0]?.open === 0) return;
    await sleep(50);
  }
}
