import { describe, expect, it } from 'vitest';
import { findWordingHints, type WordedJob } from './wording-hints.ts';
import { wordingGroups } from './wording-terms.ts';

const plain: WordedJob = {
  title: 'Community nurse',
  description: 'You visit people at home, plan their care with them and write down what was done.',
  skills: ['Wound care'],
  requirements: ['Registration with the NMC'],
  responsibilities: ['Visit eight people a day'],
  niceToHave: [],
  benefits: ['28 days of holiday'],
  salary: { min: '31000', max: '38000' },
};
const hintsFor = (change: Partial<WordedJob>) => findWordingHints({ ...plain, ...change });

describe('wording hints', () => {
  it('leave plain words alone', () => {
    expect(findWordingHints(plain)).toEqual([]);
  });

  it('find a coded word, say where, why and what instead', () => {
    const [hint, ...rest] = hintsFor({ title: 'Sales Ninja' });
    expect(rest).toEqual([]);
    expect(hint).toMatchObject({ kind: 'Gender-coded', field: 'title', term: 'Ninja' });
    expect(hint?.why).not.toBe('');
    expect(hint?.suggestion).not.toBe('');
  });

  it('look into every list, over line breaks, and say each thing once', () => {
    expect(hintsFor({ responsibilities: ['Dominating the market'] })[0]).toMatchObject({
      field: 'responsibilities',
      term: 'Dominating',
    });
    expect(hintsFor({ description: 'A fast\n paced office. Fast-paced days.' })).toHaveLength(1);
    expect(hintsFor({ benefits: ['A young and dynamic team'] })[0]).toMatchObject({ kind: 'Age' });
  });

  it.each(['disguyse', 'The guruship', 'crazyhorse', 'Synergyx1', 'leveraged buyout', 'waitressing'])(
    'match whole words only: %s',
    (words) => {
      const found = hintsFor({ description: words }).map((hint) => hint.term);
      // An open ending is meant for "synergy" and its forms; nothing else may match inside a word.
      expect(found).toEqual([]);
    },
  );

  it('count requirements, skills, musts and years', () => {
    const nine = Array.from({ length: 9 }, (_, at) => `Requirement ${at}`);
    expect(hintsFor({ requirements: nine }).map((hint) => hint.id)).toEqual(['long-requirements']);
    expect(hintsFor({ requirements: nine.slice(1) })).toEqual([]);
    expect(hintsFor({ skills: Array.from({ length: 13 }, (_, at) => `Skill ${at}`) })[0]?.id).toBe('long-skills');
    const musts = ['You must drive', 'Must write', 'Essential: a degree', 'Mandatory checks', 'You must travel'];
    expect(hintsFor({ requirements: musts })[0]).toMatchObject({ id: 'musts' });
    expect(hintsFor({ requirements: musts.slice(1) })).toEqual([]);
    expect(hintsFor({ requirements: ['10+ years of nursing'] })[0]).toMatchObject({ id: 'years' });
    expect(hintsFor({ requirements: ['5 years of nursing'] })).toEqual([]);
  });

  it('miss the salary when either end is missing', () => {
    expect(hintsFor({ salary: { min: '31000', max: ' ' } })[0]).toMatchObject({ id: 'salary', field: 'salary' });
  });

  it('notice a text too long to be read to its end', () => {
    expect(hintsFor({ description: 'word '.repeat(701) })[0]).toMatchObject({ id: 'long-description' });
  });

  it('have an id each, and every term finds itself', () => {
    for (const { terms } of wordingGroups) {
      for (const { pattern } of terms) {
        for (const form of pattern.split('|')) {
          const word = form.replace('*', 'ing');
          const hints = hintsFor({ description: `We want ${word}, please.` });
          expect(hints.length, form).toBeGreaterThan(0);
          expect(new Set(hints.map((hint) => hint.id)).size).toBe(hints.length);
        }
      }
    }
  });
});
