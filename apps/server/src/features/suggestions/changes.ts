import { isDeepStrictEqual } from 'node:util';
import type { DetailsInput } from '@candela/contract/candidates/details.schemas.ts';
import type { Socials } from '@candela/contract/cvs/cvs.schemas.ts';
import type { SuggestedChange } from '@candela/contract/suggestions/suggestions.routes.ts';
import type { Contact } from '../candidates/held-contact.service.ts';
import type { CvContent } from '../cvs/held-cv.service.ts';

/** What the candidate says differently about how to call and reach them. An empty name would leave them without one. */
export function factChanges(was: Contact, input: DetailsInput, email: string): SuggestedChange[] {
  const changes: SuggestedChange[] = [
    { field: 'name', was: was.name, proposed: input.name || was.name },
    { field: 'email', was: was.email, proposed: email },
    { field: 'phone', was: was.phone, proposed: input.phone ?? was.phone },
    { field: 'address', was: was.address, proposed: input.address ?? was.address },
    { field: 'socials', was: was.socials, proposed: { ...was.socials, ...withoutAbsent(input.socials) } },
  ];
  return changes.filter(isChange);
}

const withoutAbsent = (socials: DetailsInput['socials'] = {}): Partial<Socials> =>
  Object.fromEntries(Object.entries(socials).filter(([, link]) => link !== undefined));

/** What the candidate says to each field of a CV, alike or not. */
export const readChanges = (was: CvContent, proposed: CvContent): SuggestedChange[] => [
  { field: 'summary', was: was.summary, proposed: proposed.summary },
  { field: 'skills', was: was.skills, proposed: proposed.skills },
  { field: 'experience_years', was: was.experience_years, proposed: proposed.experience_years },
  { field: 'experience', was: was.experience, proposed: proposed.experience },
  { field: 'education', was: was.education, proposed: proposed.education },
];

export const isChange = ({ was, proposed }: SuggestedChange): boolean => !isDeepStrictEqual(was, proposed);
