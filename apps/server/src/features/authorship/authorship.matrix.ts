import { randomUUID } from 'node:crypto';
import * as routes from '@candela/contract/authorship/authorship.routes.ts';
import { createPersonWithCv } from '../../testing/cvs.ts';
import { type MatrixRow, only, row } from '../../testing/matrix.ts';
import type { TestApp } from '../../testing/test-app.ts';
import type { World } from '../../testing/world.ts';

/** Held by an organisation, about the world's candidate, who has claimed the record. */
async function claimed(world: World, app: TestApp) {
  const { cvId, candidateId } = await createPersonWithCv(app, world);
  await app.platform.database.system
    .updateTable('candidates')
    .set({ account_id: world.people.candidate.accountId })
    .where('id', '=', candidateId)
    .execute();
  return { params: { id: cvId } };
}
const unclaimed = async (world: World, app: TestApp) => ({
  params: { id: (await createPersonWithCv(app, world)).cvId },
});
const none = () => ({ params: { id: randomUUID() } });
const body = { text: 'I wrote every word of it.' };

/** A recruiter who sees the CV still writes no statement: 403 for them, in whichever organisation it is. */
const person = only(200, ['candidate'], { otherCandidate: 404 });
const notFound = only(404, ['candidate', 'otherCandidate']);

export const authorshipMatrix: MatrixRow[] = [
  row(routes.writeStatement, person, async (world, app) => ({ ...(await claimed(world, app)), body }), 'about them'),
  row(routes.writeStatement, notFound, async (world, app) => ({ ...(await unclaimed(world, app)), body }), 'unclaimed'),
  row(routes.writeStatement, notFound, () => ({ ...none(), body }), 'absent'),
  row(routes.removeStatement, person, claimed, 'about them'),
  row(routes.removeStatement, notFound, unclaimed, 'unclaimed'),
  row(routes.removeStatement, notFound, none, 'absent'),
];
