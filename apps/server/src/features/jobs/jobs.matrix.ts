import { randomUUID } from 'node:crypto';
import * as browse from '@candela/contract/jobs/browse.routes.ts';
import * as routes from '@candela/contract/jobs/jobs.routes.ts';
import * as publicRoutes from '@candela/contract/jobs/public-jobs.routes.ts';
import { createJob, jobInput } from '../../testing/jobs.ts';
import { absent, activeMembers, anyone, type MatrixRow, members, only, ownersOf, row } from '../../testing/matrix.ts';
import type { TestApp } from '../../testing/test-app.ts';
import type { World } from '../../testing/world.ts';

const newJob = async (world: World, app: TestApp, status: 'Active' | 'Draft' = 'Active') => ({
  id: await createJob(app, world, { status }),
});
const nothing = () => ({ params: { id: randomUUID() } });
const everyoneSignedIn = ['candidate', 'otherCandidate', ...members, 'admin'] as const;

export const jobsMatrix: MatrixRow[] = [
  row(browse.browseJobs, only(200, ['candidate', 'otherCandidate']), () => ({ query: {} })),
  // Neither has a CV to compare yet.
  row(browse.explainFit, only(400, ['candidate', 'otherCandidate']), () => ({ params: { id: randomUUID() } })),
  row(routes.listRecruiterJobs, only(200, activeMembers), () => ({ query: {} })),
  row(
    routes.createJob,
    ownersOf(201),
    (world, app) => ({ body: jobInput(app, world.companyId) }),
    'in the own company',
  ),
  row(routes.createJob, absent(), (_world, app) => ({ body: jobInput(app, randomUUID()) }), 'in no company'),
  row(routes.getRecruiterJob, ownersOf(200), async (world, app) => ({ params: await newJob(world, app) }), 'own job'),
  row(routes.getRecruiterJob, absent(), nothing, 'absent'),
  row(
    routes.getJobOverview,
    only(200, everyoneSignedIn),
    async (world, app) => ({ params: await newJob(world, app) }),
    'on offer',
  ),
  row(
    routes.getJobOverview,
    {
      ...only(404, everyoneSignedIn),
      companyRecruiter: 200,
      parent: 200,
    },
    async (world, app) => ({ params: await newJob(world, app, 'Draft') }),
    'draft',
  ),
  row(
    routes.getJobOverview,
    { ...only(404, everyoneSignedIn), companyRecruiter: 200, parent: 200 },
    async (world, app) => ({
      params: { id: await createJob(app, world, { status: 'Closed', first_active_at: null }) },
    }),
    'closed before it was published',
  ),
  row(
    routes.updateJob,
    ownersOf(200),
    async (world, app) => ({ params: await newJob(world, app), body: { title: 'Changed' } }),
    'own job',
  ),
  row(routes.updateJob, absent(), () => ({ ...nothing(), body: {} }), 'absent'),
  row(
    routes.changeJobStatus,
    ownersOf(200),
    async (world, app) => ({ params: await newJob(world, app), body: { status: 'Closed' as const } }),
    'own job',
  ),
  row(routes.changeJobStatus, absent(), () => ({ ...nothing(), body: { status: 'Draft' as const } }), 'absent'),
  row(routes.duplicateJob, ownersOf(201), async (world, app) => ({ params: await newJob(world, app) }), 'own job'),
  row(routes.duplicateJob, absent(), nothing, 'absent'),
  row(publicRoutes.listWidgetJobs, anyone(200), () => ({ params: { token: 'nobody-has-this' } })),
  row(publicRoutes.getPublicJob, anyone(200), async (world, app) => ({ params: await newJob(world, app) }), 'on offer'),
  row(
    publicRoutes.getPublicJob,
    anyone(404),
    async (world, app) => ({ params: await newJob(world, app, 'Draft') }),
    'draft',
  ),
];
