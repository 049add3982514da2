import type { AnswerSet, Assessment } from '@candela/contract/assessments/assessments.schemas.ts';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { MemoryRouter } from 'react-router';
import { afterEach, expect, it, vi } from 'vitest';
import { api } from '#lib/api/api.ts';
import { AnswersView } from './answers-view.tsx';

afterEach(() => {
  vi.restoreAllMocks();
  localStorage.clear();
});

const answer = (id: string, text: string) => ({ id, category: '', answer: text, ai_assisted: false, ai_reason: '' });

const show = (type: AnswerSet['type'], current: Partial<AnswerSet>) => {
  const set = { entity: 'cv', type, candidateId: 'me', answers: [], attempt: 1, version: 1, ...current } as AnswerSet;
  const questions = ['a', 'b', 'c'].map((id) => ({ id, question: `What about ${id}?`, category: 'Work' }));
  const assessment = { type, questions, adjustments: null, current: set } as unknown as Assessment;
  render(
    <QueryClientProvider client={new QueryClient()}>
      <MemoryRouter>
        <AnswersView assessment={assessment} set={set} onSubmitted={() => undefined} />
      </MemoryRouter>
    </QueryClientProvider>,
  );
};

it('leads to the first answer that is missing when it is submitted', async () => {
  show('practice', { status: 'IN_PROGRESS', answers: [answer('a', 'I planned it.')] });
  await userEvent.click(screen.getByRole('button', { name: 'Submit' }));
  expect(document.activeElement).toBe(screen.getByRole('textbox', { name: /Answer 2/ }));
});

it('says until when a CV assessment is closed before it is submitted, and submits only then', async () => {
  const call = vi.spyOn(api, 'call').mockReturnValue(new Promise(() => undefined));
  show('interview', { status: 'IN_PROGRESS', answers: ['a', 'b', 'c'].map((id) => answer(id, 'I planned it.')) });
  await userEvent.click(screen.getByRole('button', { name: 'Submit' }));
  expect(screen.getByRole('alertdialog').textContent).toMatch(/again from .*\d{4}/);
  expect(call).not.toHaveBeenCalled();
  await userEvent.click(screen.getByRole('button', { name: 'Submit answers' }));
  expect(call.mock.lastCall?.[1]).toMatchObject({ body: { status: 'COMPLETED' } });
});

it('submits nothing while an answer has two texts, and leads to it', async () => {
  const call = vi.spyOn(api, 'call').mockReturnValue(new Promise(() => undefined));
  const one = (text: string) => ({ answer: text, ai_assisted: false, ai_reason: '' });
  const mine = { a: one('I planned it.'), b: one('Typed here'), c: one('I planned it.') };
  const copy = { attempt: 1, base: { ...mine, b: one('') }, drafts: mine };
  localStorage.setItem('assessmentDraft..practice', JSON.stringify(copy));
  const answers = [answer('a', 'I planned it.'), answer('b', 'Typed elsewhere'), answer('c', 'I planned it.')];
  show('practice', { status: 'IN_PROGRESS', answers });
  await userEvent.click(screen.getByRole('button', { name: 'Submit' }));
  expect(call).not.toHaveBeenCalled();
  expect(document.activeElement).toBe(screen.getByRole('textbox', { name: /Answer 2/ }));
  await userEvent.click(screen.getByRole('button', { name: 'Use that text' }));
  await userEvent.click(screen.getByRole('button', { name: 'Submit' }));
  expect(call.mock.lastCall?.[1]).toMatchObject({
    body: { status: 'COMPLETED', answers: { 1: one('Typed elsewhere') } },
  });
});

it('submits practice without asking', async () => {
  const call = vi.spyOn(api, 'call').mockReturnValue(new Promise(() => undefined));
  show('practice', { status: 'IN_PROGRESS', answers: ['a', 'b', 'c'].map((id) => answer(id, 'I planned it.')) });
  await userEvent.click(screen.getByRole('button', { name: 'Submit' }));
  expect(call.mock.lastCall?.[1]).toMatchObject({ body: { status: 'COMPLETED' } });
});

it('shows what was submitted while it is locked, not what was typed too late', () => {
  const submitted = { a: { answer: 'Submitted', ai_assisted: false, ai_reason: '' } };
  const late = { a: { answer: 'Too late', ai_assisted: false, ai_reason: '' } };
  localStorage.setItem('assessmentDraft..interview', JSON.stringify({ attempt: 1, base: submitted, drafts: late }));
  const completedAt = new Date().toISOString();
  show('interview', { status: 'COMPLETED', completedAt, answers: [answer('a', 'Submitted')] });
  expect(screen.getByRole<HTMLTextAreaElement>('textbox', { name: /Answer 1/ }).value).toBe('Submitted');
});

it('asks before new questions take away what was changed since the answers were submitted', async () => {
  const call = vi.spyOn(api, 'call').mockReturnValue(new Promise(() => undefined));
  const answers = ['a', 'b', 'c'].map((id) => answer(id, 'I planned it.'));
  show('practice', { status: 'COMPLETED', completedAt: new Date().toISOString(), answers });
  await userEvent.type(screen.getByRole('textbox', { name: /Answer 1/ }), ' And measured it.');
  await userEvent.click(screen.getByRole('button', { name: 'Get new questions' }));
  expect(call).not.toHaveBeenCalled();
  expect(screen.getByRole('alertdialog').textContent).toMatch(/will be lost/);
  await userEvent.click(screen.getByRole('button', { name: 'Keep my changes' }));
  expect(screen.getByRole<HTMLTextAreaElement>('textbox', { name: /Answer 1/ }).value).toMatch(/And measured it/);
  await userEvent.click(screen.getByRole('button', { name: 'Get new questions' }));
  await userEvent.click(screen.getByRole('button', { name: 'Get new questions' }));
  expect(call.mock.lastCall?.[1]).toMatchObject({ params: { type: 'practice' } });
});

it('brings new questions at once where nothing was changed', async () => {
  const call = vi.spyOn(api, 'call').mockReturnValue(new Promise(() => undefined));
  const answers = ['a', 'b', 'c'].map((id) => answer(id, 'I planned it.'));
  show('practice', { status: 'COMPLETED', completedAt: new Date().toISOString(), answers });
  await userEvent.click(screen.getByRole('button', { name: 'Get new questions' }));
  expect(call.mock.lastCall?.[1]).toMatchObject({ params: { type: 'practice' } });
});
