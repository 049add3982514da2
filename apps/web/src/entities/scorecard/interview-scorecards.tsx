import {
  askForScorecard,
  listScorecards,
  setCriteria,
  submitScorecard,
  summariseScorecards,
} from '@candela/contract/scorecards/scorecards.routes.ts';
import type { InterviewScorecards, ScorecardInput } from '@candela/contract/scorecards/scorecards.schemas.ts';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { api } from '#lib/api/api.ts';
import { apiQuery } from '#lib/api/query-client.ts';
import { useChange } from '#lib/api/use-change.ts';
import { useMay } from '#lib/api/use-recruiter.ts';
import { useUser } from '#lib/api/use-session.ts';
import { toast } from '#lib/toast.ts';
import { Alert } from '#ui/alert.tsx';
import { Badge } from '#ui/badge.tsx';
import { Button } from '#ui/button.tsx';
import { Field } from '#ui/field.tsx';
import { QueryState } from '#ui/query-state.tsx';
import { SkeletonRows } from '#ui/skeleton.tsx';
import { Textarea } from '#ui/textarea.tsx';
import { ScorecardForm } from './scorecard-form.tsx';
import { ScorecardView } from './scorecard-view.tsx';

const invalidates = [listScorecards, summariseScorecards];

/** One's own first, then what the others found. */
export function LoadedScorecards({ interviewId, hasBegun }: { interviewId: string; hasBegun: boolean }) {
  const query = useQuery(apiQuery(listScorecards, { params: { id: interviewId } }));
  return (
    <QueryState query={query} skeleton={<SkeletonRows rows={4} />}>
      {({ data }) =>
        hasBegun ? (
          <Scorecards interviewId={interviewId} cards={data} />
        ) : (
          <Prepared interviewId={interviewId} cards={data} />
        )
      }
    </QueryState>
  );
}

interface ScorecardsProps {
  interviewId: string;
  cards: InterviewScorecards;
}

/** Who will be asked what, while there is still time to change it. */
const Prepared = ({ interviewId, cards: { jobId, criteria, interviewers } }: ScorecardsProps) => (
  <div className="grid gap-6">
    <Alert tone="info">Scorecards can be written once the interview has begun.</Alert>
    <Interviewers interviewId={interviewId} interviewers={interviewers} />
    <section aria-label="Criteria" className="grid gap-3">
      <h3 className="font-semibold">What they are asked to rate</h3>
      <ul className="grid list-disc gap-1 pl-5 text-muted">
        {criteria.map((criterion) => (
          <li key={criterion} className="break-words">
            {criterion}
          </li>
        ))}
      </ul>
      <CriteriaEditor jobId={jobId} criteria={criteria} />
    </section>
  </div>
);

function Scorecards({ interviewId, cards }: ScorecardsProps) {
  const user = useUser();
  const mayWrite = useMay('scorecard.write');
  const mayManage = useMay('scorecard.manage');
  const [isWriting, setIsWriting] = useState(mayWrite && cards.takesPart && !cards.own);
  const submit = useChange({
    invalidates,
    change: (body: ScorecardInput) => api.call(submitScorecard, { params: { id: interviewId }, body }),
    onSuccess: () => setIsWriting(false),
  });
  const shown = [...(cards.own ? [cards.own] : []), ...(cards.others ?? [])];
  return (
    <div className="grid gap-6">
      <Interviewers interviewId={interviewId} interviewers={cards.interviewers} />
      {cards.others === null && <Alert tone="info">You see the other scorecards once you have submitted yours.</Alert>}
      {isWriting ? (
        <>
          {mayManage && <CriteriaEditor jobId={cards.jobId} criteria={cards.criteria} />}
          <ScorecardForm
            draftKey={`${user?.id} ${interviewId}`}
            criteria={cards.criteria}
            own={cards.own}
            onSubmit={(input) => submit.mutateAsync(input)}
          />
        </>
      ) : (
        mayWrite && (
          <Button className="justify-self-start" onClick={() => setIsWriting(true)}>
            {cards.own ? 'Change my scorecard' : 'Write a scorecard'}
          </Button>
        )
      )}
      {!isWriting && shown.map((card) => <ScorecardView key={card.id} card={card} />)}
    </div>
  );
}

interface InterviewersProps {
  interviewId: string;
  interviewers: InterviewScorecards['interviewers'];
}

/** Who is still to say what they found; a private link for those who do not write here. */
function Interviewers({ interviewId, interviewers }: InterviewersProps) {
  const mayAsk = useMay('scorecard.manage');
  const ask = useChange({
    invalidates,
    change: (email: string) => api.call(askForScorecard, { params: { id: interviewId }, body: { email } }),
    onSuccess: () => toast.success('The link has been sent.'),
    onError: (error) => toast.error(error.message),
  });
  return (
    <ul className="grid gap-2 text-sm/5">
      {interviewers.map(({ email, name, writesHere, isAsked, isIn }) => (
        <li key={email} className="flex flex-wrap items-center gap-2">
          <span className="min-w-0 break-words">{name}</span>
          <Badge tone={isIn ? 'success' : 'neutral'}>
            {isIn ? 'In' : isAsked && !writesHere ? 'Asked' : 'Awaited'}
          </Badge>
          {mayAsk && !writesHere && !isIn && (
            <Button
              size="sm"
              variant="ghost"
              loading={ask.isPending && ask.variables === email}
              onClick={() => ask.mutate(email)}
            >
              {isAsked ? 'Send the link again' : 'Send a private link'}
            </Button>
          )}
        </li>
      ))}
    </ul>
  );
}

/** What all interviewers for the job look at, one a line. */
function CriteriaEditor({ jobId, criteria }: { jobId: string; criteria: readonly string[] }) {
  const [text, setText] = useState<string | null>(null);
  const save = useChange({
    invalidates,
    change: (lines: string[]) => api.call(setCriteria, { params: { id: jobId }, body: { criteria: lines } }),
    onSuccess: () => setText(null),
    onError: (error) => toast.error(error.message),
  });
  if (text === null) {
    return (
      <Button
        size="sm"
        variant="ghost"
        className="-ml-2.5 justify-self-start"
        onClick={() => setText(criteria.join('\n'))}
      >
        Change the criteria of this job
      </Button>
    );
  }
  const lines = text.split('\n').map((line) => line.trim());
  return (
    <div className="grid gap-2">
      <Field label="Criteria of this job" required hint="One per line, for all interviewers of this job.">
        <Textarea rows={6} value={text} onChange={(event) => setText(event.target.value)} />
      </Field>
      <div className="flex justify-end gap-2">
        <Button size="sm" onClick={() => setText(null)}>
          Cancel
        </Button>
        <Button size="sm" variant="primary" loading={save.isPending} onClick={() => save.mutate(lines.filter(Boolean))}>
          Save criteria
        </Button>
      </div>
    </div>
  );
}
