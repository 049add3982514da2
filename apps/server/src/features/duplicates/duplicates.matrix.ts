import { randomUUID } from 'node:crypto';
import * as routes from '@candela/contract/duplicates/duplicates.routes.ts';
import { createPersonWithCv } from '../../testing/cvs.ts';
import { type MatrixRow, only, row } from '../../testing/matrix.ts';
import type { TestApp } from '../../testing/test-app.ts';
import type { World } from '../../testing/world.ts';
import { noteDuplicates } from './notes.service.ts';

/** Members who see all companies; a recruiter of one company is refused before anything is looked up. */
const whoSeesAll = (own: number, other: number) => only(own, ['parent'], { otherParent: other });

/** One person, known to two companies of the organisation. */
async function pair(world: World, app: TestApp): Promise<[string, string]> {
  const email = `${randomUUID()}@matrix.test`;
  const here = await createPersonWithCv(app, world, { email });
  const there = await createPersonWithCv(app, { ...world, companyId: world.siblingCompanyId }, { email });
  const { organisationId } = world;
  await app.platform.database.transaction({ kind: 'system' }, (tx) =>
    noteDuplicates(tx, { organisationId, candidateId: here.candidateId, now: app.clock.now() }),
  );
  return [here.candidateId, there.candidateId];
}

export const duplicatesMatrix: MatrixRow[] = [
  row(
    routes.mergeDuplicates,
    whoSeesAll(200, 404),
    async (world, app) => {
      const [keepId, mergeId] = await pair(world, app);
      return { body: { keepId, mergeId } };
    },
    'own records',
  ),
  row(
    routes.mergeDuplicates,
    whoSeesAll(404, 404),
    () => ({ body: { keepId: randomUUID(), mergeId: randomUUID() } }),
    'absent',
  ),
  row(
    routes.undoMerge,
    whoSeesAll(200, 404),
    async (world, app) => {
      const [keepId, mergeId] = await pair(world, app);
      const token = (await world.tokenFor('parent')) ?? '';
      await app.call(routes.mergeDuplicates, { body: { keepId, mergeId } }, { token });
      return { params: { id: mergeId } };
    },
    'own merge',
  ),
  row(routes.undoMerge, whoSeesAll(404, 404), () => ({ params: { id: randomUUID() } }), 'absent'),
  row(
    routes.dismissDuplicates,
    whoSeesAll(200, 404),
    async (world, app) => {
      const [candidateId, otherId] = await pair(world, app);
      return { body: { candidateId, otherId } };
    },
    'own records',
  ),
  row(
    routes.dismissDuplicates,
    whoSeesAll(404, 404),
    () => ({ body: { candidateId: randomUUID(), otherId: randomUUID() } }),
    'absent',
  ),
];
