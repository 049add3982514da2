import type { ParsedCv } from '../../cv/parsed-cv.ts';
import type { CvFile, JobTruth, Moment } from './cv-truth.ts';

/** What was there, what was found, and how much of it was right. */
export interface Tally {
  right: number;
  found: number;
  there: number;
}

export const fields = [
  'name',
  'e-mail',
  'phone',
  'linkedin',
  'company',
  'title',
  'start',
  'end',
  'location',
  'entries together',
  'institution',
  'qualification',
  'skills listed',
  'skills told',
  'languages',
  'summary',
  'years within 0.5',
] as const;

export type Field = (typeof fields)[number];

export interface Mistake {
  readonly field: Field;
  readonly wanted: string;
  readonly got: string;
}

export interface Comparison {
  readonly tallies: Readonly<Record<Field, Tally>>;
  readonly mistakes: readonly Mistake[];
}

const plain = (text: string | undefined): string =>
  (text ?? '')
    .toLowerCase()
    .normalize('NFKC')
    .replace(/[’‘]/g, "'")
    .replace(/[^\p{L}\p{N}'+#&]+/gu, ' ')
    .trim();

/** Field by field: what was read against what is written. */
export function compareCv({ truth, yearsOnly = false, without = [] }: CvFile, cv: ParsedCv): Comparison {
  const tallies = Object.fromEntries(fields.map((field) => [field, { right: 0, found: 0, there: 0 }])) as Record<
    Field,
    Tally
  >;
  const mistakes: Mistake[] = [];
  const note = (
    field: Field,
    wanted: string | undefined,
    got: string | undefined,
    isRight = plain(wanted) === plain(got),
  ) => {
    const tally = tallies[field];
    if (wanted !== undefined) tally.there += 1;
    if (got !== undefined) tally.found += 1;
    if (wanted !== undefined && got !== undefined && isRight) tally.right += 1;
    else if (wanted !== undefined || got !== undefined)
      mistakes.push({ field, wanted: wanted ?? '(nothing)', got: got ?? '(nothing)' });
  };
  note('name', truth.name.replace(/^Dr /, ''), cv.name?.value);
  note('e-mail', truth.email, cv.email?.value);
  note('phone', truth.phone, cv.phone?.value, digits(truth.phone) === digits(cv.phone?.value));
  if (truth.linkedin && cv.text.includes(truth.linkedin))
    note('linkedin', truth.linkedin, cv.socials.linkedin?.value, cv.socials.linkedin?.value.endsWith(truth.linkedin));
  const paired = pairJobs(truth.jobs, cv);
  for (const [job, entry] of paired) {
    note('company', job?.company, entry?.company?.value);
    note('title', job?.title, entry?.title?.value);
    note('start', job && dateOf(job.start, yearsOnly), entry?.start);
    note('end', job && (job.end === 'present' ? 'present' : dateOf(job.end, yearsOnly)), entry?.end);
    if (!without.includes('place') && job) note('location', job.place, entry?.location?.value);
    if (job) {
      const isTogether =
        entry !== undefined &&
        plain(entry.company?.value) === plain(job.company) &&
        plain(entry.title?.value) === plain(job.title) &&
        entry.start === dateOf(job.start, yearsOnly) &&
        (!cv.text.includes(job.duties[0] ?? '') ||
          !describes(truth.jobs, cv) ||
          job.duties.every((duty) => plain(entry.description?.value).includes(plain(duty))));
      note('entries together', job.title, entry?.title?.value ?? (entry ? '' : undefined), isTogether);
    }
  }
  for (const course of truth.courses) {
    const entry =
      cv.education.find(({ qualification }) => plain(qualification?.value) === plain(course.qualification)) ??
      cv.education.find(({ institution }) => plain(institution?.value) === plain(course.institution));
    note('qualification', course.qualification, entry?.qualification?.value);
    note('institution', course.institution, entry?.institution?.value);
  }
  for (const entry of cv.education.slice(truth.courses.length)) {
    note('qualification', undefined, entry.qualification?.value);
    note('institution', undefined, entry.institution?.value);
  }
  compareSkills(tallies, mistakes, truth, cv, without.includes('skills'));
  const tongues = cv.languages.map(({ value }) => plain(value).split(' ')[0]);
  if (/language|sprachen|langues/iu.test(cv.text))
    for (const language of truth.languages)
      note('languages', language, tongues.includes(plain(language)) ? language : undefined);
  if (cv.text.includes(truth.summary.slice(0, 30)))
    note('summary', truth.summary, cv.summary?.value, plain(cv.summary?.value).includes(plain(truth.summary)));
  const years = cv.experienceYears;
  note(
    'years within 0.5',
    truth.years.toFixed(1),
    years?.toFixed(1),
    years !== undefined && Math.abs(years - truth.years) <= (yearsOnly ? 1.5 : 0.5),
  );
  return { tallies, mistakes };
}

const digits = (text: string | undefined): string => (text ?? '').replace(/\D/g, '');

const dateOf = ({ year, month }: Moment, yearsOnly: boolean): string =>
  yearsOnly ? String(year) : `${year}-${String(month).padStart(2, '0')}`;

/** Some layouts tell the duties elsewhere. */
const describes = (jobs: readonly JobTruth[], cv: ParsedCv): boolean =>
  cv.experience.some(({ description }) =>
    jobs.some(({ duties }) => plain(description?.value).includes(plain(duties[0]))),
  );

/** Entries with the job they are most likely meant to be; what has no partner stands alone. */
function pairJobs(
  jobs: readonly JobTruth[],
  cv: ParsedCv,
): [JobTruth | undefined, ParsedCv['experience'][number] | undefined][] {
  const left = [...cv.experience];
  const pairs: [JobTruth | undefined, ParsedCv['experience'][number] | undefined][] = [];
  for (const job of jobs) {
    const scores = left.map(
      (entry) =>
        Number(plain(entry.company?.value) === plain(job.company)) +
        Number(plain(entry.title?.value) === plain(job.title)) +
        Number((entry.start ?? '').slice(0, 4) === String(job.start.year)) * 1.5,
    );
    const best = Math.max(...scores, 0);
    const at = best > 0 ? scores.indexOf(best) : -1;
    pairs.push([job, at >= 0 ? left.splice(at, 1)[0] : undefined]);
  }
  return [...pairs, ...left.map((entry): [undefined, typeof entry] => [undefined, entry])];
}

function compareSkills(
  tallies: Record<Field, Tally>,
  mistakes: Mistake[],
  truth: CvFile['truth'],
  cv: ParsedCv,
  isUnlisted: boolean,
): void {
  const listed = new Set(isUnlisted ? [] : truth.skills.map(({ name }) => plain(name)));
  const told = new Set(truth.toldSkills.filter((name) => !listed.has(plain(name))).map(plain));
  const found = new Set(cv.skills.map(({ value }) => plain(value)));
  const known = new Set([
    ...listed,
    ...told,
    ...truth.certificates.flatMap((text) => plain(text).split(' ')),
    ...truth.courses.flatMap(({ qualification }) => [plain(qualification)]),
  ]);
  for (const [field, names] of [
    ['skills listed', listed],
    ['skills told', told],
  ] as const) {
    for (const name of names) {
      tallies[field].there += 1;
      if (found.has(name)) {
        tallies[field].right += 1;
        tallies[field].found += 1;
      } else mistakes.push({ field, wanted: name, got: '(nothing)' });
    }
  }
  // Whatever else was found is wrong: as a listed skill where it comes from a list, else as a told one.
  for (const { value, confidence } of cv.skills) {
    if (known.has(plain(value))) continue;
    const field = confidence >= 0.6 && confidence !== 0.65 ? 'skills listed' : 'skills told';
    tallies[field].found += 1;
    mistakes.push({ field, wanted: '(nothing)', got: value });
  }
}
