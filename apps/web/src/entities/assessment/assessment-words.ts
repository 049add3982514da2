import type {
  AdjustmentKind,
  AssessmentStatus,
  FinishedAttempt,
} from '@candela/contract/assessments/assessments.schemas.ts';
import type { Tone } from '#ui/tone.ts';

export const statusWords: Record<AssessmentStatus, { label: string; tone: Tone }> = {
  NOT_STARTED: { label: 'Not started', tone: 'neutral' },
  IN_PROGRESS: { label: 'In progress', tone: 'info' },
  COMPLETED: { label: 'Completed', tone: 'success' },
};

export const adjustmentWords: Record<AdjustmentKind, string> = {
  'extra-time': 'Extra time',
  'other-format': 'Another format, such as talking instead of writing',
  other: 'Something else',
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

/** The total as an organisation counts it: a recruiter's score in the place of the engine's. */
export const correctedTotal = ({ results, corrections }: FinishedAttempt): number =>
  (results ?? []).reduce((sum, { question_id: id, score }) => {
    const correction = corrections.find(({ questionId }) => questionId === id);
    return sum + (correction?.score ?? score ?? 0);
  }, 0);
