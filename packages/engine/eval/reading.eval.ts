import { prepareJob } from '../src/scoring/prepared-job.ts';
import { readMatch } from '../src/scoring/reading.ts';
import { sampleJobs, samplePeople } from '../src/scoring/testing/sample-people.ts';
import { trueEvidence } from '../src/scoring/testing/true-evidence.ts';
import { type CvContent, toScoringCv } from '../src/scoring/to-scoring-cv.ts';
import { say, sayTable } from '../training/say.ts';
import { openShippedReader } from './open-shipped-reader.ts';
import { remembering } from './remembering.ts';

export const about = 'scorer and reader together: what a true line more does to a score, and how fast a CV is read';

const now = new Date(Date.UTC(2026, 10, 15));

const contents: readonly CvContent[] = samplePeople.map(
  ({ name, summary, skills, entries, education, certificates }) => ({
    name,
    summary,
    skills,
    experience: entries.map(({ title, dates, duties }) => ({ title, duration: dates, description: duties.join('\n') })),
    education: education.map(({ qualification }) => ({ qualification })),
    certificates,
  }),
);

const withLine = (content: CvContent, line: string): CvContent => ({
  ...content,
  experience: content.experience.map((entry, at) =>
    at === 0 ? { ...entry, description: `${entry.description ?? ''}\n${line}` } : entry,
  ),
});

export async function run(): Promise<void> {
  const judge = await openShippedReader();
  await saySpeed(judge);
  const known = remembering(judge);
  const moved: { by: number; told: string }[] = [];
  for (const [at, job] of sampleJobs.entries()) {
    const prepared = prepareJob(job);
    const score = async (content: CvContent) =>
      (await readMatch(prepared, toScoringCv(content, now), known)).match.score;
    for (const content of contents) {
      const before = await score(content);
      for (const line of trueEvidence[at] ?? []) {
        moved.push({ by: (await score(withLine(content, line))) - before, told: `${job.title}: ${line}` });
      }
    }
  }
  const fallen = moved.filter(({ by }) => by < -0.005);
  sayTable(
    ['a true line more', 'lower', 'most lower', 'most higher'],
    [
      [
        String(moved.length),
        String(fallen.length),
        Math.min(0, ...moved.map(({ by }) => by)).toFixed(2),
        Math.max(0, ...moved.map(({ by }) => by)).toFixed(2),
      ],
    ],
  );
  for (const { by, told } of fallen.slice(0, 10)) say(`  ${by.toFixed(2)}  ${told}`);
}

async function saySpeed(judge: Awaited<ReturnType<typeof openShippedReader>>): Promise<void> {
  let pairs = 0;
  const counting: typeof judge = (pair) => {
    pairs += 1;
    return judge(pair);
  };
  const began = process.cpuUsage();
  let cvs = 0;
  for (const job of sampleJobs) {
    for (const content of contents) {
      await readMatch(prepareJob(job), toScoringCv(content, now), counting);
      cvs += 1;
    }
  }
  const { user, system } = process.cpuUsage(began);
  const seconds = (user + system) / 1e6;
  const memory = Math.round(process.memoryUsage().rss / 1e6);
  say(
    `  ${cvs} CVs, ${pairs} pairs: ${(pairs / seconds).toFixed(0)} pairs and ${(cvs / seconds).toFixed(1)} CVs a second of processor time, ${memory} MB\n`,
  );
}
