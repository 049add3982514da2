import type { Situation } from './situation.ts';

export const handsAndPeople: readonly Situation[] = [
  {
    trade: 'teaching',
    kind: 'practice',
    question:
      'Tell us about a lesson or a session that did not go as you had planned. What did you notice, and what did you do there and then?',
    points: [
      ['situation', 'What you had planned and for whom'],
      ['check', 'How you noticed that it was not working'],
      ['part', 'What you changed on the spot'],
      ['lesson', 'What you did differently the next time'],
    ],
  },
  {
    trade: 'teaching',
    kind: 'interview',
    question:
      'Tell us about a learner who had given up. What did you try, what made the difference, and how could you tell?',
    points: [
      ['situation', 'How it showed that the learner had given up'],
      ['steps', 'What you tried, one thing after another'],
      ['people', 'Whom you involved: the learner, the family, colleagues'],
      ['result', 'What changed, with something that shows it'],
      ['lesson', 'What you took from it for other learners'],
    ],
  },
  {
    trade: 'teaching',
    kind: 'interview',
    question:
      'A parent or a colleague strongly disagrees with how you handled something in class. Tell us about such a conversation.',
    points: [
      ['situation', 'What had happened and what they objected to'],
      ['calm', 'How you listened before you answered'],
      ['reason', 'How you explained what you had done'],
      ['result', 'What you agreed, and what you changed if anything'],
    ],
  },
  {
    trade: 'driving',
    kind: 'practice',
    question:
      'Before you set off in the morning: what do you check, in which order, and what would make you leave the vehicle where it is?',
    points: [
      ['steps', 'What you check: tyres, lights, brakes, mirrors, fluids, load'],
      ['rules', 'What you write down or report'],
      ['reason', 'Which fault would stop you from driving, and why'],
      ['plan', 'How you look at the route, the times and the weather'],
    ],
  },
  {
    trade: 'driving',
    kind: 'interview',
    question:
      'You are running an hour late, and the office asks you to make up the time. Tell us about a day like that: what did you do, and what did you not do?',
    points: [
      ['situation', 'Why you were late and who was waiting'],
      ['options', 'What you could change: the order, a call ahead, a stop left for later'],
      ['rules', 'What you would not do: speed, skip breaks, leave a load unsecured'],
      ['people', 'What you told the office and the customers'],
      ['result', 'How the day ended'],
    ],
  },
  {
    trade: 'driving',
    kind: 'interview',
    question:
      'Tell us about a near miss or a dangerous moment on the road. What happened, and what has it changed in the way you drive?',
    points: [
      ['situation', 'What happened, where and in which conditions'],
      ['part', 'What you did in that moment'],
      ['speakup', 'Whom you told or where you reported it'],
      ['lesson', 'What you do differently since'],
    ],
  },
  {
    trade: 'retail',
    kind: 'practice',
    question: 'Think of a customer who did not know what they wanted. How did you find out what would suit them?',
    points: [
      ['situation', 'Who the customer was, without a name, and what they came for'],
      ['calm', 'What you asked, and how you listened'],
      ['part', 'What you suggested and why'],
      ['result', 'What they bought or did in the end'],
    ],
  },
  {
    trade: 'retail',
    kind: 'interview',
    question:
      'Tell us about a customer who was angry, and partly right. What did you say, what did you offer, and how did it end?',
    points: [
      ['situation', 'What had gone wrong, and in what the customer was right'],
      ['calm', 'How you listened, apologised and kept calm'],
      ['options', 'What you could offer and what you could not'],
      ['result', 'How it ended, and whether the customer came back'],
      ['lesson', 'What was changed so that it would not happen to others'],
    ],
  },
  {
    trade: 'retail',
    kind: 'interview',
    question: 'Tell us about a target you were behind on. What did you change, and what came of it?',
    points: [
      ['situation', 'What the target was and how far behind you were'],
      ['reason', 'Why you were behind'],
      ['part', 'What you changed in the way you worked'],
      ['figure', 'Where you ended, with a figure'],
    ],
  },
  {
    trade: 'building',
    kind: 'practice',
    question:
      'Tell us how you start on a site or a job that you have not seen before. What do you look at first, and why?',
    points: [
      ['steps', 'What you look at and in which order'],
      ['rules', 'Which risks you look for: electricity, height, asbestos, people passing'],
      ['people', 'Whom you speak to before you begin'],
      ['reason', 'What it saves you later'],
    ],
  },
  {
    trade: 'building',
    kind: 'interview',
    question:
      'You find that work done before yours is wrong, and putting it right will cost a day. Tell us about a time like that: what did you do?',
    points: [
      ['situation', 'What was wrong, and what would have happened if it had stayed'],
      ['speakup', 'Whom you told, and how you recorded it'],
      ['options', 'Which ways there were to put it right'],
      ['part', 'What you did'],
      ['result', 'What it meant for time, cost and quality'],
    ],
  },
  {
    trade: 'building',
    kind: 'interview',
    question: 'Tell us about a time you stopped work, or refused to start it, because it was not safe.',
    points: [
      ['situation', 'What made it unsafe'],
      ['part', 'What you did to stop it'],
      ['people', 'How you dealt with people who wanted to go on'],
      ['rules', 'Which rule, permit or method statement applied'],
      ['result', 'What was changed before work went on'],
    ],
  },
  {
    trade: 'making',
    kind: 'practice',
    question:
      'Think of a task you have done hundreds of times. How do you keep it right the hundredth time, when your mind could wander?',
    points: [
      ['steps', 'How you go about it, step by step'],
      ['check', 'How you check your own work'],
      ['reason', 'What goes wrong when someone gets careless'],
      ['example', 'One time when a check of yours caught something'],
    ],
  },
  {
    trade: 'making',
    kind: 'interview',
    question:
      'A machine or a process starts to behave a little differently from usual, and stopping it is expensive. Tell us about a time like that: what did you do?',
    points: [
      ['situation', 'What you noticed, and what stopping would have meant'],
      ['check', 'What you checked or measured'],
      ['reason', 'Why you stopped, or why you went on'],
      ['speakup', 'Whom you told'],
      ['result', 'What the cause was and what was done about it'],
    ],
  },
  {
    trade: 'making',
    kind: 'interview',
    question:
      'Tell us about an improvement that you suggested on the floor, in the yard or in the workshop. What was the waste or the risk, and what became of it?',
    points: [
      ['situation', 'What was slow, wasteful or risky before'],
      ['part', 'What you suggested or changed'],
      ['people', 'Whom you had to convince'],
      ['result', 'What became of it, with a figure where you have one'],
    ],
  },
  {
    trade: 'security',
    kind: 'practice',
    question:
      'Think of a moment at work when a situation could have turned unpleasant and did not. What did you see, and what did you do?',
    points: [
      ['situation', 'What you saw and what could have happened'],
      ['calm', 'How you spoke and stood so that it stayed calm'],
      ['part', 'What you did yourself'],
      ['result', 'How it ended'],
    ],
  },
  {
    trade: 'security',
    kind: 'interview',
    question:
      'Tell us about an incident that you had to write a report on. What happened, what did you do, and what did you take care to put in the report?',
    points: [
      ['situation', 'What happened, where and when'],
      ['part', 'What you did, in order'],
      ['rules', 'Which procedure or law you kept to'],
      ['check', 'What you recorded: times, facts rather than opinions, witnesses'],
      ['lesson', 'What was learned from it'],
    ],
  },
  {
    trade: 'laboratory',
    kind: 'practice',
    question:
      'Tell us about a measurement or an experiment that gave a result you did not expect. What did you do before you believed it?',
    points: [
      ['situation', 'What you measured and what you had expected'],
      ['check', 'How you checked: controls, repeats, calibration'],
      ['reason', 'What the explanation was'],
      ['result', 'What you reported'],
    ],
  },
  {
    trade: 'laboratory',
    kind: 'interview',
    question:
      'You discover that a mistake of yours has gone into results that others already use. Tell us about a time like that, or what you would do from that minute on.',
    points: [
      ['check', 'How you find out how far the mistake reaches'],
      ['speakup', 'Whom you tell, and how soon'],
      ['part', 'What you do to put it right'],
      ['rules', 'What is recorded'],
      ['lesson', 'What you change so that it is caught earlier'],
    ],
  },
];
