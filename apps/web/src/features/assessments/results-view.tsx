import { scoreText } from '@candela/contract/assessments/assessment-rules.ts';
import type { Assessment, AssessmentType, FinishedAttempt } from '@candela/contract/assessments/assessments.schemas.ts';
import { highestTotal } from '@candela/contract/assessments/assessments.schemas.ts';
import { ClipboardList } from 'lucide-react';
import { correctedTotals } from '#entities/assessment/assessment-words.ts';
import { ResultCard } from '#entities/assessment/result-card.tsx';
import { TotalCard } from '#entities/assessment/total-card.tsx';
import { dayText } from '#entities/cv/cv-text.ts';
import { Alert } from '#ui/alert.tsx';
import { Button } from '#ui/button.tsx';
import { Card } from '#ui/card.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { Sparkline } from '#ui/sparkline.tsx';
import { kinds } from './assessment-kinds.ts';
import { ReplyForm } from './reply-form.tsx';

/** What the last submitted attempt is worth, and how it compares with the ones before. */
export function ResultsView({ assessment, onAnswer }: { assessment: Assessment; onAnswer(): void }) {
  const { type, finished, attempts } = assessment;
  if (!finished)
    return (
      <Card>
        <EmptyState
          icon={<ClipboardList />}
          title="No results yet"
          description={`${kinds[type].locked}.`}
          action={<Button onClick={onAnswer}>Answer the questions</Button>}
        />
      </Card>
    );
  if (!finished.results) return <Evaluating type={type} />;
  return (
    <div className="grid max-w-3xl gap-5">
      <TotalCard attempt={finished} counted={[]}>
        <Corrected attempt={finished} />
        {attempts.length > 1 && <Trend attempts={attempts} />}
      </TotalCard>
      {finished.results.map((result, at) => (
        <OneResult key={result.question_id} attempt={finished} result={result} number={at + 1} />
      ))}
    </div>
  );
}

interface OneResultProps {
  attempt: FinishedAttempt;
  result: NonNullable<FinishedAttempt['results']>[number];
  number: number;
}

function OneResult({ attempt, result, number }: OneResultProps) {
  const question = attempt.questions.find(({ id }) => id === result.question_id);
  if (!question) return null;
  return (
    <ResultCard
      number={number}
      question={question}
      answer={attempt.answers.find(({ id }) => id === question.id)}
      result={result}
      corrections={attempt.corrections.filter(({ questionId }) => questionId === question.id)}
      replyTo={(correction) => <ReplyForm correction={correction} />}
    />
  );
}

/** What the employers make of it who corrected a score. The total above is the engine's, as it is everywhere else. */
function Corrected({ attempt }: { attempt: FinishedAttempt }) {
  const totals = correctedTotals(attempt);
  if (totals.length === 0) return null;
  return (
    <ul aria-label="What employers count" className="grid gap-1 border-t border-line pt-4 text-sm/5">
      {totals.map(({ organisationName, total }) => (
        <li key={organisationName} className="break-words">
          {organisationName} counts{' '}
          <span className="tabular font-medium">
            {scoreText(total)} / {highestTotal}
          </span>
          , with its corrections below.
        </li>
      ))}
    </ul>
  );
}

function Trend({ attempts }: { attempts: Assessment['attempts'] }) {
  const scored = attempts.flatMap(({ total_score: total, ...rest }) => (total === null ? [] : [{ ...rest, total }]));
  if (scored.length < 2) return null;
  return (
    <div className="flex flex-wrap items-center gap-x-6 gap-y-2 border-t border-line pt-4">
      <Sparkline values={scored.map(({ total }) => total)} label="Total score of each attempt" />
      <ol className="flex flex-wrap gap-x-5 gap-y-1 text-[13px]/5 text-muted">
        {scored.slice(-6).map(({ attempt, total, completedAt }) => (
          <li key={attempt} className="tabular" title={dayText(completedAt)}>
            Attempt {attempt}: <span className="font-medium text-text">{scoreText(total)}</span> / {highestTotal}
          </li>
        ))}
      </ol>
    </div>
  );
}

const Evaluating = ({ type }: { type: AssessmentType }) => (
  <div className="grid max-w-3xl gap-5">
    <Alert tone="info" title={kinds[type].awaited}>
      It usually takes a few seconds. This page shows the results as soon as they are there.
    </Alert>
    <Skeleton className="h-40 rounded-lg" />
    <Skeleton className="h-64 rounded-lg" />
  </div>
);
