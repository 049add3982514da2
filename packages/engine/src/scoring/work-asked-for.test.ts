import { expect, it } from 'vitest';
import { alternativesOf, workAskedFor } from './work-asked-for.ts';

it.each([
  ['Minimum three years in customs clearance', 'Experience in customs clearance'],
  ["Five years' bench experience", 'Bench experience'],
  ["One year's experience of fitting kitchens", 'Experience of fitting kitchens'],
  ['HR generalist with 5+ years in manufacturing', 'HR generalist in manufacturing'],
  ["Level 3 in early years with at least two years' management", 'Level 3 in early years with management'],
  ['At least three years of experience', 'Experience as Joiner'],
  ['Minimum two years post-qualification experience', 'Experience as Joiner'],
  ['Two years post-registration experience', 'Experience as Joiner'],
  ["At least two years' post-qualifying experience in children's services", "Experience in children's services"],
  ['6 months warehouse exp', 'Warehouse experience'],
  ['Three years in a similar role', 'Experience as Joiner'],
])('%s: %s', (text, work) => {
  expect(workAskedFor(text, 'Joiner')).toBe(work);
});

it.each([
  ['Experience in SRE / DevOps / platform roles', ['SRE', 'DevOps', 'platform']],
  ['Experience as a plumber or heating engineer', ['plumber', 'heating engineer']],
  ['Bench experience', []],
  ['Experience in customs clearance and freight', []],
  ['Experience in looking after people at home or in a residential care setting for adults', []],
])('any of the kinds of work named in %j will do: %j', (work, names) => {
  expect(alternativesOf(work)).toEqual(names);
});
