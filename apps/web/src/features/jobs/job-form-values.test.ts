import type { Job } from '@candela/contract/jobs/jobs.schemas.ts';
import { describe, expect, it } from 'vitest';
import { parseJobChange, parseNewJob } from './job-form-rules.ts';
import { jobToValues, newJobValues, wholeNumber } from './job-form-values.ts';

const companyId = '0198c0de-0000-4000-8000-000000000001';

const filled = () => ({
  ...newJobValues({ companyId, recruiter: 'Rosalind Achebe' }),
  title: ' Community nurse ',
  description: 'Care at home.',
  location: 'hybrid',
  jobType: 'permanent',
  workingHours: 'Flexi-time',
  salary: { min: '31000', max: '38000' },
  applicationDeadline: '2026-11-30',
  skills: ['Wound care', ' '],
  requirements: [' Registration '],
  responsibilities: ['Visit people'],
});

const draft: Job = {
  _id: '0198c0de-0000-4000-8000-000000000002',
  title: 'Community nurse',
  companyId,
  companyName: 'Harbour & Pine',
  town: 'Leeds',
  description: 'Care at home.',
  location: null,
  available_positions: 1,
  salary: { min: 31_000, max: null },
  jobType: null,
  workingHours: 'full-time',
  skills: [],
  requirements: ['Registration'],
  responsibilities: [],
  niceToHave: [],
  benefits: [],
  status: 'Draft',
  applicationDeadline: '2026-11-30T23:59:59.999Z',
  postedAt: '2026-10-01T09:00:00.000Z',
  isOpen: false,
  recruiter: '',
  match_score_threshold: 65,
  candidate_profile: { values: ['Kindness'] },
  team: { size: 8 },
  integrations: { cvLibrary: { status: 'not_published', url: null, lastError: null } },
  publishability: { isPublishable: false, missingFields: [] },
  extraction: null,
  updatedAt: '2026-10-01T09:00:00.000Z',
  version: 1,
};

const errorsOf = (parsed: ReturnType<typeof parseNewJob> | ReturnType<typeof parseJobChange>) =>
  parsed.isValid ? {} : Object.fromEntries(parsed.errors.map(({ path, message }) => [path, message]));

describe('a new job', () => {
  it('sends trimmed values, numbers as numbers, and leaves empty parts out', () => {
    const parsed = parseNewJob(filled());
    expect(parsed).toMatchObject({
      isValid: true,
      input: {
        title: 'Community nurse',
        salary: { min: 31_000, max: 38_000 },
        skills: ['Wound care'],
        requirements: ['Registration'],
        status: 'Active',
        match_score_threshold: 65,
      },
    });
    expect(parsed.isValid && 'candidate_profile' in parsed.input && parsed.input.candidate_profile).toBeFalsy();
    expect(parsed.isValid && 'team' in parsed.input && parsed.input.team).toBeFalsy();
  });

  it('keeps the words of either vocabulary', () => {
    expect(parseNewJob(filled())).toMatchObject({ input: { jobType: 'permanent', workingHours: 'Flexi-time' } });
  });

  it('names every field that is missing', () => {
    expect(errorsOf(parseNewJob(newJobValues({ companyId: '', recruiter: '' })))).toEqual({
      title: 'Title is required',
      companyId: 'Company is required',
      recruiter: 'Recruiter name is required',
      description: 'Description is required',
      location: 'Location is required',
      jobType: 'Job type is required',
      workingHours: 'Working hours is required',
      'salary.min': 'Minimum salary is required',
      'salary.max': 'Maximum salary is required',
      skills: 'Add at least one skill',
      requirements: 'Add at least one requirement',
      responsibilities: 'Add at least one responsibility',
      applicationDeadline: 'Application deadline is required',
    });
  });

  it('refuses a minimum above the maximum, no position and a threshold over 100', () => {
    const odd = { ...filled(), salary: { min: '9', max: '8' }, available_positions: '0', match_score_threshold: '101' };
    expect(errorsOf(parseNewJob(odd))).toEqual({
      'salary.min': 'Minimum salary cannot be above the maximum',
      available_positions: 'There must be at least one position',
      match_score_threshold: 'Match score threshold must be 0 to 100',
    });
  });

  it('sends the optional parts when they have content', () => {
    const values = filled();
    values.candidate_profile.values = ['Kindness', ''];
    values.team = { size: '8', workflow: 'Two-week sprints', lifeCycle: '', structure: '' };
    expect(parseNewJob(values)).toMatchObject({
      input: { candidate_profile: { values: ['Kindness'] }, team: { size: 8, workflow: 'Two-week sprints' } },
    });
    values.team.size = 'about ten';
    expect(parseNewJob(values)).toMatchObject({ input: { team: { size: 'about ten' } } });
  });

  it('reads numbers as whole ones', () => {
    expect([wholeNumber('12.9'), wholeNumber('abc'), wholeNumber(' '), wholeNumber('45000')]).toEqual([
      12,
      0,
      undefined,
      45_000,
    ]);
  });
});

describe('a change to a job', () => {
  it('lets a draft lack what it lacked before, and sends an unchanged deadline to the millisecond', () => {
    const parsed = parseJobChange({ ...jobToValues(draft), title: 'Nurse' }, draft);
    expect(parsed).toMatchObject({
      isValid: true,
      input: { title: 'Nurse', applicationDeadline: '2026-11-30T23:59:59.999Z', status: 'Draft' },
    });
    const input = parsed.isValid ? parsed.input : {};
    expect(Object.keys(input)).not.toContain('salary');
    expect(input).not.toHaveProperty('jobType');
    expect(input).not.toHaveProperty('recruiter');
  });

  it('does not let a draft lose what it had', () => {
    const values = { ...jobToValues(draft), title: '', workingHours: '', applicationDeadline: '' };
    expect(errorsOf(parseJobChange(values, draft))).toEqual({
      title: 'Title is required',
      workingHours: 'Working hours is required',
      applicationDeadline: 'Application deadline is required',
    });
    const half = { ...jobToValues(draft), salary: { min: '30000', max: '' } };
    expect(errorsOf(parseJobChange(half, draft))).toEqual({ 'salary.max': 'Maximum salary is required' });
  });

  it('holds everything else to the rules of a new job', () => {
    expect(errorsOf(parseJobChange({ ...jobToValues(draft), status: 'Active' }, draft))).toMatchObject({
      recruiter: 'Recruiter name is required',
      'salary.max': 'Maximum salary is required',
      skills: 'Add at least one skill',
    });
  });

  it('sends the deadline as an instant and clears the optional parts when they are emptied', () => {
    const values = { ...jobToValues(draft), applicationDeadline: '2026-12-01T17:00' };
    values.candidate_profile = { ...values.candidate_profile, values: [] };
    values.team = { ...values.team, size: '' };
    expect(parseJobChange(values, draft)).toMatchObject({
      input: {
        applicationDeadline: new Date('2026-12-01T17:00').toISOString(),
        candidate_profile: {},
        team: {},
      },
    });
  });
});
