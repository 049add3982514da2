import type { Company } from '@candela/contract/companies/companies.schemas.ts';
import { defaultEmbedSettings } from '@candela/contract/companies/embed-settings.ts';
import { describe, expect, it } from 'vitest';
import { parseCompanyChange, parseNewCompany } from './company-form-rules.ts';
import { companyToValues, emptyCompany } from './company-form-values.ts';

const company: Company = {
  _id: '0198c0de-0000-4000-8000-000000000001',
  companyName: 'Harbour & Pine',
  industry: 30,
  description: 'A small hotel by the sea.',
  location: 'Whitby',
  website: 'https://harbour.example',
  careerPageUrl: 'https://harbour.example/jobs',
  size: 24,
  jobCount: 0,
  jobs: 0,
  contactEmail: 'people@harbour.example',
  contactPhone: '01947 000000',
  contactName: 'Maya Lowe',
  contactPosition: 'Manager',
  publicToken: 'a1b2',
  hasCvLibraryCredentials: false,
  embedSettings: defaultEmbedSettings,
  version: 1,
};
const values = () => companyToValues(company);

const errorsOf = (parsed: { isValid: boolean; errors?: readonly { path: string; message: string }[] }) =>
  Object.fromEntries((parsed.errors ?? []).map(({ path, message }) => [path, message]));

describe('adding a company', () => {
  it('requires everything but the credentials', () => {
    expect(Object.keys(errorsOf(parseNewCompany(emptyCompany))).sort()).toEqual(
      Object.keys(emptyCompany)
        .filter((field) => !field.startsWith('cvLibrary'))
        .sort(),
    );
    expect(errorsOf(parseNewCompany(emptyCompany)).industry).toBe('Please select a valid industry.');
    expect(parseNewCompany(values())).toMatchObject({ isValid: true, input: { industry: 30, size: 24 } });
  });

  it('takes what is no number as no size, and only web addresses', () => {
    const odd = { ...values(), size: 'many', website: 'harbour', careerPageUrl: 'javascript:alert(1)', industry: '33' };
    expect(errorsOf(parseNewCompany(odd))).toEqual({
      size: 'Company size must be at least 1',
      website: 'Invalid URL',
      careerPageUrl: 'Invalid URL',
      industry: 'Please select a valid industry.',
    });
  });

  it('wants both credentials or neither', () => {
    expect(errorsOf(parseNewCompany({ ...values(), cvLibraryUsername: 'maya' }))).toEqual({
      cvLibraryPassword: 'Enter the password that goes with this username',
    });
  });
});

describe('editing a company', () => {
  it('lets size, phone and position be empty, and the career page when there is one', () => {
    const change = { ...values(), size: '', contactPhone: '', contactPosition: '', careerPageUrl: '' };
    expect(parseCompanyChange(change, company)).toMatchObject({ isValid: true, input: { size: null } });
    expect(errorsOf(parseCompanyChange(change, { ...company, careerPageUrl: '' }))).toEqual({
      careerPageUrl: 'Career page URL is required',
    });
  });

  it('sends credentials only if filled, and trimmed', () => {
    const untouched = parseCompanyChange(values(), company);
    expect(untouched.isValid && untouched.input.cvLibraryUsername).toBeUndefined();
    const change = { ...values(), cvLibraryUsername: ' maya ', cvLibraryPassword: ' secret ' };
    expect(parseCompanyChange(change, company)).toMatchObject({
      input: { cvLibraryUsername: 'maya', cvLibraryPassword: 'secret' },
    });
    // With a stored pair, one of them may be replaced alone.
    const stored = { ...company, hasCvLibraryCredentials: true };
    expect(parseCompanyChange({ ...values(), cvLibraryPassword: 'new' }, stored).isValid).toBe(true);
    expect(parseCompanyChange({ ...values(), cvLibraryPassword: 'new' }, company).isValid).toBe(false);
  });
});
