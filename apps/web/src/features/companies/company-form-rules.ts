import {
  type Company,
  type CreateCompanyInput,
  createCompanyInputSchema,
  type UpdateCompanyInput,
  updateCompanyInputSchema,
} from '@candela/contract/companies/companies.schemas.ts';
import { type Parsed, parseWith } from '#components/form/parse-with.ts';
import type { CompanyFormValues } from './company-form-values.ts';

/** What is no number counts as 0, which no company's size is. */
const sizeOf = (text: string): number => Number.parseInt(text, 10) || 0;
const filled = (text: string): string | undefined => text.trim() || undefined;

const toInput = (values: CompanyFormValues) => ({
  ...values,
  industry: values.industry === '' ? undefined : Number(values.industry),
  cvLibraryUsername: filled(values.cvLibraryUsername),
  cvLibraryPassword: filled(values.cvLibraryPassword),
});

/** Half a pair of credentials opens nothing, and the server would have nothing to add it to. */
function withWholeCredentials<T>(parsed: Parsed<T>, values: CompanyFormValues, hasStored: boolean): Parsed<T> {
  const username = filled(values.cvLibraryUsername);
  const password = filled(values.cvLibraryPassword);
  if (hasStored || Boolean(username) === Boolean(password)) return parsed;
  const error = username
    ? { path: 'cvLibraryPassword', message: 'Enter the password that goes with this username' }
    : { path: 'cvLibraryUsername', message: 'Enter the username that goes with this password' };
  return { isValid: false, errors: [...(parsed.isValid ? [] : parsed.errors), error] };
}

export function parseNewCompany(values: CompanyFormValues): Parsed<CreateCompanyInput> {
  const parsed = parseWith(createCompanyInputSchema, { ...toInput(values), size: sizeOf(values.size) });
  return withWholeCredentials(parsed, values, false);
}

const rules = createCompanyInputSchema.shape;
const optionalRules = updateCompanyInputSchema.shape;

/** What the specification requires of an edit: size, phone and position may be empty. */
const editSchema = createCompanyInputSchema.extend({
  size: optionalRules.size,
  contactPhone: optionalRules.contactPhone,
  contactPosition: optionalRules.contactPosition,
  careerPageUrl: optionalRules.careerPageUrl,
});
const editWithoutCareerPageSchema = editSchema.extend({ careerPageUrl: rules.careerPageUrl });

export function parseCompanyChange(values: CompanyFormValues, company: Company): Parsed<UpdateCompanyInput> {
  const schema = company.careerPageUrl === '' ? editWithoutCareerPageSchema : editSchema;
  const size = values.size.trim() === '' ? null : sizeOf(values.size);
  const parsed = parseWith(schema, { ...toInput(values), size });
  return withWholeCredentials(parsed, values, company.hasCvLibraryCredentials);
}
