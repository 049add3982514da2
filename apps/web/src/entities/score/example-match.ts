import type { ScoreFactor } from './score-factor-card.tsx';

/** The miniatures on the home page: made up, and labelled as examples wherever they are shown. */
export const exampleMatch = {
  job: 'Community nurse, Leeds',
  score: 81,
  factors: [
    {
      id: 'registration',
      label: 'Registered nurse (NMC)',
      weight: 30,
      lit: 1,
      evidence: ['“NMC registered since 2016, PIN current to March.”'],
    },
    {
      id: 'community',
      label: 'Community experience',
      weight: 25,
      lit: 0.88,
      evidence: ['“Four years on a district team, caseload of 40.”'],
    },
    {
      id: 'wound-care',
      label: 'Wound care',
      weight: 20,
      lit: 0.85,
      evidence: ['“Leg-ulcer clinic, two days a week.”', '“Tissue viability link nurse.”'],
    },
    { id: 'driving', label: 'Driving licence', weight: 10, lit: 1, evidence: ['“Full licence, own car.”'] },
    { id: 'leading', label: 'Leading a shift', weight: 15, lit: 0.13, evidence: ['“Mentor to one student.”'] },
  ] satisfies ScoreFactor[],
};

type Reading = readonly [lit: number, quote: string | null];

/** The same five factors, as another CV meets them. */
const read = (readings: readonly Reading[]): ScoreFactor[] =>
  exampleMatch.factors.map((factor, index) => {
    const [lit, quote] = readings[index] ?? [0, null];
    return { ...factor, lit, evidence: quote ? [quote] : [] };
  });

export const exampleRanking: readonly { name: string; score: number; factors: readonly ScoreFactor[] }[] = [
  { name: 'Candidate A', score: exampleMatch.score, factors: exampleMatch.factors },
  {
    name: 'Candidate B',
    score: 74,
    factors: read([
      [1, '“Registered adult nurse, NMC, since 2019.”'],
      [0.64, '“Two years of home visits with a hospice team.”'],
      [0.7, '“Post-operative dressings on a surgical ward.”'],
      [1, '“Clean licence, access to a car.”'],
      [0.27, '“Deputised for the nurse in charge.”'],
    ]),
  },
  {
    name: 'Candidate C',
    score: 58,
    factors: read([
      [1, '“NMC registration, adult field.”'],
      [0.4, '“Bank shifts with a community team.”'],
      [0.3, '“Wound assessment course, 2023.”'],
      [0, null],
      [0.8, '“Led night shifts on a 24-bed ward.”'],
    ]),
  },
];

/** Those the little ranking leaves out, and only counts. */
export const exampleBelow = {
  minScore: 50,
  candidates: [
    { name: 'Candidate D', score: 46 },
    { name: 'Candidate E', score: 41 },
  ],
};
