import type { Situation } from './situation.ts';

/** For any trade, and for candidates who have no trade yet. */
export const general: readonly Situation[] = [
  {
    trade: 'general',
    kind: 'practice',
    question:
      'Think of a time you helped someone who was stuck, at work, at school or elsewhere. What was the matter, and what did you do?',
    points: [
      ['situation', 'Who was stuck, without a name, and with what'],
      ['part', 'What you did to help'],
      ['calm', 'How you found out what they needed rather than guessing'],
      ['result', 'How it turned out for them'],
    ],
  },
  {
    trade: 'general',
    kind: 'practice',
    question:
      'Tell us about a day when your plan fell apart. What happened, and how did you get through the day all the same?',
    points: [
      ['situation', 'What the plan was and what upset it'],
      ['part', 'What you did instead'],
      ['people', 'Whom you told or asked for help'],
      ['result', 'How the day ended'],
    ],
  },
  {
    trade: 'general',
    kind: 'interview',
    question:
      'Tell us about a mistake of your own that had consequences. How did you find out, whom did you tell, and what have you done differently since?',
    points: [
      ['situation', 'What the mistake was and what it led to'],
      ['speakup', 'Whom you told and how soon'],
      ['part', 'What you did to put it right'],
      ['lesson', 'What you do differently since'],
    ],
  },
  {
    trade: 'general',
    kind: 'interview',
    question:
      'Tell us about a disagreement with someone you had to go on working with. What was each of you after, and how did you settle it?',
    points: [
      ['situation', 'What you disagreed about'],
      ['calm', 'How you found out what the other was after'],
      ['part', 'What you did or gave up to settle it'],
      ['result', 'How it was settled, and how you worked together afterwards'],
      ['lesson', 'What you took from it'],
    ],
  },
  {
    trade: 'general',
    kind: 'interview',
    question:
      'Tell us about a time you had too little time, too few people or too little to work with. What did you leave out, and how did you decide?',
    points: [
      ['situation', 'What had to be done and what was short'],
      ['options', 'What you left out and what you kept'],
      ['reason', 'How you decided'],
      ['people', 'What you told the people who were waiting'],
      ['result', 'What came of it'],
    ],
  },
];
