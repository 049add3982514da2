import { randomUUID } from 'node:crypto';
import * as feed from '@candela/contract/interviews/feed.routes.ts';
import * as contract from '@candela/contract/interviews/interviews.routes.ts';
import * as rescheduling from '@candela/contract/interviews/reschedule.routes.ts';
import * as templates from '@candela/contract/interviews/templates.routes.ts';
import { insertInterview } from '../../testing/interviews.ts';
import { absent, activeMembers, type MatrixRow, only, ownersOf, row } from '../../testing/matrix.ts';
import type { TestApp } from '../../testing/test-app.ts';
import type { World } from '../../testing/world.ts';

const createInterview = (world: World, app: TestApp) => insertInterview(app, world);

const slot = (app: TestApp) => {
  const at = (hours: number) => new Date(app.clock.now().getTime() + hours * 36e5).toISOString();
  return { startDateTime: at(48), endDateTime: at(49), timeZone: 'UTC' };
};

async function createRequest(world: World, app: TestApp) {
  const { id } = await createInterview(world, app);
  const chosenSlot = slot(app);
  const request = await app.platform.database.system
    .insertInto('reschedule_requests')
    .values({
      organisation_id: world.organisationId,
      interview_id: id,
      proposed_slots: JSON.stringify([chosenSlot]),
      created_at: app.clock.now(),
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return { params: { id, requestId: request.id }, chosenSlot };
}

const readers = ['candidate', 'otherCandidate', ...activeMembers] as const;
const ownCandidate = only(200, ['candidate'], { otherCandidate: 404 });
const nowhere = () => ({ id: randomUUID(), requestId: randomUUID() });

const words = { name: 'First', title: 'First conversation: {name}', description: '' };

async function createTemplate(world: World, app: TestApp): Promise<string> {
  const { id } = await app.platform.database.system
    .insertInto('interview_templates')
    .values({ ...words, organisation_id: world.organisationId, name: randomUUID(), updated_at: app.clock.now() })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/** A template is the organisation's: those who see all of its companies change it. */
const ownParent = only(200, ['parent'], { otherParent: 404 });

const templatesMatrix: MatrixRow[] = [
  row(templates.createTemplate, only(200, ['parent', 'otherParent']), () => ({
    body: { ...words, name: randomUUID() },
  })),
  row(templates.saveTemplate, ownParent, async (world, app) => ({
    params: { id: await createTemplate(world, app) },
    body: { ...words, name: randomUUID() },
  })),
  row(templates.deleteTemplate, ownParent, async (world, app) => ({
    params: { id: await createTemplate(world, app) },
  })),
];

export const interviewsMatrix: MatrixRow[] = [
  ...templatesMatrix,
  row(feed.createInterviewFeed, only(200, readers), () => ({})),
  row(feed.deleteInterviewFeed, only(200, readers), () => ({})),
  row(contract.listInterviews, only(200, readers), () => ({
    query: { startDate: '2026-11-16', endDate: '2026-11-22' },
  })),
  row(contract.scheduleInterview, only(400, activeMembers), () => ({ body: {} }), 'without a calendar'),
  row(
    contract.changeInterviewTime,
    ownersOf(200),
    async (world, app) => ({ params: { id: (await createInterview(world, app)).id }, body: slot(app) }),
    'own interview',
  ),
  row(contract.changeInterviewTime, absent(), (_world, app) => ({ params: nowhere(), body: slot(app) }), 'absent'),
  row(
    contract.cancelInterview,
    ownersOf(200),
    async (world, app) => ({ params: { id: (await createInterview(world, app)).id }, body: {} }),
    'own interview',
  ),
  row(contract.cancelInterview, absent(), () => ({ params: nowhere(), body: {} }), 'absent'),
  row(
    contract.noteInterviewOutcome,
    ownersOf(409),
    async (world, app) => ({
      params: { id: (await createInterview(world, app)).id },
      body: { outcome: 'no-show' as const },
    }),
    'own interview that has not begun',
  ),
  row(
    contract.listInterviewCandidates,
    ownersOf(200),
    async (world, app) => ({ query: { jobId: (await createInterview(world, app)).jobId } }),
    'own job',
  ),
  row(contract.findInterviewTimes, only(200, activeMembers), (_world, app) => ({ query: slot(app) })),
  row(
    rescheduling.requestReschedule,
    ownCandidate,
    async (world, app) => ({
      params: { id: (await createInterview(world, app)).id },
      body: { proposedSlots: [slot(app)] },
    }),
    'own interview',
  ),
  row(
    rescheduling.getOwnRescheduleRequest,
    ownCandidate,
    async (world, app) => ({ params: { id: (await createInterview(world, app)).id } }),
    'own interview',
  ),
  row(
    rescheduling.listRescheduleRequests,
    ownersOf(200),
    async (world, app) => ({ params: { id: (await createInterview(world, app)).id } }),
    'own interview',
  ),
  row(
    rescheduling.acceptReschedule,
    ownersOf(200),
    async (world, app) => {
      const { params, chosenSlot } = await createRequest(world, app);
      return { params, body: { chosenSlot } };
    },
    'own request',
  ),
  row(
    rescheduling.acceptReschedule,
    absent(),
    (_world, app) => ({ params: nowhere(), body: { chosenSlot: slot(app) } }),
    'absent',
  ),
  row(
    rescheduling.rejectReschedule,
    ownersOf(200),
    async (world, app) => ({ params: (await createRequest(world, app)).params, body: {} }),
    'own request',
  ),
];
