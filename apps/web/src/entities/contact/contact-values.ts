import type { CandidateDetails, DetailsInput } from '@candela/contract/candidates/details.schemas.ts';

/** How a candidate is called and reached, as a form holds it. */
export type ContactValues = Pick<CandidateDetails, 'name' | 'phone' | 'address' | 'socials'>;

export const toContactValues = ({ name, phone, address, socials }: ContactValues): ContactValues => ({
  name,
  phone,
  address,
  socials,
});

type Before = Partial<Omit<ContactValues, 'socials'>> & { socials?: Partial<ContactValues['socials']> };

/** Of what is sent, what is different from what the form was filled with: the rest may have been changed elsewhere since. */
export function changedDetails({ socials = {}, ...texts }: DetailsInput, before: Before): DetailsInput {
  const known = before.socials ?? {};
  const changed = changesIn(socials, known);
  return { ...changesIn(texts, before), ...(Object.keys(changed).length > 0 && { socials: changed }) };
}

const changesIn = <Values extends object>(values: Values, before: object): Partial<Values> =>
  Object.fromEntries(
    Object.entries(values).filter(([name, value]) => (before as Record<string, unknown>)[name] !== value),
  ) as Partial<Values>;

export const socialFields = [
  ['linkedin', 'LinkedIn'],
  ['x', 'X'],
  ['github', 'GitHub'],
  ['website', 'Website'],
  ['facebook', 'Facebook'],
] as const;
