import {
  type CandidateDetails,
  type DetailsInput,
  detailsInputSchema,
} from '@candela/contract/candidates/details.schemas.ts';
import { type Parsed, parseWith } from '#components/form/use-server-form.ts';

export type ContactValues = Pick<CandidateDetails, 'name' | 'phone' | 'address' | 'socials'>;

export const toContactValues = ({ name, phone, address, socials }: CandidateDetails): ContactValues => ({
  name,
  phone,
  address,
  socials,
});

export const parseContact = (values: ContactValues): Parsed<DetailsInput> => parseWith(detailsInputSchema, values);

export const socialFields = [
  ['linkedin', 'LinkedIn'],
  ['x', 'X'],
  ['github', 'GitHub'],
  ['website', 'Website'],
  ['facebook', 'Facebook'],
] as const;
