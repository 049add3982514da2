import type { QuestionKind } from '../question.ts';
import type { CvLine } from './cv-lines.ts';
import { choose, type Draft } from './draft.ts';

/** Another opening than that of the question about work. */
const opening = ({ told }: CvLine): string => `On your CV we read that ${told}.`;

type Make = (line: CvLine) => Draft;

const improvement: Readonly<Record<QuestionKind, readonly Make[]>> = {
  practice: [
    (line) => ({
      question: `${opening(line)} How did you get there, and what was your own share in it?`,
      points: [
        ['situation', 'Where things stood at the beginning'],
        ['part', 'What you did to get there, as far as it was your own doing'],
        ['people', 'Who else had a share in it'],
        ['result', 'What the result meant for the people it was for'],
      ],
    }),
    (line) => ({
      question: `${opening(line)} Take us from the beginning to that result: what did you do first, and when did you see that it worked?`,
      points: [
        ['steps', 'What you did first, and what after that'],
        ['check', 'When and by what you saw that it worked'],
        ['result', 'What was better in the end, and for whom'],
      ],
    }),
  ],
  interview: [
    (line) => ({
      question: `${opening(line)} How was that measured, what else might explain it, and what would have happened had you done nothing?`,
      points: [
        ['check', 'How it was measured, and over what time'],
        ['figure', 'The figure before and the figure after'],
        ['options', 'What else may have contributed to it'],
        ['reason', 'Why you believe that your work made the difference'],
      ],
    }),
    (line) => ({
      question: `${opening(line)} What did you try that did not work on the way there, and how did you make sure that the result lasted?`,
      points: [
        ['difficulty', 'Something you tried that did not work, and why it did not'],
        ['part', 'What you did instead'],
        ['check', 'How you made sure that it lasted'],
        ['figure', 'Where it stands, or stood when you left, with a figure'],
      ],
    }),
  ],
};

const size: Readonly<Record<QuestionKind, readonly Make[]>> = {
  practice: [
    (line) => ({
      question: `${opening(line)} How did you keep everything in order at that scale? Tell us about your own way of working.`,
      points: [
        ['steps', 'How you organised the work: a plan, a list, a rhythm'],
        ['tools', 'What you used to keep track of it'],
        ['people', 'How you shared the work with others'],
        ['example', 'One example of how it helped'],
      ],
    }),
  ],
  interview: [
    (line) => ({
      question: `${opening(line)} What would have broken first, had there been twice as much of it, and what would you have done about it?`,
      points: [
        ['difficulty', 'What would have broken first'],
        ['reason', 'Why just that'],
        ['plan', 'What you would have done about it, and in which order'],
        ['check', 'By what you would have seen it coming'],
      ],
    }),
    (line) => ({
      question: `${opening(line)} How did you know whether that was going well, and what did you change when it was not?`,
      points: [
        ['check', 'What you looked at or counted to know how it was going'],
        ['situation', 'A time when it was not going well'],
        ['part', 'What you changed'],
        ['result', 'What came of the change, with a figure where you have one'],
      ],
    }),
  ],
};

/** About a figure the CV names. */
export function resultQuestion(line: CvLine, kind: QuestionKind, seed: number): Draft | undefined {
  const makes = (line.scale === 'improvement' ? improvement : size)[kind];
  return choose(makes, seed, 1)?.(line);
}

/** Where the CV names no figure. */
export function openResultQuestion(title: string | undefined, hasWork: boolean, kind: QuestionKind): Draft {
  const where = title ? `your time as ${title}` : hasWork ? 'the work you have done' : 'the last two years';
  return kind === 'practice'
    ? {
        question: `Looking back at ${where}: what are you proudest of, and how could you tell that it had gone well?`,
        points: [
          ['situation', 'What it was, and for whom'],
          ['part', 'What you did yourself'],
          ['check', 'How you could tell that it had gone well: a figure, a comment, something that changed'],
        ],
      }
    : hasWork
      ? {
          question: `Tell us about something in ${where} that was better when you left it than when you found it. By how much, and how do you know?`,
          points: [
            ['situation', 'How it was when you found it'],
            ['part', 'What you did about it'],
            ['figure', 'By how much it was better, in a figure or something just as plain'],
            ['check', 'How you know'],
          ],
        }
      : {
          question:
            'Tell us about something you got better at, and that you can prove. How much better, and how do you know?',
          points: [
            ['situation', 'How good you were at it to begin with'],
            ['part', 'What you did to get better: practice, training, advice'],
            ['figure', 'How much better: faster, more, fewer mistakes, a mark or a time'],
            ['check', 'How you know'],
          ],
        };
}
