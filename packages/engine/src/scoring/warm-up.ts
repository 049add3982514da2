import { loadEncoder } from '../encoder/load-encoder.ts';
import { loadTagger } from '../skills/tag-skills.ts';
import { skillTable } from '../taxonomy/skill-table.ts';
import { loadOccupations } from '../titles/load-occupations.ts';
import { explainMatch } from './explain-match.ts';
import type { ScoringJob } from './scoring-input.ts';
import { type CvContent, toScoringCv } from './to-scoring-cv.ts';

const job: ScoringJob = {
  title: 'Head chef',
  description: 'Lead the kitchen of a busy restaurant.',
  skills: ['Menu planning', 'Food safety'],
  requirements: ['Five years of work in kitchens', 'A driving licence would be good'],
  responsibilities: ['Run the pass and train the team'],
  niceToHave: ['Wine'],
};

const cv: CvContent = {
  name: 'Robin Ashe',
  summary: 'Chef with eight years of experience.',
  skills: ['Food safety', 'Butchery'],
  experience: [
    {
      title: 'Sous chef',
      duration: 'March 2018 - present',
      description: 'Planned menus and led eight cooks through busy services.\n- Trained new colleagues in food safety',
    },
  ],
  education: [{ qualification: 'Diploma in professional cookery' }],
  certificates: ['Food hygiene, level 3'],
  languages: ['French (fluent)'],
  other: [],
  experienceYears: 8,
};
const readOn = new Date('2026-01-01');

/**
 * What explaining a score needs when it is first done, in pieces of some tens of milliseconds: models and tables are read, and
 * the code has run once. For a process that is to answer its first question as fast as the others.
 */
export const warmUps: readonly (() => unknown)[] = [
  loadEncoder,
  loadOccupations,
  loadTagger,
  skillTable,
  () => toScoringCv(cv, readOn),
  () => explainMatch(job, toScoringCv(cv, readOn)),
];
