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

function shapeHints(job: WordedJob): WordingHint[] {
  const hints: WordingHint[] = [];
  const add = (id: string, kind: string, field: HintField, why: string, suggestion: string) =>
    hints.push({ id, kind, field, term: null, why, suggestion });

  if (job.requirements.length > mostRequirements) {
    add(
      'long-requirements',
      'Long list',
      'requirements',
      `${job.requirements.length} requirements. Many good people apply only when they meet every one.`,
      `Keep the ${mostRequirements} that the job cannot be done without; move the rest to “Nice to have”.`,
    );
  }
  if (job.skills.length > mostSkills) {
    add(
      'long-skills',
      'Long list',
      'skills',
      `${job.skills.length} skills. Few people have all of them, so good candidates do not apply.`,
      `Keep the ${mostSkills} that are used in the first year.`,
    );
  }
  const wanted = `${textOf(job, 'description')}\n${textOf(job, 'requirements')}`;
  const musts = wanted.match(/\b(?:must|essential|mandatory)\b/giu)?.length ?? 0;
  if (musts > mostMusts) {
    add(
      'musts',
      'Must have',
      'requirements',
      `“Must”, “essential” and “mandatory” come ${musts} times. When everything is a must, nothing is.`,
      'Keep it for what the job cannot be done without.',
    );
  }
  const years = [...wanted.matchAll(/\b(\d{1,2})\s*\+?\s*(?:years|yrs)\b/giu)].map((match) => Number(match[1]));
  const mostAsked = Math.max(0, ...years);
  if (mostAsked > mostYears) {
    add(
      'years',
      'Years of experience',
      'requirements',
      `${mostAsked} years are asked for. Years measure age more than skill, and may be unlawful to insist on.`,
      'Say what experience is needed, not how many years.',
    );
  }
  if (job.description.trim().split(/\s+/).length > longDescription) {
    add(
      'long-description',
      'Long text',
      'description',
      'Many people read it on a phone, and few finish a text as long as this.',
      'Say the work, the team and the terms first; cut the rest by half.',
    );
  }
  if (job.salary.min.trim() === '' || job.salary.max.trim() === '') {
    add(
      'salary',
      'No salary',
      'salary',
      'Many people skip adverts that do not say what the work pays.',
      'Give both ends of the range.',
    );
  }
  return hints;
}

/** Plain hints on wording known to put people off. They never stop a recruiter from saving. */
export const findWordingHints = (job: WordedJob): WordingHint[] => [...wordHints(job), ...shapeHints(job)];
