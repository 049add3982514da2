import { z } from 'zod';
import { errorCodes } from '../kernel/errors.ts';
import { emailSchema, idSchema, requiredText } from '../kernel/fields.ts';
import { membershipSchema } from '../organisations/organisations.routes.ts';

const companyMissing = 'Choose a company';

/** What a teammate is invited as. With all companies a recruiter is an admin. */
export const inviteRoles = ['recruiter', 'viewer', 'interviewer'] as const;
export const inviteRoleSchema = z.enum(inviteRoles, { error: 'Choose a role' });
export type InviteRole = z.infer<typeof inviteRoleSchema>;

/** What a teammate will see: every company, or the one that is named. */
export const inviteInputSchema = z
  .object({
    email: emailSchema,
    scope: z.enum(['company', 'all'], { error: 'Choose what they will see' }),
    companyId: z.union([idSchema, z.literal('').transform(() => undefined)]).optional(),
    role: inviteRoleSchema.default('recruiter'),
  })
  // An interviewer sees their interviews, of whatever company they are.
  .transform((input) => (input.role === 'interviewer' ? { ...input, scope: 'all' as const } : input))
  .refine(({ scope, companyId }) => scope === 'all' || companyId !== undefined, {
    path: ['companyId'],
    message: companyMissing,
  });
export type InviteInput = z.infer<typeof inviteInputSchema>;

export const inviteSchema = z.object({
  _id: idSchema,
  email: z.string(),
  scope: z.enum(['company', 'all']),
  companyId: idSchema.nullable(),
  companyName: z.string().nullable(),
  role: inviteRoleSchema,
  sentAt: z.iso.datetime(),
  expiresAt: z.iso.datetime(),
  /** The link no longer works; resending makes a new one. */
  isExpired: z.boolean(),
});
export type Invite = z.infer<typeof inviteSchema>;

export const teamMemberSchema = z.object({
  _id: idSchema,
  firstName: z.string(),
  lastName: z.string(),
  email: z.string(),
  memberships: z.array(membershipSchema),
});
export type TeamMember = z.infer<typeof teamMemberSchema>;

export const removeMemberInputSchema = z.discriminatedUnion('scope', [
  z.object({ scope: z.literal('all') }),
  z.object({ scope: z.literal('company'), companyId: z.uuid(companyMissing) }),
]);
export type RemoveMemberInput = z.infer<typeof removeMemberInputSchema>;

export const changeRoleInputSchema = z.object({ role: inviteRoleSchema });

/** As it came in the mailed link. */
export const inviteTokenInputSchema = z.object({ invite: requiredText(2000, errorCodes.INVALID_INVITE.message) });

export const invitePreviewSchema = z.object({
  email: z.string(),
  organisationName: z.string(),
  /** The company they are invited to; null for all of them. */
  companyName: z.string().nullable(),
  role: inviteRoleSchema,
});
