import type { Company } from '@candela/contract/companies/companies.schemas.ts';

/** A company as the form holds it: everything typed is text. The credentials always start empty. */
export interface CompanyFormValues {
  companyName: string;
  industry: string;
  description: string;
  location: string;
  website: string;
  careerPageUrl: string;
  size: string;
  contactEmail: string;
  contactPhone: string;
  contactName: string;
  contactPosition: string;
  cvLibraryUsername: string;
  cvLibraryPassword: string;
}

export const emptyCompany: CompanyFormValues = {
  companyName: '',
  industry: '',
  description: '',
  location: '',
  website: '',
  careerPageUrl: '',
  size: '',
  contactEmail: '',
  contactPhone: '',
  contactName: '',
  contactPosition: '',
  cvLibraryUsername: '',
  cvLibraryPassword: '',
};

export const companyToValues = (company: Company): CompanyFormValues => ({
  companyName: company.companyName,
  industry: company.industry?.toString() ?? '',
  description: company.description,
  location: company.location,
  website: company.website,
  careerPageUrl: company.careerPageUrl,
  size: company.size?.toString() ?? '',
  contactEmail: company.contactEmail,
  contactPhone: company.contactPhone,
  contactName: company.contactName,
  contactPosition: company.contactPosition,
  cvLibraryUsername: '',
  cvLibraryPassword: '',
});
