import type { QuestionKind } from '../question.ts';
import type { CvLine } from './cv-lines.ts';
import { choose, type Draft } from './draft.ts';

/** What the CV says, as the opening of a question. */
const opening = ({ told, title }: CvLine): string =>
  title && told.startsWith('you ') ? `As ${title}, ${told}.` : `Your CV says that ${told}.`;

type Make = (line: CvLine) => Draft;

const practice: readonly Make[] = [
  (line) => ({
    question: `${opening(line)} Tell us about it in your own words: how did things stand before, what did you do, and how did it turn out?`,
    points: [
      ['situation', 'How things stood before, and why the work was needed'],
      ['part', 'What you did yourself, in a few concrete steps'],
      ['result', 'How it turned out, with something that shows it'],
    ],
  }),
  (line) => ({
    question: `${opening(line)} Pick one day of that work and take us through it: what did you do, with whom, and which part are you proud of?`,
    points: [
      ['situation', 'One particular day or piece of that work, rather than the work in general'],
      ['part', 'What you did yourself'],
      ['people', 'Whom you worked with, and who did what'],
      ['result', 'The part you are proud of, and why'],
    ],
  }),
  (line) => ({
    question: `${opening(line)} Imagine explaining that to a friend who knows nothing of your work. What was it for, and what did you have to be good at?`,
    points: [
      ['reason', 'What the work was for and who needed it'],
      ['part', 'What you did, in words anyone understands'],
      ['difficulty', 'What one has to be good at, or take care with'],
      ['example', 'One example that makes it plain'],
    ],
  }),
];

const interview: readonly Make[] = [
  (line) => ({
    question: `${opening(line)} Which decision in it was yours to make, what else could you have done, and why did you choose as you did?`,
    points: [
      ['part', 'A decision that was yours, and not the team’s as a whole'],
      ['options', 'Another way you could have gone'],
      ['reason', 'Why you chose as you did'],
      ['result', 'What came of it, good or bad'],
    ],
  }),
  (line) => ({
    question: `${opening(line)} What was the hardest part of it, how did you deal with that, and what would you do differently today?`,
    points: [
      ['difficulty', 'What made it hard'],
      ['part', 'What you did about it yourself'],
      ['result', 'How it ended, with something that shows it'],
      ['lesson', 'What you would do differently today, and why'],
    ],
  }),
  (line) => ({
    question: `${opening(line)} Suppose a colleague has to do the same next month. How should they go about it, step by step, and where would you tell them to take care?`,
    points: [
      ['steps', 'The steps in their order'],
      ['reason', 'Why it is done in that way'],
      ['difficulty', 'Where it goes wrong if one does not take care'],
      ['check', 'How one sees that it has been done well'],
    ],
  }),
];

/** About a line of the CV. */
export function workQuestion(line: CvLine, kind: QuestionKind, seed: number): Draft | undefined {
  return choose(kind === 'practice' ? practice : interview, seed, 0)?.(line);
}

/** For a CV that tells of posts, and not of what was done there. */
export function titleQuestion(title: string, kind: QuestionKind): Draft {
  return kind === 'practice'
    ? {
        question: `Your CV names your post as ${title}. What did an ordinary day in it look like, from start to finish?`,
        points: [
          ['steps', 'What you did first, next and last on an ordinary day'],
          ['part', 'Which of it was your own task'],
          ['people', 'Whom you worked with or for'],
          ['example', 'One thing from one particular day'],
        ],
      }
    : {
        question: `As ${title}, which of your tasks was the hardest to do well? Tell us about one time you did it, and how you knew that it was done well.`,
        points: [
          ['difficulty', 'The task, and what makes it hard'],
          ['part', 'What you did, that one time'],
          ['check', 'How you knew that it was done well'],
          ['lesson', 'What you learned from it'],
        ],
      };
}

/** For candidates who have had no post yet. */
export function firstWorkQuestion(kind: QuestionKind): Draft {
  return kind === 'practice'
    ? {
        question:
          'Tell us about something you have made, organised or taken part in: at school, at home, in a club, as a volunteer. What was it, and what did you do?',
        points: [
          ['situation', 'What it was and who it was for'],
          ['part', 'What you did yourself'],
          ['people', 'Who else took part, and how you shared the work'],
          ['result', 'How it turned out'],
        ],
      }
    : {
        question:
          'Tell us about something you had to learn in a short time. How did you go about it, and how do you know that you learned it?',
        points: [
          ['situation', 'What you had to learn, and by when'],
          ['steps', 'How you went about it: practice, someone who showed you, notes'],
          ['difficulty', 'What was hard, and how you got past it'],
          ['check', 'How you know that you learned it'],
        ],
      };
}
