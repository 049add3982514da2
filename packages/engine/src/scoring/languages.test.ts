import { describe, expect, it } from 'vitest';
import { explainMatch } from './explain-match.ts';
import { askedLanguages } from './languages.ts';
import { type CvContent, toScoringCv } from './to-scoring-cv.ts';

const asOf = new Date('2026-01-01');
const content: CvContent = {
  skills: [],
  experience: [
    {
      title: 'Customer adviser',
      start: '2019-01',
      end: '2023-01',
      description: 'Advised customers by phone about their contracts and took down what they were not happy with',
    },
  ],
  education: [],
};
const requirements = ['Fluent German', 'Good English', 'French and Italian', 'Spanish or Portuguese'];
const job = {
  title: 'Customer adviser',
  description: 'Advise customers by phone.',
  skills: [],
  requirements,
  responsibilities: [],
  niceToHave: [],
};

function found(cv: Partial<CvContent>) {
  const { score, factors } = explainMatch(job, toScoringCv({ ...content, ...cv }, asOf));
  const items = factors.flatMap(({ id, met, likely, missing }) =>
    id === 'requirements' ? [...met, ...likely, ...missing] : [],
  );
  const of = (text: string) => items.find((item) => item.text === text);
  return { score, of, met: (text: string) => of(text)?.met };
}

describe('languages a job asks for', () => {
  const readings: [string, string | undefined][] = [
    ['Fluent in French and German', 'french 3 + german 3'],
    ['Native German speaker with good English', 'german 3 + english 2'],
    ['You are a native or near-native speaker of Swedish', 'swedish 3'],
    ['Bilingual English/Welsh', 'english 3 + welsh 3'],
    ['Dutch is an advantage', 'dutch 2'],
    ['A second language such as French would be useful', 'french 2'],
    ['Must speak Urdu, Punjabi or Bengali', 'urdu 2 | punjabi 2 | bengali 2'],
    ['Basic Italian', 'italian 1'],
    ['English plus another European language', undefined],
    ['At least one language besides English', undefined],
    ['Language: Mandarin', 'mandarin 2'],
    ['Foreign languages required: French and German', 'french 2 + german 2'],
    ['Limited working proficiency in Korean', 'korean 2'],
    ['Clear written English: we decide in writing', 'english 3'],
    ['German: 3 years of translating contracts', undefined],
    ['Teaching GCSE French', undefined],
    ['Strong English and maths', undefined],
    ['Excellent communication skills', undefined],
    ['Polish and attention to detail', undefined],
    ['polish the silver', undefined],
  ];
  it.each(readings)('%s', (text, reading) => {
    const asked = askedLanguages(text);
    const names = asked?.languages.map(({ name, level }) => `${name} ${level}`);
    expect(names?.join(asked?.isEither ? ' | ' : ' + ')).toBe(reading);
  });
});

describe('languages a candidate speaks', () => {
  it('are met by name and level, with the line that says so', () => {
    expect(found({}).met('Fluent German')).toBe(0);
    expect(found({ languages: ['French (fluent)'] }).met('Fluent German')).toBe(0);
    const { of } = found({ languages: ['English', 'Deutsch (C1)'] });
    expect(of('Fluent German')).toMatchObject({
      met: 1,
      quotations: [{ text: 'Deutsch (C1)', kind: 'language', entry: 1 }],
    });
  });

  it('count less below the level asked for, and never less for being spoken better', () => {
    const mets = ['basic', 'B1', 'fluent'].map((level) =>
      found({ languages: [`German (${level})`] }).met('Fluent German'),
    );
    expect(mets).toEqual([0.2, 0.45, 1]);
    expect(found({ languages: ['German, rusty'] }).met('Fluent German')).toBe(0.2);
  });

  it('to be written well are not shown by their name alone', () => {
    const written = (languages: string[]) =>
      explainMatch(
        { ...job, requirements: ['Clear written English: we decide in writing'] },
        toScoringCv({ ...content, languages }, asOf),
      ).factors.find(({ id }) => id === 'requirements');
    expect(written(['English'])?.met).toEqual([]);
    expect(written([])?.met).toEqual([]);
    expect(written(['English (fluent)'])?.met).toHaveLength(1);
  });

  it('are the same for a candidate who grew up with them and one who learned them', () => {
    expect(found({ languages: ['German (native)'] }).score).toBe(found({ languages: ['German (fluent)'] }).score);
  });

  it('are looked for one by one where all are asked for, and found once where one will do', () => {
    const { met } = found({ languages: ['Italian (B2)', 'Portuguese'] });
    expect(met('French and Italian – French')).toBe(0);
    expect(met('French and Italian – Italian')).toBe(1);
    expect(met('Spanish or Portuguese')).toBe(1);
  });

  it('may be told of in the summary or in the work; a country’s name alone shows little', () => {
    const said = found({ summary: 'Patient adviser, fluent in German and Dutch.' });
    expect(said.of('Fluent German')).toMatchObject({ met: 1, quotations: [{ kind: 'language', entry: -1 }] });
    const worked = (description: string) =>
      found({ experience: content.experience.map((entry) => ({ ...entry, description })) }).met('Fluent German');
    expect(worked('Advised German-speaking customers by phone')).toBe(0.45);
    expect(worked('Dealt with German suppliers by phone')).toBeLessThan(0.5);
    expect(worked('Taught fluent German speakers to sail')).toBeLessThan(0.5);
    expect(worked('Managed the German queue with bilingual agents')).toBeLessThan(0.5);
  });

  it('are the same by another name, and one of a family is the family', () => {
    const chinese = { ...job, requirements: ['Chinese', 'Dutch'] };
    const { factors } = explainMatch(
      chinese,
      toScoringCv({ ...content, languages: ['Mandarin (B2)', 'Flemish'] }, asOf),
    );
    expect(factors.find(({ id }) => id === 'requirements')?.lit).toBe(1);
  });

  it('need no mention where the CV itself is written in one', () => {
    expect(found({}).of('Good English')).toMatchObject({ met: 1, quotations: [{ kind: 'experience' }] });
  });

  it('move nothing where the job asks for none', () => {
    const silent = { ...job, requirements: ['Experience of advising customers by phone'] };
    const scores = [[], ['Arabic (native)'], ['Welsh', 'Urdu (fluent)']].map(
      (languages) => explainMatch(silent, toScoringCv({ ...content, languages }, asOf)).score,
    );
    expect(new Set(scores).size).toBe(1);
  });
});
