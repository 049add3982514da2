import { changeApplicationStatus } from '@candela/contract/applications/applications.routes.ts';
import { listSentStageMails } from '@candela/contract/process/process.routes.ts';
import type { MailTransport } from '@candela/integrations/mail/port.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { workLater } from '../../testing/interviews.ts';
import { createApplication, createJob } from '../../testing/jobs.ts';
import { createCompany, createParent, setPlan, signIn } from '../../testing/people.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';

let app: TestApp;
/** What happens while a mail server takes a mail. */
let meanwhile: () => Promise<unknown> = async () => undefined;
const left: string[] = [];
const transport: MailTransport = {
  async send({ subject }) {
    const act = meanwhile;
    meanwhile = async () => undefined;
    await act();
    left.push(subject);
    return { accepted: true };
  },
  check: async () => undefined,
  close: async () => undefined,
};
beforeAll(async () => {
  app = await createTestApp({ platform: { mail: transport } });
});
afterAll(() => app.close());

it('a mail that is being handed over is not said to be taken back by another move', async () => {
  const parent = await createParent(app);
  const { organisationId } = parent;
  await setPlan(app, organisationId, { name: 'enterprise' });
  const place = { organisationId, companyId: await createCompany(app, organisationId, 'Beacon') };
  const jobId = await createJob(app, place, { title: 'Keeper' });
  const { candidateId } = await createApplication(app, { ...place, jobId }, { email: 'leaving@mailed.test' });
  const { token } = await signIn(app, parent);
  const move = (status: 'offer' | 'review') =>
    app.call(changeApplicationStatus, { body: { candidateId, jobId, status } }, { token });
  await move('offer');
  await app.work();
  meanwhile = async () => {
    await move('review');
    await app.work();
  };
  await workLater(app);
  await workLater(app);
  expect(left).toEqual(['An offer for Keeper at Beacon']);
  const { data } = (await app.call(listSentStageMails, { params: { id: candidateId } }, { token })).body;
  expect(data.map(({ status, state }) => [status, state])).toEqual([
    ['review', 'not-sent'],
    ['offer', 'sent'],
  ]);
});
