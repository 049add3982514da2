import type { AssessmentStatus, FinishedAttempt } from '@candela/contract/assessments/assessments.schemas.ts';
import type { Tone } from '#ui/tone.ts';

export const statusWords: Record<AssessmentStatus, { label: string; tone: Tone }> = {
  NOT_STARTED: { label: 'Not started', tone: 'neutral' },
  IN_PROGRESS: { label: 'In progress', tone: 'info' },
  COMPLETED: { label: 'Completed', tone: 'success' },
};

export const aiEvaluationWords = {
  usage_appropriateness: 'What AI was used for',
  reasoning_quality: 'What was checked and changed',
  understanding_demonstrated: 'Understanding shown in the answer',
} as const;

/** Who evaluated it, for people. */
export const evaluatedBy = ({ engine, engineVersion }: Pick<FinishedAttempt, 'engine' | 'engineVersion'>): string =>
  engine?.startsWith('llm:')
    ? `Evaluated by the language model ${engine.slice('llm:'.length)} (${engineVersion})`
    : `Evaluated by the built-in engine (${engineVersion})`;

/** The total as an organisation counts it: its recruiters' scores in the place of the engine's. */
export const totalWith = (
  corrections: FinishedAttempt['corrections'],
  { results }: Pick<FinishedAttempt, 'results'>,
): number =>
  (results ?? []).reduce((sum, { question_id: id, score }) => {
    const correction = corrections.find(({ questionId }) => questionId === id);
    return sum + (correction?.score ?? score ?? 0);
  }, 0);

/** What each organisation that corrected a score makes of the whole: none of them sees the others' corrections. */
export const correctedTotals = (attempt: Pick<FinishedAttempt, 'results' | 'corrections'>) =>
  [...new Set(attempt.corrections.map(({ organisationName }) => organisationName))].map((organisationName) => {
    const own = attempt.corrections.filter((correction) => correction.organisationName === organisationName);
    return { organisationName, total: totalWith(own, attempt) };
  });
