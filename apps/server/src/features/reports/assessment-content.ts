import { scoreText } from '@candela/contract/assessments/assessment-rules.ts';
import { highestScore, type Result } from '@candela/contract/assessments/assessments.schemas.ts';
import type { AssessmentContent } from './drawing/report-content.ts';
import { dayText } from './report-dates.ts';
import type { AssessedAttempt } from './report-source.repo.ts';

/** Answers with their scores, corrections and what was said about AI; `show` takes out who wrote them. */
export function toAssessmentContent(attempt: AssessedAttempt, show: (text: string) => string): AssessmentContent {
  const shown = attempt.results.map((result) => toAnswer(attempt, result, show));
  return {
    total: scoreText(shown.reduce((sum, { lit }) => sum + lit * highestScore, 0)),
    completedAt: attempt.completed_at ? dayText(attempt.completed_at) : '',
    competency: attempt.ai_competency_score === null ? null : scoreText(attempt.ai_competency_score),
    answers: shown,
  };
}

function toAnswer(
  { questions, answers, corrections }: AssessedAttempt,
  { question_id: id, score, feedback, ai_evaluation: use }: Result,
  show: (text: string) => string,
): AssessmentContent['answers'][number] {
  const question = questions.find((each) => each.id === id);
  const answer = answers.find((each) => each.id === id);
  const correction = corrections.find((each) => each.question_id === id);
  const counted = correction?.score ?? score;
  return {
    category: question?.category ?? '',
    question: show(question?.question ?? ''),
    code: question?.code ?? null,
    answer: show(answer?.answer ?? ''),
    score: counted === null ? 'not judged' : `${scoreText(counted)} of ${highestScore}`,
    lit: (counted ?? 0) / highestScore,
    correction: correction
      ? `Corrected from ${score === null ? 'not judged' : scoreText(score)}: ${show(correction.reason)}${correction.reply ? ` The candidate: ${show(correction.reply)}` : ''}`
      : null,
    feedback: show(feedback),
    aiReason: answer?.ai_assisted ? show(answer.ai_reason) : null,
    aiEvaluation: use
      ? `Use of AI: what for ${scoreText(use.usage_appropriateness)}, checked and changed ${scoreText(use.reasoning_quality)}, understanding ${scoreText(use.understanding_demonstrated)}, each of ${highestScore}.`
      : null,
  };
}
