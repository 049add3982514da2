import type { QuestionKind } from '../question.ts';
import { choose, type Draft } from './draft.ts';

const practice: readonly Draft[] = [
  {
    question:
      'What kind of work would you like to do next, and what have you done already that shows you are ready for it?',
    points: [
      ['plan', 'The kind of work you would like: the position, the team, the field'],
      ['reason', 'Why you would like it'],
      ['example', 'Something you have done that shows you are ready'],
      ['difficulty', 'What you would still have to learn'],
    ],
  },
  {
    question:
      'Which part of the work you have done would you like to do more of, and which part less? Tell us why, with an example of each.',
    points: [
      ['plan', 'What you would like to do more of'],
      ['options', 'What you would rather do less of'],
      ['reason', 'Why, for both'],
      ['example', 'An example from your own work'],
    ],
  },
  {
    question:
      'What would you like to be able to do in a year from now that you cannot do today, and how will you go about it?',
    points: [
      ['plan', 'What you want to be able to do, and by when'],
      ['reason', 'Why it matters to you'],
      ['steps', 'How you will go about it: what first, what next'],
      ['check', 'By what you will see that you can do it'],
    ],
  },
];

const firstPractice: Draft = {
  question:
    'What kind of work would you like to begin with, and what have you done so far, at school or elsewhere, that would help you in it?',
  points: [
    ['plan', 'The kind of work you would like to begin with'],
    ['reason', 'Why you would like it'],
    ['example', 'Something you have done that would help you in it'],
    ['difficulty', 'What you would have to learn'],
  ],
};

const interview: readonly ((title: string) => Draft)[] = [
  (title) => ({
    question: `Imagine your first month as ${title} in a new place. What would you want to find out, from whom, and what would you leave as it is until you know more?`,
    points: [
      ['plan', 'What you would want to find out first'],
      ['people', 'Who you would ask: staff, customers, the team, the person who did the job before'],
      ['reason', 'Why it is worth knowing before you act'],
      ['options', 'What you would leave as it is, and what could not wait'],
    ],
  }),
  (title) => ({
    question: `What has changed in the work of ${withArticle(title)} since you began, and how have you kept up with it?`,
    points: [
      ['example', 'Something that has changed, with an example'],
      ['steps', 'How you keep up: what you read, try, ask or train'],
      ['part', 'What you do differently yourself because of it'],
      ['lesson', 'What you expect to change next, or had to unlearn'],
    ],
  }),
  (title) => ({
    question: `Someone follows you in your post as ${title}. Which one thing would you tell them that is written nowhere, why does it matter, and how did you find it out?`,
    points: [
      ['example', 'One piece of advice, told plainly'],
      ['reason', 'Why it matters, or what happens otherwise'],
      ['situation', 'How you found it out'],
      ['lesson', 'What you do because of it'],
    ],
  }),
];

const firstInterview: Draft = {
  question:
    'Imagine your first month in a new job. What would you want to find out, from whom, and what would you do when you are not sure about something?',
  points: [
    ['plan', 'What you would want to find out first'],
    ['people', 'Who you would ask: a colleague, your boss, the person who did the job before'],
    ['reason', 'Why it is worth knowing before you act'],
    ['speakup', 'What you would do when you are not sure'],
  ],
};

/** "a Chef", "an Accountant", "an HR Adviser". */
const withArticle = (title: string): string =>
  `${/^(?:[AEIOaeio]|U(?!n[ei]|s)|(?:[FHLMNRSX][A-Z]\b))/.test(title) ? 'an' : 'a'} ${title}`;

/** What comes next for a person, where no job is meant. */
export function nextQuestion(title: string | undefined, hasWork: boolean, kind: QuestionKind, seed: number): Draft {
  if (kind === 'practice') return (hasWork ? choose(practice, seed, 4) : undefined) ?? firstPractice;
  const make = title && hasWork ? choose(interview, seed, 4) : undefined;
  return title && make ? make(title) : firstInterview;
}
