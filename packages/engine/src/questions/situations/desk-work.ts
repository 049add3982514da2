import type { Situation } from './situation.ts';

export const deskWork: readonly Situation[] = [
  {
    trade: 'software',
    kind: 'practice',
    question:
      'Tell us about a bug or a fault that took you longer to find than it should have. How did you track it down in the end?',
    points: [
      ['situation', 'What went wrong and how it showed'],
      ['steps', 'What you tried, and in which order'],
      ['reason', 'What the cause turned out to be'],
      ['lesson', 'What you do differently since, or what would have found it sooner'],
    ],
  },
  {
    trade: 'software',
    kind: 'interview',
    question:
      'Something you released broke for the people using it. Tell us what you did in the first hour, and what you changed so that it would not happen again.',
    points: [
      ['situation', 'What broke and whom it affected'],
      ['part', 'What you did first: stop the harm, roll back, look at logs'],
      ['people', 'Whom you told, and how you kept them informed'],
      ['reason', 'What the cause was'],
      ['lesson', 'What you changed afterwards: a test, an alarm, a review, a way of releasing'],
    ],
  },
  {
    trade: 'software',
    kind: 'interview',
    question:
      'Tell us about a technical choice you argued against and lost, or argued for and won. What were the arguments on both sides, and how do you see it today?',
    points: [
      ['options', 'The choices there were'],
      ['reason', 'The arguments for and against each'],
      ['people', 'How you put your view and listened to the others'],
      ['result', 'What was decided and what came of it'],
      ['lesson', 'How you see it today'],
    ],
  },
  {
    trade: 'office',
    kind: 'practice',
    question: 'Think of a day when three things had to be done at once. How did you sort out what came first?',
    points: [
      ['situation', 'What the things were and who was waiting for them'],
      ['reason', 'How you judged what mattered most'],
      ['part', 'What you did, put off, or handed to someone'],
      ['result', 'How the day ended'],
    ],
  },
  {
    trade: 'office',
    kind: 'interview',
    question:
      'Tell us about a time when two people you worked for wanted different things from you. How did you find out what was really needed, and what did you do?',
    points: [
      ['situation', 'What each of them wanted and why it did not fit together'],
      ['people', 'How you spoke with both of them'],
      ['part', 'What you proposed or decided'],
      ['result', 'What was done in the end and how they took it'],
      ['lesson', 'What you would do earlier another time'],
    ],
  },
  {
    trade: 'office',
    kind: 'interview',
    question:
      'Tell us about something that was done the same way for years and that you changed. How did you win people over who liked it as it was?',
    points: [
      ['situation', 'How it was done before and what was wrong with it'],
      ['part', 'What you changed'],
      ['people', 'Who was against it, and how you listened to and convinced them'],
      ['result', 'What was better afterwards, with something that shows it'],
    ],
  },
  {
    trade: 'finance',
    kind: 'practice',
    question: 'Tell us about a time when figures that should have agreed did not. How did you find the difference?',
    points: [
      ['situation', 'Which figures, and how you came to notice'],
      ['steps', 'How you narrowed it down'],
      ['reason', 'What the cause was'],
      ['check', 'How you made sure that it was right in the end'],
    ],
  },
  {
    trade: 'finance',
    kind: 'interview',
    question:
      'The deadline is tonight, and one figure does not convince you. Tell us about a time like that: what did you do, and whom did you tell?',
    points: [
      ['situation', 'Which figure, what it was for, and why you doubted it'],
      ['check', 'How you tested it against something else'],
      ['speakup', 'Whom you told, and what you said about how sure you were'],
      ['part', 'What you handed in'],
      ['result', 'What it turned out to be'],
    ],
  },
  {
    trade: 'finance',
    kind: 'interview',
    question:
      'Someone senior asks you to show a figure in a way you think is misleading. Tell us how you have handled, or would handle, a request like that.',
    points: [
      ['situation', 'What is asked and why it could mislead'],
      ['rules', 'Which standard, policy or law decides it'],
      ['people', 'How you would say so to them'],
      ['options', 'What you would offer instead'],
      ['speakup', 'To whom you would go if they insisted'],
    ],
  },
  {
    trade: 'people',
    kind: 'practice',
    question:
      'Tell us about a conversation at work that you prepared with care, because it could have hurt someone. How did you prepare, and how did it go?',
    points: [
      ['situation', 'What it was about, without names'],
      ['steps', 'How you prepared'],
      ['calm', 'How you listened and what tone you took'],
      ['result', 'How it ended'],
    ],
  },
  {
    trade: 'people',
    kind: 'interview',
    question:
      'A manager wants to hire someone on a feeling and against the evidence of the interviews. Tell us about a time like that, or what you would do.',
    points: [
      ['situation', 'What the evidence said and what the manager wanted'],
      ['people', 'How you spoke with the manager'],
      ['rules', 'Which criteria or rules of fairness you pointed to'],
      ['options', 'What you proposed, such as a work sample or a second view'],
      ['result', 'What was decided and what came of it'],
    ],
  },
  {
    trade: 'people',
    kind: 'interview',
    question:
      'Two employees tell you opposite stories about the same quarrel. How did you, or would you, find out what happened and settle it?',
    points: [
      ['steps', 'How you hear both, one by one, before judging'],
      ['check', 'What else you look at: messages, rotas, other people'],
      ['rules', 'Which procedure you follow and what you keep confidential'],
      ['result', 'What is agreed in the end and how you see that it holds'],
    ],
  },
  {
    trade: 'creative',
    kind: 'practice',
    question:
      'Tell us about a piece of your work that changed a great deal between the first draft and the last. What changed it?',
    points: [
      ['situation', 'What the piece was and whom it was for'],
      ['people', 'Whose comments you took up, and which you did not'],
      ['reason', 'Why you changed what you changed'],
      ['result', 'How the last version did'],
    ],
  },
  {
    trade: 'creative',
    kind: 'interview',
    question:
      'A client likes the version that you think is the weaker one. Tell us about a time like that: what did you say, and what went out in the end?',
    points: [
      ['situation', 'What the work was for and what the two versions were'],
      ['reason', 'Why you thought one was better, for its readers or users and not only for your taste'],
      ['people', 'How you put that to the client, and what you learned from their view'],
      ['result', 'What went out and how it did'],
    ],
  },
  {
    trade: 'creative',
    kind: 'interview',
    question:
      'Tell us about something you made that did not work as you had hoped. How did you find out, and what did you do next?',
    points: [
      ['situation', 'What it was and what you had hoped for'],
      ['check', 'How you could tell that it did not work: figures, comments, tests'],
      ['part', 'What you did next'],
      ['lesson', 'What you do differently since'],
    ],
  },
];
