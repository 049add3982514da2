import { expect, it } from 'vitest';
import { changesOf, parseCv } from './cv-form-rules.ts';
import { type CvFormValues, noEducation, noExperience, toYears } from './cv-form-values.ts';

const values: CvFormValues = {
  summary: 'An engineer.',
  skills: ['TypeScript'],
  experience_years: '4,5',
  experience: [noExperience, { ...noExperience, company: 'Northlight' }],
  education: [{ ...noEducation, institution: '  ' }],
};

it.each([
  ['4.5', 4.5],
  ['4,5', 4.5],
  [' 7 ', 7],
  ['', 0],
  ['many', 0],
  ['-2', 0],
  ['900', 80],
])('"%s" is %s years', (typed, years) => {
  expect(toYears(typed)).toBe(years);
});

it('sends what was typed, without the entries that hold nothing', () => {
  expect(parseCv(values)).toEqual({
    isValid: true,
    input: {
      summary: 'An engineer.',
      skills: ['TypeScript'],
      experience_years: 4.5,
      experience: [{ ...noExperience, company: 'Northlight' }],
      education: [],
    },
  });
});

it('names the field of the form, blank entries before it counted', () => {
  const long = { ...noExperience, company: 'Northlight', title: 'x'.repeat(201) };
  const parsed = parseCv({ ...values, experience: [noExperience, long] });
  expect(parsed).toEqual({
    isValid: false,
    errors: [{ path: 'experience.1.title', message: 'Must be at most 200 characters' }],
  });
});

it('gives a fault of one skill to the list', () => {
  const parsed = parseCv({ ...values, skills: ['y'.repeat(201)] });
  expect(parsed.isValid ? [] : parsed.errors.map(({ path }) => path)).toEqual(['skills']);
});

it('sends only what differs from what the form was filled with, so that the rest stays as another tab saved it', () => {
  const parsed = parseCv({ ...values, summary: 'A senior engineer.' });
  expect(parsed.isValid && changesOf(parsed.input, values)).toEqual({ summary: 'A senior engineer.' });
});
