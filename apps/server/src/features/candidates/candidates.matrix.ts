import { randomUUID } from 'node:crypto';
import * as routes from '@candela/contract/candidates/candidates.routes.ts';
import * as claimRoutes from '@candela/contract/candidates/claims.routes.ts';
import * as detailsRoutes from '@candela/contract/candidates/details.routes.ts';
import { after, days } from '../../platform/clock.ts';
import { signLink } from '../../platform/secrets/signed-link.ts';
import { createPersonWithCv } from '../../testing/cvs.ts';
import { absent, anyone, type MatrixRow, only, ownersOf, row } from '../../testing/matrix.ts';
import type { TestApp } from '../../testing/test-app.ts';
import type { World } from '../../testing/world.ts';

/** The link in an invitation is all there is to show: every holder, signed in or not, is answered alike. */
async function link(world: World, app: TestApp) {
  const { candidateId } = await createPersonWithCv(app, world);
  const expiresAt = after(app.clock.now(), days(1));
  return { params: { token: signLink(app.platform.keys.signedLink, 'held', candidateId, expiresAt) } };
}
const forged = () => ({ params: { token: `${randomUUID()}.9999999999999.${'x'.repeat(43)}` } });

const claimLink = (app: TestApp, candidateId: string) =>
  signLink(app.platform.keys.signedLink, 'claim', candidateId, after(app.clock.now(), days(1)));
const invitation = async (world: World, app: TestApp) => ({
  params: { invite: claimLink(app, (await createPersonWithCv(app, world)).candidateId) },
});
/** A record with the address of the world's candidate. */
async function claimable(world: World, app: TestApp) {
  const { candidateId } = await createPersonWithCv(app, world, { email: world.people.candidate.email });
  return { body: { invite: claimLink(app, candidateId) } };
}

/** A record of the organisation that the world's candidate has claimed. */
async function claimed(world: World, app: TestApp) {
  const { candidateId } = await createPersonWithCv(app, world);
  const { accountId } = world.people.candidate;
  const { system } = app.platform.database;
  await system.updateTable('candidates').set({ account_id: accountId }).where('id', '=', candidateId).execute();
  return { params: { id: candidateId } };
}

export const candidatesMatrix: MatrixRow[] = [
  row(
    routes.getPerson,
    ownersOf(200),
    async (world, app) => ({ params: { id: (await createPersonWithCv(app, world)).candidateId } }),
    'own person',
  ),
  row(routes.getPerson, absent(), () => ({ params: { id: randomUUID() } }), 'absent'),
  row(detailsRoutes.updateDetails, only(200, ['candidate', 'otherCandidate']), () => ({ body: { phone: '1' } })),
  row(claimRoutes.readInvitation, anyone(200), invitation, 'with the link'),
  row(claimRoutes.readInvitation, anyone(400), () => ({ params: { invite: 'forged' } }), 'forged'),
  row(claimRoutes.claimRecord, only(200, ['candidate'], { otherCandidate: 400 }), claimable, 'sent to them'),
  row(routes.getHeld, anyone(200), link, 'with the link'),
  row(routes.getHeld, anyone(404), forged, 'forged'),
  row(routes.deleteHeld, anyone(200), link, 'with the link'),
  row(routes.deleteHeld, anyone(404), forged, 'forged'),
  row(routes.deleteOwnRecord, only(200, ['candidate'], { otherCandidate: 404 }), claimed, 'claimed by them'),
];
