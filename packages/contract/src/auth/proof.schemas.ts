import { z } from 'zod';
import { longestReadPassword } from './auth.schemas.ts';

/** Six digits of an authenticator app, or a recovery code; spaces and dashes as people write them. */
export const secondFactorCodeSchema = z
  .string({ error: 'Invalid code' })
  .max(40, 'Invalid code')
  .transform((code) => code.replace(/[\s-]/g, '').toLowerCase())
  .pipe(z.string().regex(/^(\d{6}|[a-z2-7]{10})$/, 'Invalid code'));

/**
 * That it is still the holder of the account who is asking: a code where a second factor is on, otherwise the password.
 * An account that has neither has to have signed in within the last minutes.
 */
export const proofSchema = z.object({
  currentPassword: z.string().max(longestReadPassword).optional(),
  code: secondFactorCodeSchema.optional(),
});
export type Proof = z.infer<typeof proofSchema>;
