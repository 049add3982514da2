import { getOwnApplication, listOwnApplications } from '@candela/contract/applications/own-applications.routes.ts';
import { login } from '@candela/contract/auth/auth.routes.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../testing/test-app.ts';
import { demoAccounts, demoPassword } from './demo-accounts.ts';
import { seedDemo } from './seed-demo.repo.ts';

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
  await seedDemo(app.platform);
});
afterAll(() => app.close());

it('gives the demo candidate four applications in different stages, each with a past that begins where it was received', async () => {
  const { email, role } = demoAccounts.candidate;
  const { accessToken: token } = (await app.call(login, { body: { email, role, password: demoPassword } })).body;
  const { data } = (await app.call(listOwnApplications, {}, { token })).body;
  expect(data).toHaveLength(4);
  expect(new Set(data.map(({ status }) => status)).size).toBe(4);
  for (const { jobId, status } of data) {
    const { timeline } = (await app.call(getOwnApplication, { params: { id: jobId } }, { token })).body.data;
    expect(timeline.slice(0, 2).map(({ kind }) => kind)).toEqual(['received', 'seen']);
    expect(timeline.findLast((entry) => entry.status !== null)?.status).toBe(status);
  }
});
