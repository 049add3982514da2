import { expect, it } from 'vitest';
import { addTags } from './tag-input.tsx';

it('splits at commas, trims and drops blanks', () => {
  expect(addTags([], ' Excel , ,SQL,')).toEqual(['Excel', 'SQL']);
});

it('enters nothing twice, whatever the case', () => {
  expect(addTags(['Excel'], 'excel, SQL, sql')).toEqual(['Excel', 'SQL']);
});

it('leaves the list it was given alone', () => {
  const before = ['Excel'];
  addTags(before, 'SQL');
  expect(before).toEqual(['Excel']);
});
