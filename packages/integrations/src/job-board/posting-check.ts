import { industryName } from '@candela/contract/companies/industries.ts';
import { jobLocations, jobTypes, workingHours } from '@candela/contract/jobs/jobs.schemas.ts';
import { JobBoardFailed, type JobPosting, type PostingField, type PostingProblems } from './port.ts';
import { cleanLine, cleanLines, cleanText } from './posting-text.ts';

/** The names the recruiter knows the fields by. */
const labels: Record<PostingField, string> = {
  reference: 'Reference',
  title: 'Title',
  description: 'Description',
  industry: 'Industry',
  town: 'Company location',
  workplace: 'Location',
  jobType: 'Job Type',
  workingHours: 'Working Hours',
  salary: 'Salary',
  skills: 'Skills',
  requirements: 'Requirements',
  responsibilities: 'Responsibilities',
  benefits: 'Benefits',
  applyUrl: 'Application address',
  closesAt: 'Application deadline',
  companyName: 'Company name',
  contactName: 'Contact name',
  contactEmail: 'Contact email',
};

/**
 * Checks what every board needs, before any of them is asked, and answers the posting cleaned.
 * @throws JobBoardFailed naming every field that must change
 */
export function checkPosting(posting: JobPosting, now: Date): JobPosting {
  const clean: JobPosting = {
    ...posting,
    title: cleanLine(posting.title),
    description: cleanText(posting.description),
    town: cleanLine(posting.town),
    skills: cleanLines(posting.skills),
    requirements: cleanLines(posting.requirements),
    responsibilities: cleanLines(posting.responsibilities),
    benefits: cleanLines(posting.benefits),
    companyName: cleanLine(posting.companyName),
    contactName: cleanLine(posting.contactName),
    contactEmail: posting.contactEmail.trim(),
    // In their one normal form, so that a database and a board read what we checked.
    applyUrl: URL.parse(posting.applyUrl)?.href ?? posting.applyUrl,
    closesAt: normalInstant(posting.closesAt),
  };
  const problems = findProblems(clean, now);
  if (Object.keys(problems).length > 0) throw postingRefused(problems);
  return clean;
}

export function postingRefused(fields: PostingProblems, code?: string): JobBoardFailed {
  const sentences = Object.entries(fields).map(([field, problem]) => `${labels[field as PostingField]}: ${problem}`);
  const message = ['This job cannot be posted as it is.', ...sentences].join(' ');
  return new JobBoardFailed('validation', message, { fields, ...(code === undefined ? {} : { code }) });
}

export function isEmail(text: string): boolean {
  return text.length <= 254 && /^[^\s\p{Cc}<>@,;:"]+@[^\s\p{Cc}<>@,;:"]+$/u.test(text);
}

/** A link that is safe to show: http or https, and no name or password inside. */
export function isWebAddress(text: string): boolean {
  const url = URL.parse(text);
  return url !== null && /^https?:$/.test(url.protocol) && url.username === '' && url.password === '';
}

function normalInstant(text: string | null): string | null {
  if (text === null || Number.isNaN(Date.parse(text))) return text;
  return new Date(text).toISOString();
}

function findProblems(posting: JobPosting, now: Date): PostingProblems {
  const problems: Partial<Record<PostingField, string>> = {};
  const expect = (field: PostingField, isFine: boolean, problem: string) => {
    if (!isFine) problems[field] = problem;
  };
  const { salary, closesAt } = posting;
  expect('reference', /^[\w.:-]{1,100}$/.test(posting.reference), 'Not a valid reference.');
  for (const field of ['title', 'description', 'town', 'companyName', 'contactName'] as const) {
    expect(field, posting[field] !== '', 'Must not be empty.');
  }
  expect('industry', industryName(posting.industry) !== undefined, 'Choose one of the listed industries.');
  expect('workplace', jobLocations.includes(posting.workplace), 'Choose onsite, remote or hybrid.');
  expect('jobType', jobTypes.includes(posting.jobType), 'Choose one of the listed types.');
  expect('workingHours', workingHours.includes(posting.workingHours), 'Choose one of the listed hours.');
  const arePounds = [salary.min, salary.max].every((value) => Number.isSafeInteger(value) && value >= 0);
  expect('salary', arePounds && salary.min <= salary.max, 'Whole pounds, the minimum not above the maximum.');
  expect('applyUrl', isWebAddress(posting.applyUrl), 'Not a web address.');
  expect('contactEmail', isEmail(posting.contactEmail), 'Not an email address.');
  if (closesAt !== null) {
    // A date that cannot be read compares as false, and is refused as well.
    expect('closesAt', Date.parse(closesAt) > now.getTime(), 'Must be in the future.');
  }
  return problems;
}
