import type { Question } from '../../questions/question.ts';

export interface AnsweredQuestion {
  readonly person: 'nurse' | 'chef' | 'developer' | 'driver' | 'teacher' | 'leaver';
  readonly question: Question;
  readonly good: string;
  readonly partial: string;
}

/** What their CVs say of their work, line by line. */
export const workOf: Readonly<Record<AnsweredQuestion['person'], readonly string[]>> = {
  nurse: [
    'Introduced a falls checklist that cut incidents by a third',
    'Ran a ward of twenty-eight beds and a team of thirty',
    'Wrote care plans together with patients and their families',
    'Covered the assessment unit during two winters of high demand',
  ],
  chef: [
    'Reduced food waste by 40% within six months',
    'Trained four apprentices on the sauce and fish sections',
    'Cooked for 120 covers on Saturday nights',
    'Prepared vegetables, stocks and cold starters for a hotel restaurant',
  ],
  developer: [
    'Rebuilt the booking engine in TypeScript and cut its response time by half',
    'Moved forty services to Kubernetes without a minute of downtime',
    'Reviewed code of five colleagues every week and wrote down what we agreed',
  ],
  driver: [
    'Delivered parcels to 90 addresses a day in all weathers',
    'Loaded the van in the order of the stops and secured heavy items',
    'Dealt with complaints at the door and reported them to the depot',
  ],
  teacher: [
    'Taught reading to a class of thirty six-year-olds with phonics',
    'Raised the share of pupils reading at the expected level from 61% to 78%',
    'Organised a weekly reading hour with parents',
  ],
  leaver: [],
};
