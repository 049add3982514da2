import { randomUUID } from 'node:crypto';
import * as browse from '@candela/contract/jobs/browse.routes.ts';
import * as routes from '@candela/contract/jobs/jobs.routes.ts';
import * as publicRoutes from '@candela/contract/jobs/public-jobs.routes.ts';
import * as searches from '@candela/contract/jobs/saved-searches.routes.ts';
import { after, days } from '../../platform/clock.ts';
import { signLink } from '../../platform/secrets/signed-link.ts';
import { createJob, jobInput } from '../../testing/jobs.ts';
import { absent, anyone, type MatrixRow, members, only, ownersOf, row } from '../../testing/matrix.ts';
import type { TestApp } from '../../testing/test-app.ts';
import type { World } from '../../testing/world.ts';

const newJob = async (world: World, app: TestApp, status: 'Active' | 'Draft' = 'Active') => ({
  id: await createJob(app, world, { status }),
});
const nothing = () => ({ params: { id: randomUUID() } });
const everyoneSignedIn = ['candidate', 'otherCandidate', ...members, 'admin'] as const;

const candidates = ['candidate', 'otherCandidate'] as const;
/** Of the world's candidate. */
async function savedSearch(world: World, app: TestApp) {
  const { id } = await app.platform.database.system
    .insertInto('saved_searches')
    .values({
      account_id: world.people.candidate.accountId,
      search: JSON.stringify({ search: randomUUID() }),
      looked_at: app.clock.now(),
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return { params: { id } };
}
const mailLink = (world: World, app: TestApp) => {
  const expiresAt = after(app.clock.now(), days(1));
  const { accountId } = world.people.candidate;
  return { body: { token: signLink(app.platform.keys.signedLink, 'search-mail', accountId, expiresAt) } };
};

export const jobsMatrix: MatrixRow[] = [
  row(searches.saveSearch, only(200, candidates), () => ({ body: { search: 'chef' } })),
  row(searches.changeSavedSearch, only(200, ['candidate'], { otherCandidate: 404 }), async (world, app) => ({
    ...(await savedSearch(world, app)),
    body: { isMailed: false },
  })),
  row(searches.removeSavedSearch, only(200, candidates), savedSearch),
  row(searches.stopSearchMail, anyone(200), mailLink, 'with the link'),
  row(searches.stopSearchMail, anyone(404), () => ({ body: { token: 'forged' } }), 'forged'),
  // Neither has a CV to compare yet.
  row(browse.explainFit, only(400, candidates), () => ({ params: { id: randomUUID() } })),
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
