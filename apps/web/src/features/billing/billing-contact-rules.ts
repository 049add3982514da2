import { organisationSettingsInputSchema } from '@candela/contract/organisations/settings.routes.ts';
import { z } from 'zod';

/** Empty means that only the parent is told. */
export const billingContactRules = z.object({
  billingEmail: z.preprocess(
    (typed: string) => typed.trim() || null,
    organisationSettingsInputSchema.shape.billingEmail.unwrap(),
  ),
});
