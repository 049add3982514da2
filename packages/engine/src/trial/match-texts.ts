import type { CvFlag, ParsedCv } from '../cv/parsed-cv.ts';
import { parseCv } from '../cv/parsing/parse-cv.ts';
import { linesOutsideFields } from '../cv/sections/outside-fields.ts';
import { withoutInstructions } from '../cv/without-instructions.ts';
import { DocumentUnreadable } from '../document/document-unreadable.ts';
import { headingKind } from '../job/headings.ts';
import { parseJobDescription } from '../job/parse-job-description.ts';
import type { ParsedJob } from '../job/parsed-job.ts';
import { detectLanguage } from '../language/detect-language.ts';
import type { Judge } from '../reader/verdict.ts';
import { type Explanation, explainMatch } from '../scoring/explain-match.ts';
import { prepareJob } from '../scoring/prepared-job.ts';
import { readMatch } from '../scoring/reading.ts';
import type { ScoringCv, ScoringJob } from '../scoring/scoring-input.ts';
import { toScoringCv } from '../scoring/to-scoring-cv.ts';
import { readTxt } from '../txt/read-txt.ts';
import { takeOrdersOut } from './take-orders-out.ts';

/** What was understood of the two texts, for the person who pasted them. */
export interface TextMatch {
  readonly kind: 'match';
  readonly explanation: Explanation;
  /** Whether the reader read the lines too. */
  readonly isRead: boolean;
  readonly job: {
    readonly title: string;
    readonly requirements: number;
    readonly niceToHave: number;
    readonly skills: readonly string[];
    /** What a reader should know about the advert. */
    readonly flags: readonly CvFlag[];
  };
  readonly cv: {
    readonly posts: readonly { readonly title?: string; readonly duration?: string }[];
    readonly years?: number;
    readonly qualifications: readonly string[];
    readonly skills: readonly string[];
  };
  /** The same about the CV. */
  readonly flags: readonly CvFlag[];
}

/** Readable or not, `unfit` is a text with nothing in it that an advert asks for or a CV tells. */
type Unusable = 'too-many-lines' | 'unfit';

/** One of the texts is not what it should be. */
export type TextRefused = { readonly kind: 'refused' } & (
  | { readonly which: 'job'; readonly why: Unusable | 'untitled' }
  | { readonly which: 'cv'; readonly why: Unusable }
);

/** Holds two pasted texts against each other, as files with the same words would be: by the fast scorer alone … */
export function matchTexts(jobText: string, cvText: string, now: Date): TextMatch | TextRefused {
  const texts = understand(jobText, cvText, now);
  return texts.kind === 'refused'
    ? texts
    : { ...texts.told, isRead: false, explanation: explainMatch(texts.job, texts.cv) };
}

/** … and read, as each candidate that is opened in a ranking is. */
export async function matchAndReadTexts(
  jobText: string,
  cvText: string,
  now: Date,
  judge: Judge,
): Promise<TextMatch | TextRefused> {
  const texts = understand(jobText, cvText, now);
  if (texts.kind === 'refused') return texts;
  const { reading } = await readMatch(prepareJob(texts.job), texts.cv, judge);
  return { ...texts.told, isRead: true, explanation: explainMatch(texts.job, texts.cv, reading) };
}

/** Both texts as the engine takes them, and what a visitor is told about them. */
interface Understood {
  readonly kind: 'understood';
  readonly job: ScoringJob;
  readonly cv: ScoringCv;
  readonly told: Omit<TextMatch, 'explanation' | 'isRead'>;
}

function understand(jobText: string, cvText: string, now: Date): Understood | TextRefused {
  const { rest: advert, flags } = takeOrdersOut(plain(jobText));
  const job = readAs('job', () => parseJobDescription(readTxt(advert)));
  if ('which' in job) return job;
  const cv = readAs('cv', () => parseCv(readTxt(plain(cvText)), { now }));
  if ('which' in cv) return cv;
  if (!asksForSomething(job)) return { kind: 'refused', which: 'job', why: 'unfit' };
  if (!tellsSomething(cv)) return { kind: 'refused', which: 'cv', why: 'unfit' };
  const title = job.title?.value ?? firstLineOf(advert);
  if (title === undefined) return { kind: 'refused', which: 'job', why: 'untitled' };
  const told = {
    kind: 'match',
    job: {
      title,
      requirements: job.requirements?.value.length ?? 0,
      niceToHave: job.niceToHave?.value.length ?? 0,
      skills: job.skills?.value ?? [],
      flags: [...flags, ...languageNote(advert)],
    },
    cv: {
      posts: cv.experience.map(({ title, duration }) => ({ title: title?.value, duration: duration?.value })),
      years: cv.experienceYears,
      qualifications: cv.education.flatMap(({ qualification }) => (qualification ? [qualification.value] : [])),
      skills: cv.skills.map(({ value }) => value),
    },
    flags: cv.flags,
  } as const;
  return { kind: 'understood', job: { ...scoringJobOf(job), title }, cv: scoringCvOf(cv, now), told };
}

/**
 * Control characters are no text: a file with them would not be opened, a pasted text is read without them. Nor is a row
 * of hundreds of characters a word, whatever it costs to look for one in it.
 */
const plain = (text: string): string =>
  text
    .toWellFormed()
    .replace(/(?![\s\u0085])\p{Cc}/gu, ' ')
    .replace(/(\S{200})\S+/gu, '$1');

function readAs<T extends ParsedJob | ParsedCv>(which: TextRefused['which'], read: () => T): T | TextRefused {
  try {
    return read();
  } catch (error) {
    if (!(error instanceof DocumentUnreadable)) throw error;
    return { kind: 'refused', which, why: error.reason === 'too-many-pages' ? 'too-many-lines' : 'unfit' };
  }
}

const mostTitleWords = 12;

/** In plain text nothing is larger than the rest; a trade the reader has no word for still stands at the top. */
function firstLineOf(text: string): string | undefined {
  const line = text
    .split('\n')
    .map((each) => each.trim())
    .find((each) => each !== '');
  if (line === undefined || line.length > 100 || /[.!?:]$/.test(line) || headingKind(line) !== undefined)
    return undefined;
  return line.split(/\s+/).length <= mostTitleWords ? line : undefined;
}

const asksForSomething = ({ requirements, responsibilities, skills }: ParsedJob): boolean =>
  [requirements, responsibilities, skills].some((list) => list !== undefined && list.value.length > 0);

const tellsSomething = ({ experience, education, skills, certificates }: ParsedCv): boolean =>
  experience.length + education.length + skills.length + certificates.length > 0;

function languageNote(text: string): CvFlag[] {
  const language = detectLanguage(text);
  return language && language !== 'English' ? [{ kind: 'other-language', language }] : [];
}

/** What an advert asks for, as it was read. */
export function scoringJobOf(job: ParsedJob): Omit<ScoringJob, 'title'> {
  return {
    description: job.description?.value ?? '',
    skills: job.skills?.value ?? [],
    requirements: job.requirements?.value ?? [],
    responsibilities: job.responsibilities?.value ?? [],
    niceToHave: job.niceToHave?.value ?? [],
    education: job.candidate_profile?.value.education ?? [],
    certifications: job.candidate_profile?.value.certifications ?? [],
  };
}

/** The same parts of a CV that are scored when it is stored. */
export function scoringCvOf(cv: ParsedCv, now: Date): ScoringCv {
  const spoken = withoutInstructions(cv.flags);
  return toScoringCv(
    {
      name: cv.name?.value,
      summary: spoken(cv.summary?.value ?? ''),
      skills: cv.skills.map(({ value }) => value),
      experience: cv.experience.map(({ title, duration, description }) => ({
        title: title?.value,
        duration: duration?.value,
        description: spoken(description?.value ?? ''),
      })),
      education: cv.education.map(({ qualification }) => ({ qualification: qualification?.value })),
      certificates: cv.certificates.map(({ value }) => value),
      languages: cv.languages.map(({ value }) => value),
      other: linesOutsideFields(cv)
        .filter(({ confidence }) => confidence > 0)
        .map(({ text }) => spoken(text)),
      experienceYears: cv.experienceYears ?? 0,
    },
    now,
  );
}
