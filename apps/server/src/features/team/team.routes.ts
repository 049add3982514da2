import * as contract from '@candela/contract/team/team.routes.ts';
import { bind, type RouteBinding } from '../../platform/http/binding.ts';
import type { InvitesService } from './invites.service.ts';
import type { TeamService } from './team.service.ts';

export const teamRoutes = (services: { team: TeamService; invites: InvitesService }): RouteBinding[] => [
  ...inviteRoutes(services.invites),
  ...memberRoutes(services.team),
];

const inviteRoutes = (invites: InvitesService): RouteBinding[] => [
  bind(contract.listInvites, async ({ principal }) => ({ data: await invites.list(principal) })),
  bind(contract.inviteTeammate, async ({ principal, body }) => ({
    message: 'Invite sent',
    data: await invites.invite(principal, body),
  })),
  bind(contract.resendInvite, async ({ principal, params }) => ({
    message: 'Invite resent',
    data: await invites.resend(principal, params.id),
  })),
  bind(contract.revokeInvite, async ({ principal, params }) => {
    await invites.revoke(principal, params.id);
    return { message: 'Invite revoked' };
  }),
];

const memberRoutes = (team: TeamService): RouteBinding[] => [
  bind(contract.listTeam, async ({ principal }) => ({ data: await team.list(principal) })),
  bind(contract.removeMember, async ({ principal, params, body }) => {
    await team.remove(principal, params.userId, body);
    return { message: 'Teammate removed' };
  }),
  bind(contract.changeMemberRole, async ({ principal, params, body }) => {
    await team.changeRole(principal, params.userId, body.role);
    return { message: 'Role changed' };
  }),
  bind(contract.previewInvite, async ({ body }) => ({ data: await team.preview(body.invite) })),
  bind(contract.acceptInvite, async ({ principal, body }) => {
    await team.accept(principal, body.invite);
    return { message: 'Welcome to the team' };
  }),
];
