import { randomUUID } from 'node:crypto';
import * as routes from '@candela/contract/process/process.routes.ts';
import { createApplication, createJob } from '../../testing/jobs.ts';
import { absent, type MatrixRow, only, ownersOf, row } from '../../testing/matrix.ts';
import type { TestApp } from '../../testing/test-app.ts';
import type { World } from '../../testing/world.ts';

const whoSeesAll = only(200, ['parent', 'otherParent']);
const params = { status: 'offer' as const };
const words = { subject: 'An offer for {job}', body: 'Hello {name}', isSent: true };

async function application(world: World, app: TestApp) {
  const jobId = await createJob(app, world);
  const { candidateId } = await createApplication(app, { ...world, jobId }, { email: 'mailed@matrix.test' });
  return { candidateId, jobId };
}

export const processMatrix: MatrixRow[] = [
  row(routes.saveStageMail, whoSeesAll, () => ({ params, body: words })),
  row(routes.resetStageMail, whoSeesAll, () => ({ params })),
  row(
    routes.previewStageMail,
    ownersOf(200),
    async (world, app) => ({ params, query: await application(world, app) }),
    'own application',
  ),
  row(
    routes.previewStageMail,
    absent(),
    () => ({ params, query: { candidateId: randomUUID(), jobId: randomUUID() } }),
    'absent',
  ),
  row(
    routes.listSentStageMails,
    ownersOf(200),
    async (world, app) => ({ params: { id: (await application(world, app)).candidateId } }),
    'own candidate',
  ),
  row(routes.listSentStageMails, absent(), () => ({ params: { id: randomUUID() } }), 'absent'),
  row(routes.saveProcessSettings, whoSeesAll, () => ({
    body: { waitingDays: 14, tellDays: 21, areDecidersNamed: true },
  })),
];
