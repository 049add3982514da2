import { applicationStatusSchema } from '@candela/contract/applications/applications.schemas.ts';
import { idSchema, pageQuerySchema } from '@candela/contract/kernel/fields.ts';
import { tagSchema } from '@candela/contract/notes/notes.routes.ts';
import { z } from 'zod';
import { type AddressField, defineAddress, oneOf, optional, parsed, typedText } from '#lib/address/address-state.ts';
import type { ChangeAddress } from '#lib/address/use-address-state.ts';
import { defaultMinScore, toMinScore } from './min-score.ts';
import { mostCompared } from './selection.ts';

export const views = ['ranked', 'all'] as const;
export type View = (typeof views)[number];

export interface CandidatesParams {
  view: View;
  companyId: string | undefined;
  page: number;
  /** Of the ranking. */
  jobId: string | undefined;
  minScore: number;
  /** What lies open over the list: a CV by its id, the explanation of a candidate, candidates side by side. */
  cv: string | undefined;
  factors: string | undefined;
  compare: string[];
  /** Of the search over all candidates, whose company is a filter and not the ranking's. */
  ofCompanyId: string | undefined;
  search: string;
  skills: string[];
  minYears: number | undefined;
  stage: z.infer<typeof applicationStatusSchema> | undefined;
  /** One of the organisation's own. */
  tag: string | undefined;
}

const longestSkills = 500;
const mostYears = 80;

/** As many as fit into a question; the rest would be cut in the middle of a word. */
export function joinSkills(skills: readonly string[]): string {
  let joined = '';
  for (const skill of skills.map((entry) => entry.replaceAll(',', ' ').trim()).filter(Boolean)) {
    const longer = joined ? `${joined},${skill}` : skill;
    if (longer.length > longestSkills) break;
    joined = longer;
  }
  return joined;
}

/** Joined by commas; an empty list leaves it out. */
const skillsField: AddressField<string[]> = {
  read: (text) =>
    joinSkills((text ?? '').split(','))
      .split(',')
      .filter(Boolean),
  write: joinSkills,
};

const minScoreField: AddressField<number> = {
  read: (text) => toMinScore(text ?? '') ?? defaultMinScore,
  write: (value) => (value === defaultMinScore ? '' : String(value)),
};

const idsField: AddressField<string[]> = {
  read: (text) =>
    (text ?? '')
      .split(',')
      .filter((id) => idSchema.safeParse(id).success)
      .slice(0, mostCompared),
  write: (ids) => ids.join(),
};

/** Everything that shapes the page stands in the address. */
export const candidatesAddress = defineAddress<CandidatesParams>(
  {
    view: oneOf(views, 'ranked'),
    companyId: optional(idSchema),
    jobId: optional(idSchema),
    minScore: minScoreField,
    cv: optional(idSchema),
    factors: optional(idSchema),
    compare: idsField,
    ofCompanyId: optional(idSchema),
    search: typedText(),
    skills: skillsField,
    minYears: optional(z.coerce.number().positive().max(mostYears)),
    stage: optional(applicationStatusSchema),
    tag: optional(tagSchema),
    page: parsed(pageQuerySchema.shape.page),
  },
  { keepsPage: ['cv', 'factors', 'compare'] },
);

export type ChangeCandidates = ChangeAddress<CandidatesParams>;
