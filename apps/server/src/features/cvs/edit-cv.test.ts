import { describe, expect, it } from 'vitest';
import { applyEdit, type CvContent, keepSources, textOf, tidySkills } from './edit-cv.ts';

const entry = (title: string, company = '') => ({ title, company, duration: '', description: '' });
const cv: CvContent = {
  summary: 'A nurse.',
  skills: ['Triage', 'First aid'],
  experience_years: 4,
  experience: [entry('Nurse', 'St Mary'), entry('Carer', 'Elms')],
  education: [],
};
const at = (field: string) => ({ field, page: 1, box: { x: 0, y: 0, width: 1, height: 1 }, quote: '', confidence: 1 });
const fieldsAfter = (edit: Parameters<typeof applyEdit>[1], fields: string[]) =>
  keepSources(cv, applyEdit(cv, edit), fields.map(at)).map(({ field }) => field);

describe('correcting a CV', () => {
  it('trims skills and drops blanks and repeats', () => {
    expect(tidySkills([' Java ', '', '  ', 'java', 'JAVA', 'C++', 'C'])).toEqual(['Java', 'C++', 'C']);
  });

  it('leaves alone what is not mentioned', () => {
    expect(applyEdit(cv, { summary: ' Two. ' })).toEqual({ ...cv, summary: 'Two.' });
    expect(applyEdit(cv, { skills: [], experience_years: 0 })).toEqual({ ...cv, skills: [], experience_years: 0 });
  });

  it('forgets where a field was found once the person wrote something else', () => {
    expect(fieldsAfter({ summary: 'A doctor.' }, ['summary', 'name', 'skills.0'])).toEqual(['name', 'skills.0']);
    const renamed = [entry('Senior nurse', 'St Mary'), entry('Carer', 'Elms')];
    expect(fieldsAfter({ experience: renamed }, ['experience.0.title', 'experience.0.company'])).toEqual([
      'experience.0.company',
    ]);
  });

  it('follows what moved', () => {
    expect(fieldsAfter({ skills: ['New', 'First aid', 'Triage'] }, ['skills.0', 'skills.1'])).toEqual([
      'skills.2',
      'skills.1',
    ]);
    expect(fieldsAfter({ experience: cv.experience.slice(1) }, ['experience.1.title', 'experience.0.title'])).toEqual([
      'experience.0.title',
    ]);
  });

  it('is searched for what it says now', () => {
    const text = textOf({ ...cv, certificates: ['NMC'], languages: [], unplaced: [{ text: 'Odd line', page: 1 }] });
    expect(text.split('\n')).toEqual([
      'A nurse.',
      'Nurse',
      'St Mary',
      'Carer',
      'Elms',
      'Triage',
      'First aid',
      'NMC',
      'Odd line',
    ]);
  });
});
