import { candidateProfileSchema, teamSchema } from '@candela/contract/jobs/jobs.schemas.ts';
import { type Found, found } from '../document/found.ts';
import type { Fact } from './facts.ts';
import type { Label } from './labels.ts';
import type { JobFields } from './parsed-job.ts';
import { readList } from './read-lists.ts';
import type { Section } from './sections.ts';

const PROFILE = ['softSkills', 'personalityTraits', 'values', 'education', 'certifications'] as const;
const MOST_ITEMS = 50;

/** What kind of person is looked for, as far as there are sections about it. */
export function readProfile(sections: readonly Section[]): JobFields['candidate_profile'] {
  const lists = PROFILE.map((kind) => [kind, readList(sections, kind)] as const);
  const first = lists.find(([, list]) => list)?.[1];
  if (!first) return undefined;
  const value = candidateProfileSchema.safeParse(
    Object.fromEntries(lists.map(([kind, list]) => [kind, list?.value.flatMap(behindLeadIn).slice(0, MOST_ITEMS)])),
  ).data;
  return value && { ...first, value: withoutAbsent(value) };
}

/** "We'll assess you against: Delivering at Pace; Working Together" */
const LEAD_IN = /^(?:we(?:['’]ll| will)|you(?:['’]ll| will)(?: be)?) (?:assess|look|score|judge|mark)[^:;]{0,60}:\s+/iu;
const behindLeadIn = (item: string): string[] =>
  LEAD_IN.test(item) ? item.replace(LEAD_IN, '').split(/\s*;\s+/u) : [item];

const TEAM: Readonly<Partial<Record<Label, 'size' | 'workflow' | 'lifeCycle' | 'structure'>>> = {
  teamSize: 'size',
  teamWorkflow: 'workflow',
  teamLifeCycle: 'lifeCycle',
  teamStructure: 'structure',
};

export function readTeam(sections: readonly Section[], facts: readonly Fact[]): JobFields['team'] {
  const about = facts.filter(({ label }) => TEAM[label]);
  const entries = about.map(({ label, value }) => [
    TEAM[label] ?? '',
    label === 'teamSize' ? toSize(value) : value.slice(0, 500),
  ]);
  const section = sections.find(({ kind, passages }) => kind === 'team' && passages.length > 0);
  const text = section?.passages.map((passage) => passage.text).join(' ');
  const fields = { ...(text ? { structure: text.slice(0, 500) } : {}), ...Object.fromEntries(entries.reverse()) };
  const value = teamSchema.safeParse(fields).data;
  const place = about[0]?.place ?? placeOfText(section);
  return value && place && Object.keys(value).length > 0 ? found(value, place, 0.7) : undefined;
}

function placeOfText(section: Section | undefined): Pick<Found<unknown>, 'page' | 'box' | 'quote'> | undefined {
  const passage = section?.passages[0];
  return passage && { page: passage.page, box: passage.box, quote: passage.text.slice(0, 300) };
}

function toSize(value: string): number | string {
  return /^\d{1,6}$/.test(value.trim()) ? Number(value) : value.slice(0, 100);
}

function withoutAbsent<T extends object>(value: T): T {
  return Object.fromEntries(Object.entries(value).filter(([, entry]) => entry !== undefined)) as T;
}
