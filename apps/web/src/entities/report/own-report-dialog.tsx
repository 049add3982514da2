import { shownPoints } from '@candela/contract/kernel/whole-parts.ts';
import { unscoredTitle } from '@candela/contract/rankings/how-missing.ts';
import type { AssessmentContent, MatchContent, ReportAbout } from '@candela/contract/reports/report-content.ts';
import type { OwnReport } from '@candela/contract/reports/reports.routes.ts';
import type { ReactNode } from 'react';
import { CodeLines } from '#entities/assessment/question-text.tsx';
import { Dialog } from '#ui/dialog.tsx';

/** What a report says about the candidate, in the report's own words and order. */
export function OwnReportDialog({ report, onClose }: { report: OwnReport; onClose(): void }) {
  const { content } = report;
  return (
    <Dialog
      open
      onOpenChange={(isOpen) => !isOpen && onClose()}
      size="lg"
      title={`Pre-interview report, version ${report.version}`}
      description={`${content.jobTitle} at ${content.companyName}. Made ${content.createdAt}${content.isBlind ? ', without your name' : ''}.`}
    >
      <div className="grid gap-6 text-sm/5">
        <Facts content={content} />
        {content.match ? (
          <Match match={content.match} />
        ) : (
          <Part title="Match score">There is no match score for this job.</Part>
        )}
        <Assessment assessment={content.assessment} />
        <Part title="Timeline">
          <ul className="grid gap-1">
            {content.timeline.map(({ at, text }) => (
              <li key={`${at} ${text}`}>
                <span className="text-muted">{at}</span> {text}
              </li>
            ))}
          </ul>
        </Part>
        <Part title="How it was made">
          {content.engines.map((line) => (
            <p key={line} className="text-muted">
              {line}
            </p>
          ))}
          <p className="mt-2 max-w-measure text-muted">
            The report also suggests questions for the interview. They are not about you and are left out here.
          </p>
        </Part>
      </div>
    </Dialog>
  );
}

function Facts({ content: { candidate, adjustments } }: { content: ReportAbout }) {
  return (
    <Part title={candidate.name}>
      <dl className="grid gap-x-8 gap-y-1 sm:grid-cols-[max-content_1fr]">
        {candidate.facts.map(({ label, value }) => (
          <div key={label} className="contents">
            <dt className="text-muted">{label}</dt>
            <dd className="break-words">{value}</dd>
          </div>
        ))}
        {adjustments && (
          <div className="contents">
            <dt className="text-muted">Adjustments asked for</dt>
            <dd className="break-words">{adjustments}</dd>
          </div>
        )}
      </dl>
      <List items={candidate.posts} />
      {candidate.skills.length > 0 && <p className="mt-2 text-muted">{candidate.skills.join(' · ')}</p>}
    </Part>
  );
}

function Match({ match }: { match: MatchContent }) {
  const given = shownPoints(match.factors, match.score);
  return (
    <Part title={`Match score ${Math.round(match.score)}%; the job asks for ${match.threshold}%`}>
      {match.note && <p className="text-muted">{match.note}</p>}
      <ul className="grid gap-3">
        {match.factors.map(({ label, weight, met, likely, missing, unscored }, at) => (
          <li key={label}>
            <p className="font-medium">
              {label}: {given[at]} of {weight} points
            </p>
            <Items title="Strengths" items={met} />
            <Items title="Probably shown" items={likely} />
            <Items title="Gaps" items={missing} />
            <Items title={unscoredTitle} items={unscored.map((asked) => ({ label: asked, quote: null }))} />
          </li>
        ))}
      </ul>
    </Part>
  );
}

interface ItemsProps {
  title: string;
  items: readonly { label: string; quote: string | null; how?: string }[];
}

function Items({ title, items }: ItemsProps) {
  if (items.length === 0) return null;
  return (
    <>
      <p className="mt-1 text-[13px]/5 text-muted">{title}</p>
      <ul className="list-disc pl-5">
        {items.map(({ label, quote, how }) => (
          <li key={label}>
            {label}
            {how && <span className="text-muted"> {how}</span>}
            {quote && (
              <q className="block text-[13px]/5 break-words text-muted" dir="auto">
                {quote}
              </q>
            )}
          </li>
        ))}
      </ul>
    </>
  );
}

function Assessment({ assessment }: { assessment: AssessmentContent | null }) {
  if (!assessment)
    return (
      <Part title="CV assessment">
        <p>Not completed when the report was made.</p>
      </Part>
    );
  return (
    <Part title={`CV assessment ${assessment.total} / 15`}>
      <p className="mb-3 text-muted">
        Submitted {assessment.completedAt}.
        {assessment.competency &&
          ` AI competency ${assessment.competency} of 3, where AI use was declared; no part of the total.`}
      </p>
      <ol className="grid gap-4">
        {assessment.answers.map((answer, at) => (
          <OneAnswer key={answer.question} number={at + 1} answer={answer} />
        ))}
      </ol>
    </Part>
  );
}

const OneAnswer = ({ number, answer }: { number: number; answer: AssessmentContent['answers'][number] }) => (
  <li className="grid gap-1">
    <p className="font-medium">
      {number}. {answer.category}: {answer.score}
    </p>
    <p className="text-muted">{answer.question}</p>
    {answer.code && <CodeLines code={answer.code} />}
    <p className="border-l-2 border-line pl-3 break-words whitespace-pre-wrap" dir="auto">
      {answer.answer}
    </p>
    <p className="text-muted">{answer.feedback}</p>
    {answer.correction && <p>{answer.correction}</p>}
    {answer.aiReason && <p className="text-muted">AI was used: {answer.aiReason}</p>}
    {answer.aiEvaluation && <p className="text-muted">{answer.aiEvaluation}</p>}
  </li>
);

const List = ({ items }: { items: readonly string[] }) =>
  items.length > 0 && (
    <ul className="mt-2 list-disc pl-5">
      {items.map((item) => (
        <li key={item} className="break-words">
          {item}
        </li>
      ))}
    </ul>
  );

const Part = ({ title, children }: { title: string; children: ReactNode }) => (
  <section className="grid gap-1.5">
    <h3 className="text-base/6 font-semibold">{title}</h3>
    <div>{children}</div>
  </section>
);
