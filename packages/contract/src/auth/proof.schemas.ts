import { z } from 'zod';
import { longestReadPassword } from './auth.schemas.ts';
import { secondFactorCodeSchema } from './second-factor.routes.ts';

/**
 * That it is still the holder of the account who is asking: a code where a second factor is on, otherwise the password.
 * An account that has neither has to have signed in within the last minutes.
 */
export const proofSchema = z.object({
  currentPassword: z.string().max(longestReadPassword).optional(),
  code: secondFactorCodeSchema.optional(),
});
export type Proof = z.infer<typeof proofSchema>;
