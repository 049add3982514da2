import { generateUploadUrls, getBatch } from '@candela/contract/cvs/uploads.routes.ts';
import { uploadJobDescription } from '@candela/contract/job-descriptions/job-descriptions.routes.ts';
import { hostilePdfs } from '@candela/engine/testing/hostile-pdfs.ts';
import { plain } from '@candela/engine/testing/job-pdfs/single-column.ts';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { days } from '../../platform/clock.ts';
import { createCompany, createParent, signIn } from '../../testing/people.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';
import { cvText, uploadCvs } from '../../testing/uploads.ts';

let app: TestApp;

beforeAll(async () => {
  app = await createTestApp({ environment: { RATE_LIMITS: '0' } });
});
afterAll(() => app.close());

const doubling = hostilePdfs.find(({ name }) => name === 'forms that double 26 times');

async function recruiter() {
  const parent = await createParent(app);
  return { ...parent, token: (await signIn(app, parent)).token };
}

const sendHostile = async (token: string, count: number) => {
  const bytes = (await doubling?.make()) ?? new Uint8Array();
  const files = Array.from({ length: count }, (_, index) => ({ fileName: `${index}.pdf`, bytes }));
  const batchId = await uploadCvs(app, token, files);
  await app.work();
  return batchId;
};

const sendGood = (token: string, name: string) =>
  uploadCvs(app, token, [{ fileName: 'cv.txt', bytes: cvText({ name, email: `${name.toLowerCase()}@example.com` }) }]);

const waiting = async () =>
  (
    await sql<{ name: string }>`select name from pgboss.job where state = 'created' and name like '%.read%'`.execute(
      app.platform.database.system,
    )
  ).rows.map(({ name }) => name);

const sign = (token: string) =>
  app.call(generateUploadUrls, { body: { cvs: [{ fileName: 'cv.pdf', size: 9 }] } }, { token });

async function sendDescription({ organisationId, token }: { organisationId: string; token: string }) {
  const companyId = await createCompany(app, organisationId, 'Beacon');
  const fileContent = Buffer.from(await plain.draw()).toString('base64');
  const body = { fileName: 'job.pdf', contentType: 'application/pdf' as const, companyId, fileContent };
  expect((await app.call(uploadJobDescription, { body }, { token })).status).toBe(202);
}

it('after five refused files the next are read one at a time, and others are not', { timeout: 120_000 }, async () => {
  const [offender, neighbour] = [await recruiter(), await recruiter()];
  const batchId = await sendHostile(offender.token, 5);
  const { body } = await app.call(getBatch, { params: { id: batchId } }, { token: offender.token });
  expect(body.data.files.map(({ reason }) => reason)).toEqual(
    Array.from({ length: 5 }, () => expect.stringContaining('too complex to be read')),
  );
  await sendGood(offender.token, 'Oda');
  expect(await waiting()).toEqual(['cvs.read-suspected']);
  await app.work();
  await sendDescription(offender);
  expect(await waiting()).toEqual(['job-descriptions.read-suspected']);
  await app.work();
  await sendDescription(neighbour);
  expect(await waiting()).toEqual(['job-descriptions.read']);
  await app.work();
  await sendGood(neighbour.token, 'Nia');
  expect(await waiting()).toEqual(['cvs.read']);
  await app.work();
});

it('after twenty nothing is accepted until tomorrow', { timeout: 60_000 }, async () => {
  const offender = await recruiter();
  const { token } = offender;
  await sendHostile(token, 20);
  const refused = await sign(token);
  expect(refused.status).toBe(429);
  expect((refused.body as unknown as { message: string }).message).toContain('try again tomorrow');
  app.clock.advance(days(1) + 1000);
  const again = await signIn(app, offender);
  expect((await sign(again.token)).status).toBe(200);
});
