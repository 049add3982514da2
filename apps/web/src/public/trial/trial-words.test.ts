import { describe, expect, it } from 'vitest';
import { readFromCv, readFromJob } from './trial-words.ts';

describe('what was read', () => {
  it('of an advert', () => {
    expect(readFromJob({ title: 'Cook', requirements: 1, niceToHave: 0, skills: [] })).toEqual(['1 requirement']);
    expect(readFromJob({ title: 'Cook', requirements: 0, niceToHave: 2, skills: ['Fish', 'Pastry'] })).toEqual([
      'No list of requirements; its duties were used, 2 nice to have',
      'Skills: Fish, Pastry',
    ]);
  });

  it('of a CV, the first few by name', () => {
    const post = { title: 'Cook', duration: '2019' };
    const skills = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h'];
    expect(readFromCv({ posts: [post, post], years: 4.5, qualifications: ['NVQ'], skills })).toEqual([
      '2 posts, 4.5 years of work',
      'Education: NVQ',
      'Skills: a, b, c, d, e, f and 2 more',
    ]);
    expect(readFromCv({ posts: [post], years: null, qualifications: [], skills: [] })).toEqual(['1 post']);
    expect(readFromCv({ posts: [], years: null, qualifications: [], skills: ['a'] })).toEqual([
      'No posts found',
      'Skills: a',
    ]);
  });
});
