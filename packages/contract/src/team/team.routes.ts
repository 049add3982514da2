import { z } from 'zod';
import { dataResponse, idSchema, messageResponseSchema } from '../kernel/fields.ts';
import { may } from '../kernel/permissions.ts';
import { defineRoute } from '../kernel/route.ts';
import {
  changeRoleInputSchema,
  inviteInputSchema,
  invitePreviewSchema,
  inviteSchema,
  inviteTokenInputSchema,
  removeMemberInputSchema,
  teamMemberSchema,
} from './team.schemas.ts';

const idParams = z.object({ id: idSchema });
const inviteResponse = messageResponseSchema.extend({ data: inviteSchema });

export const inviteTeammate = defineRoute({
  id: 'team.invite',
  method: 'POST',
  path: '/api/recruiter/invite',
  summary: 'Invite a teammate to one company or to all of them',
  access: may('team.invite'),
  body: inviteInputSchema,
  response: inviteResponse,
  status: 201,
  errors: ['NOT_FOUND', 'ALREADY_MEMBER', 'ALREADY_INVITED', 'SUBSCRIPTION_LIMIT_EXCEEDED'],
});

export const listInvites = defineRoute({
  id: 'team.list-invites',
  method: 'GET',
  path: '/api/recruiter/invites',
  summary: 'Invites that were neither accepted nor revoked',
  access: may('team.read'),
  response: dataResponse(z.array(inviteSchema)),
});

export const resendInvite = defineRoute({
  id: 'team.resend-invite',
  method: 'POST',
  path: '/api/recruiter/invites/:id/resend',
  summary: 'Send the mail again, with a link that works for another seven days',
  access: may('team.invite'),
  params: idParams,
  response: inviteResponse,
  errors: ['NOT_FOUND', 'SUBSCRIPTION_LIMIT_EXCEEDED'],
  rateLimit: { limit: 30, windowSeconds: 3600, by: 'account' },
});

export const revokeInvite = defineRoute({
  id: 'team.revoke-invite',
  method: 'DELETE',
  path: '/api/recruiter/invites/:id',
  summary: 'Take an invite back; its link no longer works',
  access: may('team.remove'),
  params: idParams,
  response: messageResponseSchema,
  errors: ['NOT_FOUND'],
});

export const listTeam = defineRoute({
  id: 'team.list-members',
  method: 'GET',
  path: '/api/recruiter/team',
  summary: 'The teammates of the parent, with what each of them sees',
  access: may('team.read'),
  response: dataResponse(z.array(teamMemberSchema)),
});

export const removeMember = defineRoute({
  id: 'team.remove-member',
  method: 'DELETE',
  path: '/api/recruiter/team/members/:userId',
  summary: 'Remove a teammate from the organisation, or from one company',
  access: may('team.remove'),
  params: z.object({ userId: idSchema }),
  body: removeMemberInputSchema,
  response: messageResponseSchema,
  errors: ['NOT_FOUND', 'PARENT_STAYS'],
});

export const changeMemberRole = defineRoute({
  id: 'team.change-role',
  method: 'PATCH',
  path: '/api/recruiter/team/members/:userId',
  summary: 'Change what a teammate does: hire, read, or interview. An interviewer takes no seat',
  access: may('team.invite'),
  params: z.object({ userId: idSchema }),
  body: changeRoleInputSchema,
  response: messageResponseSchema,
  errors: ['NOT_FOUND', 'PARENT_STAYS', 'SUBSCRIPTION_LIMIT_EXCEEDED'],
});

const tokenLimit = { limit: 60, windowSeconds: 900, by: 'address' } as const;

/** POST, so that the token stands in no address and no log. */
export const previewInvite = defineRoute({
  id: 'team.preview-invite',
  method: 'POST',
  path: '/api/team/invite/preview',
  summary: 'Which organisation an invite is from',
  access: { kind: 'public' },
  body: inviteTokenInputSchema,
  response: dataResponse(invitePreviewSchema),
  errors: ['INVALID_INVITE', 'RATE_LIMITED'],
  rateLimit: tokenLimit,
});

export const acceptInvite = defineRoute({
  id: 'team.accept-invite',
  method: 'POST',
  path: '/api/team/invite/accept',
  summary: 'Join the organisation with the recruiter account one is signed in to',
  access: may('team.join'),
  body: inviteTokenInputSchema,
  response: messageResponseSchema,
  errors: ['INVALID_INVITE', 'OTHER_ORGANISATION', 'SUBSCRIPTION_LIMIT_EXCEEDED', 'RATE_LIMITED'],
  rateLimit: tokenLimit,
});
