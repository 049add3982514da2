import { expect, it } from 'vitest';
import { renderFeed } from './job-feed.ts';
import type { FeedJob } from './public-jobs.service.ts';

const job: FeedJob = {
  _id: '00000000-0000-4000-8000-000000000001',
  title: 'Keeper',
  companyId: '00000000-0000-4000-8000-000000000002',
  companyName: 'Beacon',
  town: 'Hull',
  description: 'Keep watch.',
  location: 'onsite',
  available_positions: 1,
  salary: { min: 30_000, max: 35_000 },
  jobType: 'permanent',
  workingHours: 'part-time',
  skills: [],
  requirements: [],
  responsibilities: [],
  niceToHave: [],
  benefits: [],
  status: 'Active',
  applicationDeadline: null,
  postedAt: '2029-12-01T08:00:00.000Z',
  isOpen: true,
  path: '/jobs/1/keeper',
};

const jobTypeIn = (changes: Partial<FeedJob>): string | undefined =>
  renderFeed({
    companyName: 'Beacon',
    website: 'https://beacon.example',
    origin: 'https://jobs.example',
    builtAt: new Date('2030-01-01'),
    jobs: [{ ...job, ...changes }],
  }).match(/<jobtype><!\[CDATA\[(.*?)\]\]>/)?.[1];

it('tells the kind of a job and its hours, each once', () => {
  expect(jobTypeIn({})).toBe('permanent, part-time');
  expect(jobTypeIn({ jobType: 'Full-time', workingHours: 'full-time' })).toBe('full-time');
  expect(jobTypeIn({ jobType: null, workingHours: 'Flexi-time' })).toBe('flexi-time');
  expect(jobTypeIn({ jobType: null, workingHours: null })).toBeUndefined();
});
