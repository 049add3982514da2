import { applicationStatusSchema } from '@candela/contract/applications/applications.schemas.ts';
import { idSchema } from '@candela/contract/kernel/fields.ts';
import { searchPeople } from '@candela/contract/people/people.routes.ts';
import type { z } from 'zod';
import { defaultMinScore, toMinScore } from './ranking/min-score.ts';

export const views = ['ranked', 'all'] as const;
export type View = (typeof views)[number];

export interface CandidatesParams {
  view: View;
  companyId: string | undefined;
  page: number;
  /** Of the ranking. */
  jobId: string | undefined;
  minScore: number;
  /** Of the search over everybody, whose company is a filter and not the ranking's. */
  ofCompanyId: string | undefined;
  search: string;
  skills: string[];
  minYears: number | undefined;
  stage: z.infer<typeof applicationStatusSchema> | undefined;
}

const longestSearch = 200;
const longestSkills = 500;
const mostYears = 80;

const read = <T>(schema: z.ZodType<T>, value: string | null): T | undefined => schema.safeParse(value).data;

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

function readYears(value: string | null): number | undefined {
  const years = Number(value);
  return value && years > 0 && years <= mostYears ? years : undefined;
}

/** What the address asks for; anything it cannot mean falls back to the default. */
export function readCandidatesParams(params: URLSearchParams): CandidatesParams {
  const page = searchPeople.query?.shape.page.safeParse(params.get('page') ?? undefined);
  return {
    view: views.find((view) => view === params.get('view')) ?? 'ranked',
    companyId: read(idSchema, params.get('companyId')),
    page: page?.data ?? 1,
    jobId: read(idSchema, params.get('jobId')),
    minScore: toMinScore(params.get('minScore') ?? '') ?? defaultMinScore,
    ofCompanyId: read(idSchema, params.get('ofCompanyId')),
    search: (params.get('search') ?? '').slice(0, longestSearch),
    skills: joinSkills((params.get('skills') ?? '').split(','))
      .split(',')
      .filter(Boolean),
    minYears: readYears(params.get('minYears')),
    stage: read(applicationStatusSchema, params.get('stage')),
  };
}

/** The shortest address that means the same; what is not ours stays. */
export function writeCandidatesParams(current: URLSearchParams, next: CandidatesParams): URLSearchParams {
  const params = new URLSearchParams(current);
  const values: Record<keyof CandidatesParams, string> = {
    view: next.view === 'ranked' ? '' : next.view,
    companyId: next.companyId ?? '',
    jobId: next.jobId ?? '',
    minScore: next.minScore === defaultMinScore ? '' : String(next.minScore),
    ofCompanyId: next.ofCompanyId ?? '',
    search: next.search,
    skills: joinSkills(next.skills),
    minYears: next.minYears ? String(next.minYears) : '',
    stage: next.stage ?? '',
    page: next.page > 1 ? String(next.page) : '',
  };
  for (const [name, value] of Object.entries(values)) {
    if (value) params.set(name, value);
    else params.delete(name);
  }
  return params;
}
