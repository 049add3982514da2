import { randomUUID } from 'node:crypto';
import * as routes from '@candela/contract/team/team.routes.ts';
import { anyone, type MatrixRow, only, row } from '../../testing/matrix.ts';
import { createMember } from '../../testing/people.ts';
import { createInvite } from '../../testing/team-invites.ts';

const parents = ['parent', 'otherParent'] as const;
const parentsAndLapsed = [...parents, 'lapsedParent'] as const;
const members = ['companyRecruiter', 'siblingRecruiter', ...parentsAndLapsed, 'removedMember'] as const;
const freshAddress = () => `${randomUUID()}@matrix.test`;

export const teamMatrix: MatrixRow[] = [
  row(
    routes.inviteTeammate,
    only(201, parents),
    () => ({ body: { email: freshAddress(), scope: 'all' as const } }),
    'to all companies',
  ),
  row(
    routes.inviteTeammate,
    only(201, ['parent'], { otherParent: 404 }),
    (world) => ({ body: { email: freshAddress(), scope: 'company' as const, companyId: world.companyId } }),
    'to a company of the first organisation',
  ),
  row(
    routes.resendInvite,
    only(200, ['parent'], { otherParent: 404 }),
    async (world, app) => ({
      params: { id: await createInvite(app, world.organisationId, { email: freshAddress() }) },
    }),
    'own invite',
  ),
  row(routes.resendInvite, only(404, parents), () => ({ params: { id: randomUUID() } }), 'absent'),
  row(
    routes.revokeInvite,
    only(200, ['parent'], { otherParent: 404, lapsedParent: 404 }),
    async (world, app) => ({
      params: { id: await createInvite(app, world.organisationId, { email: freshAddress() }) },
    }),
    'own invite',
  ),
  row(
    routes.removeMember,
    only(200, ['parent'], { otherParent: 404, lapsedParent: 404 }),
    async (world, app) => ({
      params: { userId: (await createMember(app, world.organisationId, null)).accountId },
      body: { scope: 'all' as const },
    }),
    'a teammate',
  ),
  row(
    routes.removeMember,
    only(409, ['parent'], { otherParent: 404, lapsedParent: 404 }),
    (world) => ({ params: { userId: world.people.parent.accountId }, body: { scope: 'all' as const } }),
    'the parent',
  ),
  row(
    routes.changeMemberRole,
    only(200, ['parent'], { otherParent: 404 }),
    async (world, app) => ({
      params: { userId: (await createMember(app, world.organisationId, null)).accountId },
      body: { role: 'viewer' as const },
    }),
    'a teammate',
  ),
  row(
    routes.changeMemberRole,
    only(409, ['parent'], { otherParent: 404 }),
    (world) => ({ params: { userId: world.people.parent.accountId }, body: { role: 'viewer' as const } }),
    'the parent',
  ),
  row(routes.previewInvite, anyone(400), () => ({ body: { invite: 'not an invite' } })),
  row(routes.acceptInvite, only(400, members), () => ({ body: { invite: 'not an invite' } })),
];
