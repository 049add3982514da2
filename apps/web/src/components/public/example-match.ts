import type { ScoreFactor } from '../ui/score-factor-card.tsx';

/** The miniature on the home page: made up, and labelled as an example wherever it is shown. */
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

export const exampleRanking = [
  { name: 'Candidate A', score: 81, lit: [1, 0.88, 0.85, 1, 0.13] },
  { name: 'Candidate B', score: 74, lit: [1, 0.64, 0.7, 1, 0.27] },
  { name: 'Candidate C', score: 58, lit: [1, 0.4, 0.3, 0, 0.8] },
].map(({ name, score, lit }) => ({
  name,
  score,
  factors: exampleMatch.factors.map((factor, index) => ({ ...factor, lit: lit[index] ?? 0, evidence: [] })),
}));
