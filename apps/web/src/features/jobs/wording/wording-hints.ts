import { wordingGroups } from './wording-terms.ts';

/** What of a job is looked at. */
export interface WordedJob {
  title: string;
  description: string;
  skills: readonly string[];
  requirements: readonly string[];
  responsibilities: readonly string[];
  niceToHave: readonly string[];
  benefits: readonly string[];
  /** Text as typed: only whether there is one matters. */
  salary: { min: string; max: string };
}

export type HintField = keyof WordedJob;

export interface WordingHint {
  id: string;
  /** "Gender-coded", "Long list". */
  kind: string;
  field: HintField;
  /** The words themselves, where the hint is about some. */
  term: string | null;
  why: string;
  suggestion: string;
}

/** Beyond these, people who meet most of a list stop reading it. */
const mostRequirements = 8;
const mostSkills = 12;
const mostMusts = 4;
const mostYears = 5;
const longDescription = 700;

const fieldsWithWords = [
  'title',
  'description',
  'skills',
  'requirements',
  'responsibilities',
  'niceToHave',
  'benefits',
] as const;

const textOf = (job: WordedJob, field: (typeof fieldsWithWords)[number]): string => {
  const value = job[field];
  return typeof value === 'string' ? value : value.join('\n');
};

const escapeRegExp = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** Whole words: "guys" is not in "disguys", and "he/she" has no letters beside it. */
function toRegExp(pattern: string): RegExp {
  const forms = pattern.split('|').map((form) => {
    const open = form.endsWith('*');
    const words = escapeRegExp(open ? form.slice(0, -1) : form).replaceAll(' ', '\\s+');
    return open ? `${words}\\p{L}*` : words;
  });
  return new RegExp(`(?<![\\p{L}\\p{N}])(?:${forms.join('|')})(?![\\p{L}\\p{N}])`, 'iu');
}

const terms = wordingGroups.flatMap((group) =>
  group.terms.map((term) => ({ group, suggestion: term.suggestion, matcher: toRegExp(term.pattern) })),
);

function wordHints(job: WordedJob): WordingHint[] {
  return terms.flatMap(({ group, suggestion, matcher }) => {
    for (const field of fieldsWithWords) {
      const found = textOf(job, field).match(matcher)?.[0];
      if (!found) continue;
      const term = found.replace(/\s+/g, ' ');
      return [{ id: `${group.id}:${matcher.source}`, kind: group.name, field, term, why: group.why, suggestion }];
    }
    return [];
  });
}

interface Shape {
  id: string;
  kind: string;
  field: HintField;
  /** Undefined: nothing to say. */
  why(job: WordedJob): string | undefined;
  suggestion: string;
}

const wanted = (job: WordedJob) => `${textOf(job, 'description')}\n${textOf(job, 'requirements')}`;

const shapes: readonly Shape[] = [
  {
    id: 'long-requirements',
    kind: 'Long list',
    field: 'requirements',
    why: ({ requirements: { length } }) =>
      length > mostRequirements
        ? `${length} requirements. Many good people apply only when they meet every one.`
        : undefined,
    suggestion: `Keep the ${mostRequirements} that the job cannot be done without; move the rest to “Nice to have”.`,
  },
  {
    id: 'long-skills',
    kind: 'Long list',
    field: 'skills',
    why: ({ skills: { length } }) =>
      length > mostSkills
        ? `${length} skills. Few people have all of them, so good candidates do not apply.`
        : undefined,
    suggestion: `Keep the ${mostSkills} that are used in the first year.`,
  },
  {
    id: 'musts',
    kind: 'Must have',
    field: 'requirements',
    why: (job) => {
      const musts = wanted(job).match(/\b(?:must|essential|mandatory)\b/giu)?.length ?? 0;
      return musts > mostMusts
        ? `“Must”, “essential” and “mandatory” come ${musts} times. When everything is a must, nothing is.`
        : undefined;
    },
    suggestion: 'Keep it for what the job cannot be done without.',
  },
  {
    id: 'years',
    kind: 'Years of experience',
    field: 'requirements',
    why: (job) => {
      const years = [...wanted(job).matchAll(/\b(\d{1,2})\s*\+?\s*(?:years|yrs)\b/giu)].map((match) =>
        Number(match[1]),
      );
      const most = Math.max(0, ...years);
      return most > mostYears
        ? `${most} years are asked for. Years measure age more than skill, and may be unlawful to insist on.`
        : undefined;
    },
    suggestion: 'Say what experience is needed, not how many years.',
  },
  {
    id: 'long-description',
    kind: 'Long text',
    field: 'description',
    why: ({ description }) =>
      description.trim().split(/\s+/).length > longDescription
        ? 'Many people read it on a phone, and few finish a text as long as this.'
        : undefined,
    suggestion: 'Say the work, the team and the terms first; cut the rest by half.',
  },
  {
    id: 'salary',
    kind: 'No salary',
    field: 'salary',
    why: ({ salary: { min, max } }) =>
      min.trim() === '' || max.trim() === ''
        ? 'Many people skip adverts that do not say what the work pays.'
        : undefined,
    suggestion: 'Give both ends of the range.',
  },
];

const shapeHints = (job: WordedJob): WordingHint[] =>
  shapes.flatMap(({ why, ...shape }) => {
    const reason = why(job);
    return reason === undefined ? [] : [{ ...shape, term: null, why: reason }];
  });

/** Plain hints on wording known to put people off. They never stop a recruiter from saving. */
export const findWordingHints = (job: WordedJob): WordingHint[] => [...wordHints(job), ...shapeHints(job)];
