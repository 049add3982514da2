import { scoreText } from '@candela/contract/assessments/assessment-rules.ts';
import {
  type Answer,
  type Correction,
  highestScore,
  type Question,
  type Result,
} from '@candela/contract/assessments/assessments.schemas.ts';
import { Circle, CircleCheck, Sparkles } from 'lucide-react';
import type { ReactNode } from 'react';
import { dayText } from '#entities/cv/cv-text.ts';
import { Badge } from '#ui/badge.tsx';
import { Card } from '#ui/card.tsx';
import { aiEvaluationWords } from './assessment-words.ts';
import { QuestionText } from './question-text.tsx';

export interface ResultCardProps {
  /** From 1. */
  number: number;
  question: Question;
  answer: Answer | undefined;
  result: Result;
  corrections: readonly Correction[];
  /** The one that counts for the reader; none does for the candidate, whom several organisations may have corrected. */
  counted?: Correction | undefined;
  /** In the place of a reply, where the reader is the one who writes it. */
  replyTo?(correction: Correction): ReactNode;
  /** What the reader may do about it. */
  children?: ReactNode;
}

/** One answer: what was asked and said, what it is worth and why. */
export function ResultCard({
  number,
  question,
  answer,
  result,
  corrections,
  counted,
  replyTo,
  children,
}: ResultCardProps) {
  return (
    <Card>
      <div className="grid gap-4">
        <div className="flex flex-wrap items-start justify-between gap-x-6 gap-y-2">
          <p className="text-[13px]/5 text-muted">
            Question {number} · {question.category}
          </p>
          <Score score={result.score} isCorrected={corrections.length > 0} counted={counted} />
        </div>
        <QuestionText question={question} />
        <Part title="Answer">
          <p className="max-w-measure break-words whitespace-pre-wrap" dir="auto">
            {answer?.answer || 'No answer'}
          </p>
          {answer?.ai_assisted && (
            <p className="mt-2 flex max-w-measure items-start gap-2 text-[13px]/5 text-muted">
              <Sparkles aria-hidden="true" className="mt-0.5 size-4 shrink-0" />
              <span dir="auto">AI was used: {answer.ai_reason}</span>
            </p>
          )}
        </Part>
        <Part title="Feedback">
          <p className="max-w-measure">{result.feedback}</p>
        </Part>
        <Points result={result} />
        {result.ai_evaluation && <AiUse evaluation={result.ai_evaluation} />}
        {corrections.map((correction) => (
          <CorrectionNote key={correction.id} correction={correction} replyTo={replyTo} />
        ))}
        {children}
      </div>
    </Card>
  );
}

interface ScoreProps {
  score: number | null;
  isCorrected: boolean;
  counted: Correction | undefined;
}

const EngineScore = () => <span className="sr-only">The engine’s score: </span>;

function Score({ score, isCorrected, counted }: ScoreProps) {
  const shown = counted?.score ?? score;
  return (
    <p className="flex items-center gap-2">
      {counted && score !== null && (
        <span className="tabular text-[13px]/5 text-muted">
          <EngineScore />
          <s>{scoreText(score)}</s>
        </span>
      )}
      {shown === null ? (
        <Badge tone="neutral">Not judged</Badge>
      ) : (
        <span className="tabular font-semibold">
          {isCorrected && !counted && <EngineScore />}
          {scoreText(shown)} <span className="font-normal text-muted">/ {highestScore}</span>
        </span>
      )}
      {isCorrected && <Badge tone="info">{counted ? 'Corrected' : 'Corrected below'}</Badge>}
    </p>
  );
}

/** What a good answer contains: shown with the results, never before. */
function Points({ result: { points } }: { result: Result }) {
  return (
    <Part title="What a good answer contains">
      <ul className="grid gap-1.5">
        {points.map(({ text, quote }) => (
          <li key={text} className="flex items-start gap-2">
            {quote ? (
              <CircleCheck aria-hidden="true" className="mt-0.5 size-4 shrink-0 text-success" />
            ) : (
              <Circle aria-hidden="true" className="mt-0.5 size-4 shrink-0 text-subtle" />
            )}
            <span className="min-w-0">
              <span className="sr-only">{quote ? 'Found: ' : 'Not found: '}</span>
              {text}
              {quote && (
                <q className="block text-[13px]/5 break-words text-muted" dir="auto">
                  {quote}
                </q>
              )}
            </span>
          </li>
        ))}
      </ul>
    </Part>
  );
}

function AiUse({ evaluation }: { evaluation: NonNullable<Result['ai_evaluation']> }) {
  const names = Object.keys(aiEvaluationWords) as (keyof typeof aiEvaluationWords)[];
  return (
    <Part title="Use of AI (no part of the score)">
      <dl className="grid gap-x-8 gap-y-1 sm:grid-cols-[max-content_1fr]">
        {names.map((name) => (
          <div key={name} className="contents">
            <dt className="text-muted">{aiEvaluationWords[name]}</dt>
            <dd className="tabular">
              {scoreText(evaluation[name])} / {highestScore}
            </dd>
          </div>
        ))}
      </dl>
    </Part>
  );
}

function CorrectionNote({ correction, replyTo }: { correction: Correction } & Pick<ResultCardProps, 'replyTo'>) {
  const { score, organisationName, correctedAt, reason, reply } = correction;
  return (
    <Part title={`Corrected to ${scoreText(score)} / ${highestScore} by ${organisationName}, ${dayText(correctedAt)}`}>
      <p dir="auto" className="max-w-measure break-words whitespace-pre-wrap">
        {reason}
      </p>
      {replyTo ? (
        <div className="mt-3">{replyTo(correction)}</div>
      ) : (
        reply && (
          <p dir="auto" className="mt-2 max-w-measure border-l-2 border-line pl-3 break-words whitespace-pre-wrap">
            <span className="text-muted">The candidate’s reply: </span>
            {reply}
          </p>
        )
      )}
    </Part>
  );
}

const Part = ({ title, children }: { title: string; children: ReactNode }) => (
  <div className="grid gap-1 text-sm/5">
    <p className="text-[13px]/5 font-medium text-muted">{title}</p>
    <div>{children}</div>
  </div>
);
