import { z } from 'zod';
import { emailSchema, idSchema, requiredText, text } from '../kernel/fields.ts';
import { nameText, optionalNameText } from '../kernel/names.ts';
import { roles } from '../kernel/roles.ts';

export const minPasswordLength = 8;
const maxPasswordLength = 128;
/** Argon2 reads everything it is given; a megabyte of password would be a cheap way to keep us busy. */
export const longestReadPassword = 256;

export const roleSchema = z.enum(roles);
export const publicRoleSchema = z.enum(['candidate', 'recruiter']);
export type PublicRole = z.infer<typeof publicRoleSchema>;

export const authProviderSchema = z.enum(['cognito', 'google']);

export const sessionUserSchema = z.object({
  id: idSchema,
  email: z.string(),
  firstName: z.string(),
  lastName: z.string(),
  role: roleSchema,
  companyId: idSchema.nullable(),
  authProvider: authProviderSchema,
  calendarConnected: z.boolean(),
  profilePicture: z.string().nullable(),
});
export type SessionUser = z.infer<typeof sessionUserSchema>;

export const newPasswordSchema = z
  .string({ error: 'Password is required' })
  .min(1, 'Password is required')
  .min(minPasswordLength, 'Password must be at least 8 characters')
  .max(maxPasswordLength, `Password must be at most ${maxPasswordLength} characters`);

/** The live hints under a new password: shown until all are met, never required beyond the length. */
export const passwordHints = [
  { id: 'length', label: 'At least 8 characters', isMet: (value: string) => value.length >= minPasswordLength },
  { id: 'upper', label: 'One uppercase letter', isMet: (value: string) => /\p{Lu}/u.test(value) },
  { id: 'lower', label: 'One lowercase letter', isMet: (value: string) => /\p{Ll}/u.test(value) },
  { id: 'number', label: 'One number', isMet: (value: string) => /\p{Nd}/u.test(value) },
] as const;

export const loginInputSchema = z.object({
  email: emailSchema,
  password: z
    .string({ error: 'Password is required' })
    .min(1, 'Password is required')
    .max(longestReadPassword, 'Invalid email or password'),
  role: roleSchema,
});
export type LoginInput = z.infer<typeof loginInputSchema>;

export const registerInputSchema = z.object({
  email: emailSchema,
  password: newPasswordSchema,
  firstName: nameText(80, 'First name is required'),
  lastName: nameText(80, 'Last name is required'),
  role: publicRoleSchema,
  company: optionalNameText(160),
  companyId: text(100).optional(),
  /** Signed and single-use; the ids beside it bind nothing without it. */
  invite: text(2000).optional(),
  candidateId: text(100).optional(),
  /** Where to go after the first sign-in; a path on this site. */
  next: text(2000).optional(),
});
export type RegisterInput = z.infer<typeof registerInputSchema>;

/** The six digits of a mail, or the long token of the link beside them. */
export const codeSchema = z
  .string({ error: 'Invalid code' })
  .trim()
  .regex(/^(\d{6}|[\w-]{43})$/, 'Invalid code');

const codeFields = { email: emailSchema, role: roleSchema };

export const confirmInputSchema = z.object({ ...codeFields, role: publicRoleSchema, code: codeSchema });
export const resendCodeInputSchema = z.object({ ...codeFields, role: publicRoleSchema });
export const forgotPasswordInputSchema = z.object({
  ...codeFields,
  /** Where the person was on the way to; the link in the mail leads on to it. */
  next: text(2000).optional(),
  /** The invitation with which they were claiming their record, which goes on after it too. */
  invite: text(2000).optional(),
  candidateId: text(100).optional(),
});
export const resetPasswordInputSchema = z.object({ ...codeFields, code: codeSchema, newPassword: newPasswordSchema });

export const changePasswordInputSchema = z.object({
  email: emailSchema,
  newPassword: newPasswordSchema,
  currentPassword: z.string().max(longestReadPassword).optional(),
});

export const signedInResponseSchema = z.object({
  /** The same token twice: the specification reads either name. */
  token: z.string(),
  accessToken: z.string(),
  user: sessionUserSchema,
});

export const refreshResponseSchema = z.object({ accessToken: z.string(), user: sessionUserSchema });

export const oauthStateQuerySchema = z.object({
  role: publicRoleSchema.default('recruiter'),
  companyId: text(100).optional(),
  next: text(2000).optional(),
});
export const oauthStateResponseSchema = z.object({ nonce: z.string(), authorizeUrl: z.string() });

export const oauthCallbackQuerySchema = z.object({
  code: requiredText(4000, 'Missing authorization data'),
  state: requiredText(4000, 'Missing authorization data'),
  companyId: text(100).optional(),
  companyName: text(200).optional(),
});
export const oauthCallbackResponseSchema = z.object({
  user: sessionUserSchema,
  accessToken: z.string(),
  /** The path the person was on the way to, if they started from one. */
  next: z.string().nullable(),
});

export const deviceSessionSchema = z.object({
  id: idSchema,
  userAgent: z.string(),
  address: z.string(),
  createdAt: z.iso.datetime(),
  lastUsedAt: z.iso.datetime(),
  current: z.boolean(),
});
