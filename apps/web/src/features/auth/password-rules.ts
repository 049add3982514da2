import {
  minPasswordLength,
  registerInputSchema,
  resetPasswordInputSchema,
} from '@candela/contract/auth/auth.schemas.ts';
import { z } from 'zod';

const repeated = { confirmPassword: z.string().optional() };
const differs = {
  path: ['confirmPassword'],
  message: 'Passwords do not match',
  // Said together with the other findings, not only after they are mended.
  when: () => true,
};

export const registerRules = registerInputSchema
  .extend(repeated)
  .refine((values) => values.password === values.confirmPassword, differs);

export const newPasswordRules = resetPasswordInputSchema
  .extend(repeated)
  .refine((values) => values.newPassword === values.confirmPassword, differs);

/** The specification words this form differently from registration. */
export const changePasswordRules = z
  .object({
    currentPassword: z.string().optional(),
    newPassword: z.string().min(minPasswordLength, 'Password must be at least 8 characters long').max(256),
    ...repeated,
  })
  .refine((values) => values.newPassword === values.confirmPassword, differs);
