import { z } from 'zod';
import { authProviderSchema } from '../auth/auth.schemas.ts';
import { dataResponse, idSchema } from '../kernel/fields.ts';
import { hires, may } from '../kernel/permissions.ts';
import { type TeamRole, teamRoles } from '../kernel/roles.ts';
import { defineRoute } from '../kernel/route.ts';

export const membershipSchema = z.object({
  scope: z.enum(['all', 'company']),
  role: z.enum(teamRoles),
  companyId: idSchema.nullable(),
  companyName: z.string().nullable(),
});

export const recruiterSchema = z.object({
  isParent: z.boolean(),
  organisation: z.object({ id: idSchema, name: z.string() }),
  memberships: z.array(membershipSchema),
  user: z.object({
    firstName: z.string(),
    lastName: z.string(),
    email: z.string(),
    authProvider: authProviderSchema,
    calendarConnected: z.boolean(),
  }),
});
export type Recruiter = z.infer<typeof recruiterSchema>;

/** What a member does, which is the same in all their memberships but for what they see. */
export const teamRoleOf = ({ memberships }: Pick<Recruiter, 'memberships'>): TeamRole =>
  memberships.find(({ role }) => !hires(role))?.role ??
  (memberships.some(({ scope }) => scope === 'all') ? 'admin' : 'recruiter');

export const getRecruiter = defineRoute({
  id: 'organisations.get-recruiter',
  method: 'GET',
  path: '/api/recruiter',
  summary: 'The signed-in recruiter, their organisation and memberships',
  access: may('organisation.read'),
  response: dataResponse(recruiterSchema),
});
