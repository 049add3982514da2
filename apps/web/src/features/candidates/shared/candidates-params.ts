import { type ApplicationStatus, applicationStatuses } from '@candela/contract/applications/applications.schemas.ts';
import {
  type AddressField,
  defineAddress,
  isId,
  oneOf,
  optionalId,
  optionalNumber,
  pageNumber,
  typedText,
} from '#lib/address/address-state.ts';
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
  stage: ApplicationStatus | undefined;
  /** One of the organisation's own. */
  tag: string | undefined;
}

const longestSkills = 500;
const mostYears = 80;
const longestTag = 40;

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
  read: (text) => (text ?? '').split(',').filter(isId).slice(0, mostCompared),
  write: (ids) => ids.join(),
};

const tagField: AddressField<string | undefined> = {
  read: (text) => (text?.includes(',') ? undefined : text?.trim().slice(0, longestTag) || undefined),
  write: (tag) => tag ?? '',
};

/** Everything that shapes the page stands in the address. */
export const candidatesAddress = defineAddress<CandidatesParams>(
  {
    view: oneOf(views, 'ranked'),
    companyId: optionalId,
    jobId: optionalId,
    minScore: minScoreField,
    cv: optionalId,
    factors: optionalId,
    compare: idsField,
    ofCompanyId: optionalId,
    search: typedText(),
    skills: skillsField,
    minYears: optionalNumber({ least: 0.1, most: mostYears, hasFractions: true }),
    stage: oneOf(applicationStatuses),
    tag: tagField,
    page: pageNumber,
  },
  { keepsPage: ['cv', 'factors', 'compare'] },
);

export type ChangeCandidates = ChangeAddress<CandidatesParams>;
