import type { Situation } from './situation.ts';

export const careAndFood: readonly Situation[] = [
  {
    trade: 'care',
    kind: 'practice',
    question:
      'Think of a person in your care who was anxious about what was going to happen. How did you notice, and what did you do to put them at ease?',
    points: [
      ['situation', 'Who it was about, without naming them, and what they were anxious about'],
      ['calm', 'How you listened and explained things in words they could follow'],
      ['part', 'What you yourself did or said'],
      ['result', 'How the person was afterwards'],
    ],
  },
  {
    trade: 'care',
    kind: 'interview',
    question:
      'Two people in your care need you at the same moment, and no one else is free. Tell us about a time it was like that: how did you decide who came first, and what did you tell the other?',
    points: [
      ['situation', 'What each of them needed and what could have gone wrong'],
      ['reason', 'How you judged who was more at risk, and why'],
      ['part', 'What you did first and what came after'],
      ['people', 'What you said to the one who waited, and whom you told or called for help'],
      ['result', 'How it ended for both'],
    ],
  },
  {
    trade: 'care',
    kind: 'interview',
    question:
      'Tell us about a time you noticed something about a patient or resident that did not seem right, although nothing had been reported. What did you do about it?',
    points: [
      ['situation', 'What you noticed and why it worried you'],
      ['check', 'What you checked or measured yourself'],
      ['speakup', 'Whom you told and how soon'],
      ['rules', 'What you wrote down and which procedure you followed'],
      ['result', 'What it turned out to be, or what changed because you spoke'],
    ],
  },
  {
    trade: 'kitchen',
    kind: 'practice',
    question:
      'Take us into the last hour before a busy service. What do you get ready, in which order, and how do you know you are ready?',
    points: [
      ['steps', 'What you prepare first and what comes after it'],
      ['reason', 'Why in that order'],
      ['check', 'How you check that nothing is missing: tasting, labels, temperatures, the list'],
      ['people', 'How you share the work with the others in the kitchen'],
    ],
  },
  {
    trade: 'kitchen',
    kind: 'interview',
    question:
      'Tell us about a service that went wrong: a delivery missing, a cook away, an order sent back. What did you do in the first ten minutes?',
    points: [
      ['situation', 'What went wrong and how busy it was'],
      ['part', 'What you decided and did at once'],
      ['people', 'What you told the team and the front of house'],
      ['result', 'How the service ended'],
      ['lesson', 'What you changed so that it does not happen again'],
    ],
  },
  {
    trade: 'kitchen',
    kind: 'interview',
    question:
      'A guest tells the waiter about a serious allergy after the order has gone in. What happens in your kitchen from that moment until the plate goes out?',
    points: [
      ['check', 'How you find out exactly what the guest cannot eat and what is in the dish'],
      ['steps', 'What you do with boards, pans, oil and hands so that nothing is carried over'],
      ['people', 'Whom you tell, and who takes the plate out'],
      ['rules', 'What is labelled or written down about allergens'],
      ['reason', 'Why you would rather start again, or say no, than guess'],
    ],
  },
  {
    trade: 'hospitality',
    kind: 'practice',
    question: 'Think of a guest who arrived in a bad mood and left in a good one. What did you do between the two?',
    points: [
      ['situation', 'What had upset the guest'],
      ['calm', 'How you listened and stayed friendly'],
      ['part', 'What you did about it yourself'],
      ['result', 'How you could tell that the guest was happy in the end'],
    ],
  },
  {
    trade: 'hospitality',
    kind: 'interview',
    question:
      'You are short of two people on a full evening. Tell us about a shift like that: what did you let go, what did you never let go, and how did you keep the others with you?',
    points: [
      ['situation', 'How busy it was and who was missing'],
      ['options', 'What you left undone, and what you would not give up'],
      ['reason', 'Why you chose so'],
      ['people', 'How you shared the work and spoke with colleagues and guests'],
      ['result', 'How the evening ended'],
    ],
  },
  {
    trade: 'hospitality',
    kind: 'interview',
    question:
      'A guest demands something you are not allowed to give. Tell us how you dealt with such a request, and what you offered instead.',
    points: [
      ['situation', 'What the guest wanted and why it was not possible'],
      ['calm', 'How you said no without losing the guest'],
      ['options', 'What you offered instead'],
      ['speakup', 'When you would fetch a manager'],
      ['result', 'How the guest took it'],
    ],
  },
];
