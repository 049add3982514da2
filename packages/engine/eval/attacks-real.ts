import { prepareCv } from '../src/scoring/prepared-cv.ts';
import { prepareJob } from '../src/scoring/prepared-job.ts';
import { scoreMatch } from '../src/scoring/score-match.ts';
import type { ScoringJob } from '../src/scoring/scoring-input.ts';
import { orders } from '../src/scoring/testing/attacks.ts';
import { type CvContent, toScoringCv } from '../src/scoring/to-scoring-cv.ts';
import { isHeldOutQuery, readOnetQueries } from '../training/encoder/scoring-queries.ts';
import { isHeldOut, readDevCvs } from '../training/encoder/training-texts.ts';
import { contentOfText } from './scoring-dev-cvs.ts';
import { jobOfQuery } from './scoring-jobs.ts';

interface Moved {
  readonly kind: string;
  readonly pairs: number;
  readonly most: number;
  readonly over: number;
}

type Trick = (content: CvContent, job: ScoringJob, variant: number) => CvContent;

const inFirstEntry = (content: CvContent, lines: readonly string[]): CvContent => {
  const [first, ...rest] = content.experience;
  return {
    ...content,
    experience: [{ ...first, description: [first?.description ?? '', ...lines].join('\n') }, ...rest],
  };
};

const tricks: Readonly<Record<string, Trick>> = {
  'the occupation’s tasks as work done': (content, job) =>
    inFirstEntry(content, [...job.requirements, ...job.responsibilities]),
  'its description and tasks at the end': (content, job) => ({
    ...content,
    other: [...(content.other ?? []), job.description, ...job.requirements],
  }),
  'its tools in the list of skills': (content, job) => ({ ...content, skills: [...content.skills, ...job.skills] }),
  'an order to a machine': (content, _, variant) => inFirstEntry(content, [orders[variant % orders.length] ?? '']),
};

const asOf = new Date(Date.UTC(2018, 0, 1));
const pairs = 150;

/** The same tricks on CVs written by people, for occupations nothing was tuned on; from their text, not from a file. */
export function attackRealCvs(data: string, allowed: number): Moved[] {
  const contents = readDevCvs(data)
    .filter(({ id }) => isHeldOut(id))
    .map(({ text }) => contentOfText(text))
    .filter(({ experience }) => experience.length > 0);
  const jobs = readOnetQueries(data).filter(isHeldOutQuery).map(jobOfQuery);
  const score = (job: ScoringJob, content: CvContent) =>
    scoreMatch(prepareJob(job), prepareCv(toScoringCv(content, asOf))).score;
  return Object.entries(tricks).map(([kind, trick]) => {
    const moved = Array.from({ length: pairs }, (_, at) => {
      const content = contents[(at * 5) % contents.length];
      const job = jobs[at % jobs.length];
      return content && job ? Math.abs(score(job, trick(content, job, at)) - score(job, content)) : 0;
    });
    return { kind, pairs, most: Math.max(...moved), over: moved.filter((by) => by > allowed).length };
  });
}
