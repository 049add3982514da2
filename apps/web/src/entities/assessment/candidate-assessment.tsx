import { adjustmentWords } from '@candela/contract/assessments/adjustment-words.ts';
import { getCandidateAssessment } from '@candela/contract/assessments/assessments.routes.ts';
import type { FinishedAttempt, RequestedAdjustments } from '@candela/contract/assessments/assessments.schemas.ts';
import { ApiError } from '@candela/contract/client/api-error.ts';
import { useQuery } from '@tanstack/react-query';
import { ChevronDown } from 'lucide-react';
import { IfMay } from '#components/if-may.tsx';
import { dayText } from '#entities/cv/cv-text.ts';
import { apiQuery } from '#lib/api/query-client.ts';
import { Alert } from '#ui/alert.tsx';
import { CorrectScoreForm } from './correct-score-form.tsx';
import { ResultCard } from './result-card.tsx';
import { TotalCard } from './total-card.tsx';

/** What a recruiter sees of a candidate's CV assessment; nothing where the candidate has not applied. */
export function CandidateAssessment({ candidateId }: { candidateId: string }) {
  const query = useQuery(apiQuery(getCandidateAssessment, { params: { id: candidateId } }));
  if (!query.data) {
    const isNone = !query.error || (query.error instanceof ApiError && query.error.status === 404);
    return isNone ? null : <Alert tone="danger">{query.error?.message}</Alert>;
  }
  const { attempt, adjustments } = query.data.data;
  if (!attempt && !adjustments) return null;
  return (
    <section aria-labelledby="cv-assessment" className="grid gap-4">
      <h2 id="cv-assessment" className="text-base/6 font-semibold">
        CV assessment
      </h2>
      {adjustments && <AdjustmentsNote asked={adjustments} />}
      {attempt?.results ? <Attempt candidateId={candidateId} attempt={attempt} /> : <NotEvaluated attempt={attempt} />}
    </section>
  );
}

const AdjustmentsNote = ({ asked }: { asked: RequestedAdjustments }) => (
  <Alert tone="warning" title={`Adjustments asked for on ${dayText(asked.requestedAt)}`}>
    {asked.kinds.map((kind) => adjustmentWords[kind]).join('; ')}
    {asked.note && (
      <p dir="auto" className="mt-1 break-words whitespace-pre-wrap">
        {asked.note}
      </p>
    )}
  </Alert>
);

const NotEvaluated = ({ attempt }: { attempt: FinishedAttempt | null }) => (
  <p className="text-sm/5 text-muted">
    {attempt ? 'Submitted; the answers are being evaluated.' : 'Candidate CV assessment not completed'}
  </p>
);

function Attempt({ candidateId, attempt }: { candidateId: string; attempt: FinishedAttempt }) {
  return (
    <>
      <TotalCard attempt={attempt} counted={attempt.corrections} />
      <details className="group grid gap-4">
        <summary className="flex cursor-pointer list-none items-center gap-2 text-sm/5 font-medium">
          Answers and feedback
          <ChevronDown aria-hidden="true" className="size-4 text-muted transition-transform group-open:rotate-180" />
        </summary>
        <div className="mt-4 grid gap-4">
          {attempt.results?.map((result, at) => {
            const question = attempt.questions.find(({ id }) => id === result.question_id);
            if (!question) return null;
            const corrections = attempt.corrections.filter(({ questionId }) => questionId === question.id);
            return (
              <ResultCard
                key={question.id}
                number={at + 1}
                question={question}
                answer={attempt.answers.find(({ id }) => id === question.id)}
                result={result}
                corrections={corrections}
                counted={corrections[0]}
              >
                <IfMay permission="assessment.correct">
                  <CorrectScoreForm
                    candidateId={candidateId}
                    assessmentId={attempt.id}
                    questionId={question.id}
                    present={corrections[0]}
                  />
                </IfMay>
              </ResultCard>
            );
          })}
        </div>
      </details>
    </>
  );
}
