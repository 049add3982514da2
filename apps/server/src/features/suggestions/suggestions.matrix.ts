import { randomUUID } from 'node:crypto';
import * as routes from '@candela/contract/suggestions/suggestions.routes.ts';
import { createPersonWithCv } from '../../testing/cvs.ts';
import { absent, type MatrixRow, only, ownersOf, row } from '../../testing/matrix.ts';
import type { TestApp } from '../../testing/test-app.ts';
import type { World } from '../../testing/world.ts';

const candidates = ['candidate', 'otherCandidate'] as const;
const body = { facts: { phone: '07700 900123' } };

/** A record that the organisation holds and the world's candidate has claimed. */
async function record(world: World, app: TestApp) {
  const { candidateId, cvId } = await createPersonWithCv(app, world);
  await app.platform.database.system
    .updateTable('candidates')
    .set({ account_id: world.people.candidate.accountId })
    .where('id', '=', candidateId)
    .execute();
  return { candidateId, cvId };
}

async function suggested(world: World, app: TestApp) {
  const { candidateId, cvId } = await record(world, app);
  const token = (await world.tokenFor('candidate')) ?? '';
  const input = { params: { id: candidateId }, body: { read: { cvId, summary: 'Keeps lighthouses.' } } };
  const [suggestion] = (await app.call(routes.makeSuggestions, input, { token })).body.data;
  return suggestion?.id ?? '';
}

const decision = { decision: 'accepted' as const };

export const suggestionsMatrix: MatrixRow[] = [
  row(
    routes.makeSuggestions,
    only(200, ['candidate'], { otherCandidate: 404 }),
    async (world, app) => ({ params: { id: (await record(world, app)).candidateId }, body }),
    'own record',
  ),
  row(routes.makeSuggestions, only(404, candidates), () => ({ params: { id: randomUUID() }, body }), 'absent'),
  row(routes.listOwnSuggestions, only(200, candidates), () => ({ params: { id: randomUUID() } })),
  row(
    routes.listCandidateSuggestions,
    ownersOf(200),
    async (world, app) => ({ params: { id: (await record(world, app)).candidateId } }),
    'own candidate',
  ),
  row(routes.listCandidateSuggestions, absent(), () => ({ params: { id: randomUUID() } }), 'absent'),
  row(
    routes.decideSuggestion,
    ownersOf(200),
    async (world, app) => ({ params: { id: await suggested(world, app) }, body: decision }),
    'own suggestion',
  ),
  row(routes.decideSuggestion, absent(), () => ({ params: { id: randomUUID() }, body: decision }), 'absent'),
];
