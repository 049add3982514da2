import { expect, it } from 'vitest';
import { howMissing } from './how-missing.ts';

const quote = (text: string) => ({ quote: text, page: 1, box: null });

it('tells what is not there from what is only named and from what comes near', () => {
  const skills = { id: 'skills' };
  expect(howMissing(skills, { label: 'Go', evidence: [], isNamed: false })).toBe('not found in the CV');
  expect(howMissing(skills, { label: 'Go', evidence: [quote('Go')], isNamed: true })).toMatch(/named, but nothing/);
  expect(howMissing(skills, { label: 'Go', evidence: [quote('wrote C')], isNamed: false })).toBe(
    'is not clearly shown',
  );
  const sentence = { label: '3 years – 1 year of this kind of work found', evidence: [], isNamed: false };
  expect(howMissing({ id: 'experience' }, sentence)).toBe('');
  expect(howMissing({ id: 'work' }, { ...sentence, label: 'Little of the CV is about this kind of work' })).toBe('');
});
