import { describe, expect, it } from 'vitest';
import { isCondition } from './conditions.ts';
import { explainMatch } from './explain-match.ts';
import { toScoringCv } from './to-scoring-cv.ts';

describe('what a job asks of circumstances', () => {
  it.each([
    'Right to work in the UK',
    'You must have the right to live and work in the United Kingdom',
    'Must be eligible to work in Ireland',
    'We cannot offer visa sponsorship',
    'Must be a British citizen',
    'Aged 18 or over',
    'Over 18',
    'Must be 18+ due to the sale of alcohol',
    'Physically fit',
    'Between 157 and 190 cm tall',
    'Weekends are fine for you',
    'Will contribute to the Christian ethos of the school',
    'Hepatitis B vaccination',
    'Women only (Equality Act 2010, Schedule 9)',
    'This post is open to women only',
    'Female applicants only',
    'Must be female',
    'You are comfortable with early starts',
    'Able to lift 25 kg',
    'Live within 30 minutes of the site',
    'Must live locally',
    'Based in Leeds or nearby',
    'Own transport is essential',
    'Willing to work weekends and bank holidays',
    'Willingness to travel across Europe',
    'You are prepared to be on call one week in four',
    'Open to feedback',
    'Able to work shifts',
    'Able to work split shifts',
    'Own tools',
    'Must have your own hand tools',
    'Able to take part in a 1 in 4 weekend rota',
    'You will be required to cover evenings',
    'One in six on-call',
    'Flexible about hours and weekends',
    'Available to start immediately',
    'Enhanced DBS: you will undergo a check',
    'Subject to satisfactory references',
    'Eligible for SC clearance',
    'Fully vaccinated against hepatitis B',
  ])('%s', (text) => {
    expect(isCondition(text)).toBe(true);
  });

  it.each([
    'Full driving licence and own car',
    'Experience of working shifts in a hospital',
    'Three years of experience, willing to mentor others',
    'Ability to lift patients with a hoist: moving and handling certificate',
    'Over 5 years of experience in retail',
    'At least 2 years in a similar role',
    'Managed budgets of over 18 million',
    'Able to work under pressure',
    'Able to carry out medicines reconciliation after discharge',
    'Able to stand in for the manager',
    'Sharpening tools of one’s own making',
    'Able to work independently and as part of a team',
    'Able to work with children',
    'Holds a DBS certificate on the update service',
    'SC cleared',
    'Knowledge of visa rules and work permits',
    'Pass rate in GCSE maths above the national average',
    'Experience of vaccinating patients',
    'Experience of running a women’s refuge',
    'Knowledge of the Equality Act',
    'Coaching male and female teams',
    'Holding a vaccination clinic at school',
    'Understanding of immigration law and citizenship',
    'Teaching pupils aged 11 to 18',
    'Flexible approach to solving problems',
    'Cloud-based in production',
    'Able to do payroll for night workers: experience of shift pay',
    'Experience of running an on-call rota',
  ])('but not: %s', (text) => {
    expect(isCondition(text)).toBe(false);
  });
});

describe('a condition among the requirements', () => {
  const cv = toScoringCv(
    {
      skills: [],
      experience: [{ title: 'Chef', start: '2019-01', end: '2023-01', description: 'Cooked for 200 guests a night' }],
      education: [],
    },
    new Date('2026-01-01'),
  );
  const job = {
    title: 'Chef',
    description: 'Cook for our guests.',
    skills: [],
    requirements: ['Experience of cooking for large parties'],
    responsibilities: [],
    niceToHave: [],
  };

  it('moves no score, and is named as what was not scored', () => {
    const plain = explainMatch(job, cv);
    const asked = explainMatch({ ...job, requirements: [...job.requirements, 'Right to work in the UK'] }, cv);
    const of = ({ factors }: typeof plain) => factors.find(({ id }) => id === 'requirements');
    expect(of(asked)?.lit).toBe(of(plain)?.lit);
    expect(asked.score).toBe(plain.score);
    expect(of(asked)?.unscored).toEqual(['Right to work in the UK']);
    expect(of(plain)?.unscored).toEqual([]);
  });
});
