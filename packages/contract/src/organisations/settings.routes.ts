import { z } from 'zod';
import { dataResponse, emailSchema } from '../kernel/fields.ts';
import { may } from '../kernel/permissions.ts';
import { defineRoute } from '../kernel/route.ts';

export const organisationSettingsSchema = z.object({
  /** Gets the mails about the plan and its payment besides the parent; null for the parent alone. */
  billingEmail: z.string().nullable(),
  /** Members sign in with a second factor, or set one up when they next do. */
  requiresSecondFactor: z.boolean(),
});
export type OrganisationSettings = z.infer<typeof organisationSettingsSchema>;

export const organisationSettingsInputSchema = z.object({
  billingEmail: emailSchema.nullable().optional(),
  requiresSecondFactor: z.boolean().optional(),
});
export type OrganisationSettingsInput = z.infer<typeof organisationSettingsInputSchema>;

export const getOrganisationSettings = defineRoute({
  id: 'organisations.get-settings',
  method: 'GET',
  path: '/api/organisation/settings',
  summary: 'What the parent has set for the whole organisation',
  access: may('organisation.update'),
  response: dataResponse(organisationSettingsSchema),
});

export const updateOrganisationSettings = defineRoute({
  id: 'organisations.update-settings',
  method: 'PATCH',
  path: '/api/organisation/settings',
  summary: 'Name a billing contact, or require a second factor of every member',
  access: may('organisation.update'),
  body: organisationSettingsInputSchema,
  response: dataResponse(organisationSettingsSchema),
});
