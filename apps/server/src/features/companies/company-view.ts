import type { Company, PublicCompany } from '@candela/contract/companies/companies.schemas.ts';
import { defaultEmbedSettings, embedSettingsSchema } from '@candela/contract/companies/embed-settings.ts';
import type { CompanyRow } from './companies.repo.ts';

export const toPublicCompany = (row: CompanyRow): PublicCompany => ({
  _id: row.id,
  companyName: row.company_name,
  industry: row.industry,
  description: row.description,
  location: row.location,
  website: row.website,
  careerPageUrl: row.career_page_url,
  size: row.size,
  jobCount: row.open_jobs,
});

export const toCompany = (row: CompanyRow): Company => ({
  ...toPublicCompany(row),
  jobs: row.all_jobs,
  contactEmail: row.contact_email,
  contactPhone: row.contact_phone,
  contactName: row.contact_name,
  contactPosition: row.contact_position,
  publicToken: row.public_token,
  hasCvLibraryCredentials: row.cv_library_credentials !== null,
  embedSettings: { ...defaultEmbedSettings, ...embedSettingsSchema.partial().safeParse(row.embed_settings).data },
  version: row.version,
});
