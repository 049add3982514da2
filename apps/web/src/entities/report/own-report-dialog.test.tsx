import type { ReportAbout } from '@candela/contract/reports/report-content.ts';
import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { OwnReportDialog } from './own-report-dialog.tsx';

const content: ReportAbout = {
  title: 'Pre-interview report',
  organisationName: 'Achebe Group',
  companyName: 'Harbour & Pine',
  jobTitle: 'Head Chef',
  version: 1,
  createdAt: '18 Nov 2026',
  isBlind: false,
  candidate: { name: 'Desmond Achterberg', facts: [], skills: [], posts: [] },
  match: {
    score: 75,
    threshold: 65,
    note: null,
    factors: [
      {
        label: 'Requirements met',
        weight: 20,
        lit: 0.7,
        met: [],
        likely: [{ label: 'Keeping a team together', quote: 'Manage a kitchen of nine' }],
        missing: [{ label: 'Seafood', quote: null, how: 'not found in the CV' }],
        unscored: ['A driving licence'],
      },
    ],
  },
  assessment: null,
  adjustments: null,
  timeline: [],
  engines: [],
};

it('tells the candidate all that the report tells the recruiter about the match', () => {
  const report = { id: 'r', jobId: 'j', jobTitle: 'Head Chef', version: 1, createdAt: '2026-11-18T14:00:00Z', content };
  render(<OwnReportDialog report={report as never} onClose={() => undefined} />);
  expect(screen.getByText('Requirements met: 14 of 20 points')).toBeTruthy();
  for (const text of ['Probably shown', 'Manage a kitchen of nine', 'not found in the CV', 'A driving licence'])
    expect(screen.getByText(text)).toBeTruthy();
});

it('tells them all that it tells of the assessment', () => {
  const answer = {
    category: 'A skill of yours',
    question: 'What does this return?',
    code: 'return total;',
    answer: 'The total.',
    score: '2.5 of 3',
    lit: 0.8,
    correction: null,
    feedback: 'Every point is here.',
    aiReason: 'For the spelling',
    aiEvaluation: 'Use of AI: what for 3, checked and changed 3, understanding 2.25, each of 3.',
  };
  const assessment = { total: '2.5', completedAt: '12 Nov 2026', competency: '2.75', answers: [answer] };
  const about = { ...content, match: null, assessment };
  const report = { id: 'r', jobId: 'j', jobTitle: 'Head Chef', version: 1, createdAt: '2026-11-18T14:00:00Z' };
  render(<OwnReportDialog report={{ ...report, content: about } as never} onClose={() => undefined} />);
  for (const text of [
    answer.code,
    answer.aiEvaluation,
    /AI competency 2.75 of 3/,
    'There is no match score for this job.',
  ])
    expect(screen.getByText(text)).toBeTruthy();
});
