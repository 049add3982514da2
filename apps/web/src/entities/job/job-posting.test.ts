import type { PublicJob } from '@candela/contract/jobs/public-jobs.routes.ts';
import { expect, it } from 'vitest';
import { jobPosting } from './job-posting.ts';

const job: PublicJob = {
  _id: '00000000-0000-4000-8000-000000000001',
  title: 'Keeper',
  companyId: '00000000-0000-4000-8000-000000000002',
  companyName: 'Beacon',
  town: 'Hull',
  companyWebsite: 'https://beacon.example',
  description: 'Keep <b>watch</b>.\n\nAlways.',
  location: 'onsite',
  available_positions: 1,
  salary: { min: 30_000, max: 35_000 },
  jobType: 'permanent',
  workingHours: 'full-time',
  skills: [],
  requirements: ['Eyes & ears'],
  responsibilities: [],
  niceToHave: [],
  benefits: [],
  status: 'Active',
  applicationDeadline: '2030-01-02T23:59:59.999Z',
  postedAt: '2029-12-01T08:00:00.000Z',
  isOpen: true,
  path: '/jobs/1/keeper',
};

it('has what search engines require, with the texts escaped', () => {
  expect(jobPosting(job, 'https://candela.example')).toMatchObject({
    '@type': 'JobPosting',
    title: 'Keeper',
    description:
      '<p>Keep &lt;b&gt;watch&lt;/b&gt;.</p><p>Always.</p><p>Requirements</p><ul><li>Eyes &amp; ears</li></ul>',
    datePosted: '2029-12-01',
    validThrough: '2030-01-02T23:59:59.999Z',
    employmentType: ['FULL_TIME'],
    jobLocation: { address: { addressLocality: 'Hull', addressCountry: 'GB' } },
    baseSalary: { currency: 'GBP', value: { minValue: 30_000, maxValue: 35_000, unitText: 'YEAR' } },
  });
});

it.each([
  ['permanent', 'part-time', ['PART_TIME']],
  ['permanent', 'Flexi-time', undefined],
  ['Full-time', 'Flexi-time', ['FULL_TIME']],
  ['Full-time', 'Part-time', ['PART_TIME']],
  ['contract', 'part-time', ['CONTRACTOR', 'PART_TIME']],
  ['Temporary', null, ['TEMPORARY']],
  [null, 'full-time', ['FULL_TIME']],
  ['hybrid', 'hybrid', undefined],
] as const)('tells the hours of a job that is %s and %s', (jobType, workingHours, types) => {
  expect(jobPosting({ ...job, jobType, workingHours }, '').employmentType).toEqual(types);
});

it('calls only fully remote work remote', () => {
  expect(jobPosting({ ...job, location: 'remote' }, '')).toMatchObject({ jobLocationType: 'TELECOMMUTE' });
  expect(jobPosting({ ...job, location: 'remote' }, '')).not.toHaveProperty('jobLocation');
  expect(jobPosting({ ...job, location: 'hybrid' }, '')).not.toHaveProperty('jobLocationType');
});

it('leaves a salary out unless both ends are known', () => {
  expect(jobPosting({ ...job, salary: { min: 1, max: null } }, '')).not.toHaveProperty('baseSalary');
});
