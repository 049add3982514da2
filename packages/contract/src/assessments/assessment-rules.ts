import type { Answer, AssessmentStatus, AssessmentType } from './assessments.schemas.ts';

export const retakeDays = 30;
const dayMs = 86_400_000;

export const messages = {
  incomplete: 'Please complete all answers before submitting.',
  unexplained: 'Please explain how you used AI.',
} as const;

export interface Lock {
  isLocked: boolean;
  /** When it ends; null where that cannot be told. */
  until: Date | null;
}

/**
 * A CV assessment that was submitted can be taken again after thirty days; one whose day of completion is missing or no
 * date stays locked. Practice never is.
 */
export function lockOf(
  set: { type: AssessmentType; status: AssessmentStatus; completedAt: string | null } | null,
  now: Date,
): Lock {
  if (set?.type !== 'interview' || set.status !== 'COMPLETED') return { isLocked: false, until: null };
  const completedAt = set.completedAt === null ? Number.NaN : Date.parse(set.completedAt);
  if (Number.isNaN(completedAt)) return { isLocked: true, until: null };
  const until = new Date(completedAt + retakeDays * dayMs);
  return { isLocked: now < until, until };
}

/** What keeps these answers from being submitted; undefined when nothing does. */
export function refuseSubmission(questionIds: readonly string[], answers: readonly Answer[]): string | undefined {
  const byId = new Map(answers.map((answer) => [answer.id, answer]));
  const all = questionIds.map((id) => byId.get(id));
  if (all.some((answer) => !answer || answer.answer.trim() === '')) return messages.incomplete;
  if (all.some((answer) => answer?.ai_assisted && answer.ai_reason.trim() === '')) return messages.unexplained;
  return undefined;
}

/** At most two decimals, and none for whole numbers. */
export const scoreText = (score: number): string => String(Math.round(score * 100) / 100);
