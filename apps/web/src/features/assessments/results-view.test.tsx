import type { Assessment } from '@candela/contract/assessments/assessments.schemas.ts';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { render, screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { ResultsView } from './results-view.tsx';

const correction = (id: string, organisationName: string, score: number) => ({
  id,
  questionId: 'a',
  score,
  reason: `Because ${organisationName} says so.`,
  correctedAt: '2026-11-18T14:00:00Z',
  organisationName,
  reply: null,
  repliedAt: null,
});

const finished = {
  questions: ['a', 'b'].map((id) => ({ id, question: `What about ${id}?`, category: 'Work' })),
  answers: [],
  results: ['a', 'b'].map((id) => ({ question_id: id, score: 2, feedback: '', ai_evaluation: null, points: [] })),
  corrections: [correction('1', 'Beacon Works', 0.5), correction('2', 'Harbour & Pine', 3)],
  total_score: 4,
  ai_competency_score: null,
  completedAt: '2026-11-17T14:00:00Z',
  engine: 'candela',
  engineVersion: 'grading-3',
  note: null,
};

it('shows what each employer corrected, beside the total that the dashboard says', () => {
  const assessment = { type: 'interview', finished, attempts: [] } as unknown as Assessment;
  render(
    <QueryClientProvider client={new QueryClient()}>
      <ResultsView assessment={assessment} onAnswer={() => undefined} />
    </QueryClientProvider>,
  );
  expect(screen.getByText('Total score').parentElement?.textContent).toBe('Total score4 / 15');
  const lines = within(screen.getByRole('list', { name: 'What employers count' })).getAllByRole('listitem');
  expect(lines.map(({ textContent }) => textContent)).toEqual([
    'Beacon Works counts 2.5 / 15, with its corrections below.',
    'Harbour & Pine counts 5 / 15, with its corrections below.',
  ]);
  for (const text of ['Because Beacon Works says so.', 'Because Harbour & Pine says so.'])
    expect(screen.getByText(text)).toBeTruthy();
  expect(screen.getAllByRole('form', { name: 'Reply to the correction' })).toHaveLength(2);
});
