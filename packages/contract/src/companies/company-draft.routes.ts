import { z } from 'zod';
import { dataResponse, text } from '../kernel/fields.ts';
import { may } from '../kernel/permissions.ts';
import { defineRoute } from '../kernel/route.ts';

const typed = (max: number) => text(max).default('');

/** What a company is asked for, as it was typed so far: nothing in it is checked until the company is added. */
export const companyDraftFieldsSchema = z.object({
  companyName: typed(160),
  industry: typed(10),
  description: typed(10_000),
  location: typed(200),
  website: typed(2048),
  careerPageUrl: typed(2048),
  size: typed(20),
  contactEmail: typed(254),
  contactPhone: typed(40),
  contactName: typed(160),
  contactPosition: typed(160),
});
export type CompanyDraftFields = z.infer<typeof companyDraftFieldsSchema>;

const draftResponse = dataResponse(
  z.object({ fields: companyDraftFieldsSchema, savedAt: z.iso.datetime() }).nullable(),
);

export const getCompanyDraft = defineRoute({
  id: 'companies.get-draft',
  method: 'GET',
  path: '/api/company-draft',
  summary: 'The company that the caller has begun to fill in; null when there is none',
  access: may('company.create'),
  response: draftResponse,
});

export const saveCompanyDraft = defineRoute({
  id: 'companies.save-draft',
  method: 'PUT',
  path: '/api/company-draft',
  summary: 'Keep what was filled in so far; adding the company ends it',
  access: may('company.create'),
  body: companyDraftFieldsSchema,
  response: draftResponse,
  errors: ['FORBIDDEN'],
});
