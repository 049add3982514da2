import type { AssessmentType } from '@candela/contract/assessments/assessments.schemas.ts';

/** What the two kinds of assessment say of themselves. */
export const kinds = {
  practice: {
    title: 'Practice',
    description: 'Five practice questions made from your own CV, as often as you like.',
    empty: 'No practice questions yet.',
    saved: 'Practice assessment progress saved successfully!',
    submitted: 'Practice assessment submitted successfully!',
    incomplete: 'Please answer all questions before submitting.',
    unexplained: 'Please explain how you used AI for checked items.',
    locked: 'Complete the practice assessment and submit to unlock your results',
    awaited: 'Your practice assessment is being evaluated, please check back soon',
    about: [
      ['What it is for', 'Getting used to the kind of question, with feedback on each answer.'],
      ['Who sees it', 'Only you. No employer sees your practice, and it changes nothing in your applications.'],
      ['How it is scored', 'Each answer gets 0 to 3 points for what it contains; length alone earns nothing.'],
      ['How long it takes', 'About 20 minutes. You can stop and come back; what you type is saved.'],
    ],
  },
  interview: {
    title: 'CV Assessment',
    description: 'Five interview questions made from your own CV and the jobs you applied for.',
    empty: 'No CV assessment questions yet.',
    saved: 'Assessment progress saved successfully!',
    submitted: 'CV Assessment submitted successfully!',
    incomplete: 'Please complete all answers before submitting.',
    unexplained: 'Please explain how you used AI.',
    locked: 'Complete the CV assessment and submit to unlock your results',
    awaited: 'Your CV assessment is being evaluated, please check back soon',
    about: [
      ['What it is for', 'It shows employers how you work, beyond what a CV can say.'],
      [
        'Who sees it',
        'Recruiters at the employers you have applied to, once you submit: your answers, the scores and the feedback. Not before, and no other employer.',
      ],
      [
        'How it is scored',
        'Each answer gets 0 to 3 points for what it contains, 15 in all. Saying that you used AI never lowers a score. A recruiter may correct a score and has to say why; you see both.',
      ],
      [
        'How long it takes',
        'About 30 minutes. You can stop and come back; what you type is saved. After submitting it can be taken again in 30 days.',
      ],
    ],
  },
} as const satisfies Record<AssessmentType, unknown>;
