import type { CandidateDetails } from '@candela/contract/candidates/details.schemas.ts';

/** How a candidate is called and reached, as a form holds it. */
export type ContactValues = Pick<CandidateDetails, 'name' | 'phone' | 'address' | 'socials'>;

export const toContactValues = ({ name, phone, address, socials }: ContactValues): ContactValues => ({
  name,
  phone,
  address,
  socials,
});

export const socialFields = [
  ['linkedin', 'LinkedIn'],
  ['x', 'X'],
  ['github', 'GitHub'],
  ['website', 'Website'],
  ['facebook', 'Facebook'],
] as const;
