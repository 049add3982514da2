import { scoreText } from '@candela/contract/assessments/assessment-rules.ts';
import { type FinishedAttempt, highestScore, highestTotal } from '@candela/contract/assessments/assessments.schemas.ts';
import { dayText, fullText } from '#entities/cv/cv-text.ts';
import { ScoreBar } from '#entities/score/score-bar.tsx';
import { Card } from '#ui/card.tsx';
import { evaluatedBy, totalWith } from './assessment-words.ts';

export interface TotalCardProps {
  attempt: FinishedAttempt;
  /** Those that count for the reader: an organisation's own, none for the candidate. */
  counted: FinishedAttempt['corrections'];
  children?: React.ReactNode;
}

/** The whole at a glance: a bar of light with a segment for each answer, as every score is drawn. */
export function TotalCard({ attempt, counted, children }: TotalCardProps) {
  const { results, questions, completedAt, ai_competency_score: competency, note } = attempt;
  const total = totalWith(counted, attempt);
  const factors = (results ?? []).map(({ question_id: id, score, feedback }, at) => {
    const shown = counted.find(({ questionId }) => questionId === id)?.score ?? score ?? 0;
    const { category = '' } = questions.find((question) => question.id === id) ?? {};
    return {
      id,
      label: `${at + 1}. ${category}`,
      points: Number(scoreText(shown)),
      weight: highestScore,
      lit: shown / highestScore,
      evidence: [feedback],
    };
  });
  return (
    <Card>
      <div className="grid gap-4">
        <div className="flex flex-wrap items-end justify-between gap-x-8 gap-y-2">
          <p className="grid">
            <span className="text-[13px]/5 text-muted">Total score</span>
            <span className="tabular text-3xl/9 font-semibold tracking-tight">
              {scoreText(total)} <span className="text-lg/9 font-normal text-muted">/ {highestTotal}</span>
            </span>
          </p>
          {competency !== null && (
            <p className="grid sm:text-right">
              <span className="text-[13px]/5 text-muted">AI competency score</span>
              <span className="tabular text-lg/7 font-semibold">
                {scoreText(competency)} <span className="font-normal text-muted">/ {highestScore}</span>
              </span>
            </p>
          )}
        </div>
        <ScoreBar label="Total score" score={(total / highestTotal) * 100} factors={factors} size="lg" hideNumber />
        <p className="text-[13px]/5 text-muted">
          {completedAt && (
            <>
              Submitted{' '}
              <time dateTime={completedAt} title={fullText(completedAt)}>
                {dayText(completedAt)}
              </time>
              .{' '}
            </>
          )}
          {evaluatedBy(attempt)}. {note}
        </p>
        {children}
      </div>
    </Card>
  );
}
