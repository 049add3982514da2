import { parseCv } from '../src/cv/parsing/parse-cv.ts';
import type { Judge } from '../src/reader/verdict.ts';
import { readDocument } from '../src/reading/read-document.ts';
import { followsAdvert } from '../src/scoring/follows-advert.ts';
import { scoredLines } from '../src/scoring/prepared-cv.ts';
import { prepareJob } from '../src/scoring/prepared-job.ts';
import { readMatch } from '../src/scoring/reading.ts';
import type { ScoringCv, ScoringJob } from '../src/scoring/scoring-input.ts';
import { type FileKind, type HiddenText, makeCvFile } from '../src/scoring/testing/sample-cv-files.ts';
import { type SamplePerson, sampleJobs, samplePeople } from '../src/scoring/testing/sample-people.ts';
import { contentOfParsedCv, toScoringCv } from '../src/scoring/to-scoring-cv.ts';
import { paragraph, run as wordRun } from '../src/testing/docx-files.ts';
import { sayTable } from '../training/say.ts';
import { bulletOrders, laterOrders, toldAnew } from './gaming/told-anew.ts';
import { sayHonest } from './gaming-honest.ts';
import { openShippedReader } from './open-shipped-reader.ts';
import { remembering } from './remembering.ts';

export const about = 'what a CV gains by telling the advert as its own work, and how often that is said of it';

const now = new Date(Date.UTC(2026, 10, 15));

interface Trick {
  readonly kind: string;
  readonly aim: number;
  readonly change?: (person: SamplePerson, job: ScoringJob, at: number) => SamplePerson;
  readonly hidden?: (job: ScoringJob) => HiddenText;
  readonly files: readonly FileKind[];
  readonly times: number;
}

const inFirstPost = (person: SamplePerson, lines: readonly string[]): SamplePerson => ({
  ...person,
  entries: person.entries.map((post, at) => (at === 0 ? { ...post, duties: [...post.duties, ...lines] } : post)),
});
const asPost = (person: SamplePerson, { title }: ScoringJob, duties: readonly string[]): SamplePerson => ({
  ...person,
  entries: [{ title, employer: 'Calder & Wray Ltd', dates: 'Jan 2023 – present', duties }, ...person.entries],
});
const told = (job: ScoringJob): readonly string[] => toldAnew[sampleJobs.indexOf(job)] ?? [];
const unseen = (size: number, colour: string) => (job: ScoringJob) => {
  const text = told(job).join('. ');
  return {
    pdf: (pdf: Parameters<HiddenText['pdf']>[0]) => void pdf.fillColor(colour).fontSize(size).text(text),
    docx: paragraph(
      wordRun(text, `<w:color w:val="${colour.slice(1).toUpperCase()}"/><w:sz w:val="${Math.round(size * 2)}"/>`),
    ),
  };
};

const tricks: readonly Trick[] = [
  {
    kind: 'the advert told anew as work done',
    aim: 5,
    change: (person, job) => inFirstPost(person, told(job)),
    files: ['pdf', 'docx', 'txt'],
    times: 1,
  },
  {
    kind: 'a post that was never held',
    aim: 5,
    change: (person, job) => asPost(person, job, told(job).slice(0, 4)),
    files: ['pdf', 'docx', 'txt'],
    times: 1,
  },
  { kind: 'letters of 2.5 points', aim: 0, hidden: unseen(2.5, '#000000'), files: ['pdf', 'docx'], times: 1 },
  { kind: 'letters of #eeeeee', aim: 0, hidden: unseen(9, '#eeeeee'), files: ['pdf', 'docx'], times: 1 },
  {
    kind: 'an order to a machine as a bullet',
    aim: 1,
    change: (person, _, at) => inFirstPost(person, [bulletOrders[at % bulletOrders.length] ?? '']),
    files: ['txt'],
    times: bulletOrders.length,
  },
  {
    kind: 'orders written after the patterns',
    aim: 1,
    change: (person, _, at) => inFirstPost(person, [laterOrders[at % laterOrders.length] ?? '']),
    files: ['txt'],
    times: laterOrders.length,
  },
];

const read = async (file: Uint8Array): Promise<ScoringCv> =>
  toScoringCv(contentOfParsedCv(parseCv(await readDocument(file), { now })), now);

interface Outcome {
  readonly gain: number;
  readonly isTold: boolean;
}

async function outcomesOf({ change, hidden, files, times }: Trick, judge: Judge): Promise<Outcome[]> {
  const found: Outcome[] = [];
  for (const job of sampleJobs) {
    const prepared = prepareJob(job);
    const score = async (cv: ScoringCv) => (await readMatch(prepared, cv, judge)).match.score;
    for (const person of samplePeople) {
      for (const file of files) {
        const before = await score(await read(await makeCvFile(person, file)));
        for (let at = 0; at < times; at++) {
          const after = await read(await makeCvFile(change?.(person, job, at) ?? person, file, hidden?.(job)));
          found.push({ gain: (await score(after)) - before, isTold: followsAdvert(prepared, scoredLines(after)) });
        }
      }
    }
  }
  return found;
}

export async function run(): Promise<void> {
  const judge = remembering(await openShippedReader());
  const rows: string[][] = [];
  for (const trick of tricks) {
    const found = await outcomesOf(trick, judge);
    const over = found.filter(({ gain }) => gain > trick.aim);
    rows.push([
      trick.kind,
      String(found.length),
      (found.reduce((sum, { gain }) => sum + gain, 0) / found.length).toFixed(1),
      Math.max(...found.map(({ gain }) => gain)).toFixed(1),
      `${over.length} over ${trick.aim}`,
      `${over.filter(({ isTold }) => isTold).length} of ${over.length}`,
    ]);
  }
  sayTable(['', 'CVs', 'mean gain', 'most', '', 'of these told to the reader'], rows);
  sayHonest();
}
