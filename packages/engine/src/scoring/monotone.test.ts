import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { prepareCv } from './prepared-cv.ts';
import { type PreparedJob, prepareJob } from './prepared-job.ts';
import { scoreMatch } from './score-match.ts';
import type { ScoringJob } from './scoring-input.ts';
import { contentOf, sampleJobs, samplePeople } from './testing/sample-people.ts';
import { trueEvidence } from './testing/true-evidence.ts';
import { type CvContent, toScoringCv } from './to-scoring-cv.ts';

const readOn = new Date(Date.UTC(2026, 10, 15));
const score = (job: PreparedJob, content: CvContent): number =>
  scoreMatch(job, prepareCv(toScoringCv(content, readOn))).score;

const contents: readonly CvContent[] = samplePeople.map(contentOf);

type Addition = (content: CvContent) => CvContent;
const addLine =
  (entry: number, line: string): Addition =>
  (content) => ({
    ...content,
    experience: content.experience.map((one, at) =>
      at === entry % content.experience.length ? { ...one, description: `${one.description ?? ''}\n${line}` } : one,
    ),
  });
const addEntry =
  (job: ScoringJob, lines: readonly string[], dates: string | undefined): Addition =>
  (content) => ({
    ...content,
    experience: [...content.experience, { title: job.title, duration: dates, description: lines.join('\n') }],
  });

const degrees = ['BSc Accounting', 'MSc Computer Science', 'BSc Nursing', 'NVQ level 3', 'PhD in Chemistry'];

/** Something true and relevant to the job that is added to a CV. */
const additionTo = (job: ScoringJob, told: readonly string[]): fc.Arbitrary<Addition> =>
  fc.oneof(
    fc.tuple(fc.nat(3), fc.constantFrom(...told)).map(([entry, line]) => addLine(entry, line)),
    fc.tuple(fc.nat(3), fc.constantFrom(...job.requirements)).map(([entry, line]) => addLine(entry, line)),
    fc
      .tuple(fc.nat(3), fc.constantFrom(...job.skills))
      .map(([entry, skill]) => addLine(entry, `Used ${skill} in daily work with colleagues`)),
    fc.constantFrom(...job.skills).map((skill) => (content: CvContent) => ({
      ...content,
      skills: [...content.skills, skill],
    })),
    fc.constantFrom(...degrees).map((qualification) => (content: CvContent) => ({
      ...content,
      education: [...content.education, { qualification }],
    })),
    fc.constantFrom(...(job.certifications ?? ['ACCA'])).map((certificate) => (content: CvContent) => ({
      ...content,
      certificates: [...(content.certificates ?? []), certificate],
    })),
    fc
      .tuple(
        fc.subarray([...told], { minLength: 1 }),
        fc.constantFrom('Jan 2008 – Dec 2012', 'May 2011 – Jul 2011', undefined),
      )
      .map(([lines, dates]) => addEntry(job, lines, dates)),
    fc.nat(20).map((years) => (content: CvContent) => ({
      ...content,
      experienceYears: Math.max(content.experienceYears ?? 0, years),
    })),
    fc.nat(120).map((months) => (content: CvContent) => ({
      ...content,
      experience: content.experience.map((one) => ({
        ...one,
        duration: one.duration?.replace(/\d{4}/, (year) => String(Number(year) - Math.floor(months / 12))),
      })),
    })),
  );

describe('true, relevant evidence', () => {
  it.each(sampleJobs.map((job, at) => [job.title, job, trueEvidence[at] ?? []] as const))(
    'never lowers a score for %s',
    (_, job, told) => {
      const prepared = prepareJob(job);
      fc.assert(
        fc.property(
          fc.constantFrom(...contents),
          fc.array(additionTo(job, told), { minLength: 1, maxLength: 5 }),
          (content, additions) => {
            let before = score(prepared, content);
            let told = content;
            for (const add of additions) {
              told = add(told);
              const after = score(prepared, told);
              expect(after).toBeGreaterThanOrEqual(before);
              before = after;
            }
          },
        ),
        { numRuns: 40, seed: 1 },
      );
    },
  );

  it('may come with dates where years were only stated', () => {
    const [job] = sampleJobs;
    const [accountant] = contents;
    if (!job || !accountant) throw new Error('no candidate to score');
    const prepared = prepareJob(job);
    const undated = {
      ...accountant,
      experience: accountant.experience.map(({ duration, ...entry }) => entry),
      experienceYears: 9,
    };
    const [first, ...rest] = undated.experience;
    const dated = { ...undated, experience: [{ ...first, duration: 'Jan 2024 – Mar 2024' }, ...rest] };
    expect(score(prepared, dated)).toBeGreaterThanOrEqual(score(prepared, undated));
  });
});
