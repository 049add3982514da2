import { z } from 'zod';
import { emailSchema, httpUrlSchema, idSchema, requiredText, text, versionSchema } from '../kernel/fields.ts';
import { nameText, optionalNameText } from '../kernel/names.ts';
import { embedSettingsSchema } from './embed-settings.ts';
import { industryIds } from './industries.ts';

const industrySchema = z
  .number({ error: 'Please select a valid industry.' })
  .int('Please select a valid industry.')
  .refine((id) => industryIds.includes(id), 'Please select a valid industry.');

const url = (label: string) =>
  z
    .string({ error: `${label} is required` })
    .trim()
    .min(1, `${label} is required`)
    .pipe(httpUrlSchema);

const credentials = {
  /** Write-only: what is sent is sealed, what is not sent stays as it is. */
  cvLibraryUsername: text(200).trim().optional(),
  cvLibraryPassword: text(200).optional(),
};

export const createCompanyInputSchema = z.object({
  companyName: nameText(160, 'Company name is required'),
  industry: industrySchema,
  description: requiredText(10_000, 'Description is required'),
  location: nameText(200, 'Location is required'),
  website: url('Website'),
  careerPageUrl: url('Career page URL'),
  size: z
    .number({ error: 'Company size is required' })
    .int('Company size must be a whole number')
    .min(1, 'Company size must be at least 1')
    .max(10_000_000, 'Company size is too large'),
  contactEmail: emailSchema,
  contactPhone: nameText(40, 'Contact phone is required'),
  contactName: nameText(160, 'Contact name is required'),
  contactPosition: nameText(160, 'Contact position is required'),
  ...credentials,
});
export type CreateCompanyInput = z.infer<typeof createCompanyInputSchema>;

/** Absent is unchanged. The form requires what the specification requires; the server only that nothing becomes empty. */
export const updateCompanyInputSchema = createCompanyInputSchema.partial().extend({
  size: createCompanyInputSchema.shape.size.nullable().optional(),
  contactPhone: optionalNameText(40),
  contactPosition: optionalNameText(160),
  careerPageUrl: z
    .string()
    .trim()
    .max(2048, 'Invalid URL')
    .refine((value) => value === '' || httpUrlSchema.safeParse(value).success, 'Invalid URL')
    .optional(),
  embedSettings: embedSettingsSchema.optional(),
  version: versionSchema.optional(),
});
export type UpdateCompanyInput = z.infer<typeof updateCompanyInputSchema>;

/** What everyone who may see the company sees. */
const publicFields = {
  _id: idSchema,
  companyName: z.string(),
  industry: z.number().int().nullable(),
  description: z.string(),
  location: z.string(),
  website: z.string(),
  careerPageUrl: z.string(),
  size: z.number().int().nullable(),
  /** Jobs that are open now. */
  jobCount: z.number().int(),
};

export const companySchema = z.object({
  ...publicFields,
  /** All jobs, whatever their status. */
  jobs: z.number().int(),
  contactEmail: z.string(),
  contactPhone: z.string(),
  contactName: z.string(),
  contactPosition: z.string(),
  publicToken: z.string(),
  hasCvLibraryCredentials: z.boolean(),
  embedSettings: embedSettingsSchema,
  /** Counts every change. */
  version: z.number().int(),
});
export type Company = z.infer<typeof companySchema>;

/** A candidate's view: nothing that only the organisation needs. */
export const publicCompanySchema = z.object(publicFields);
export type PublicCompany = z.infer<typeof publicCompanySchema>;
