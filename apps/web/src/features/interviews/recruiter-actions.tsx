import { noteInterviewOutcome } from '@candela/contract/interviews/interviews.routes.ts';
import type { CalendarInterview, InterviewOutcome } from '@candela/contract/interviews/interviews.schemas.ts';
import { useState } from 'react';
import { ScorecardDialog } from '#entities/scorecard/scorecard-dialog.tsx';
import { api } from '#lib/api/api.ts';
import { staleAfter } from '#lib/api/stale-after.ts';
import { useChange } from '#lib/api/use-change.ts';
import { useMay } from '#lib/api/use-recruiter.ts';
import { toast } from '#lib/toast.ts';
import { Badge } from '#ui/badge.tsx';
import { Button } from '#ui/button.tsx';

/** What stands beside the list: an interview that leaves the week meanwhile does not take it with it. */
export type OpenBeside = (dialog: 'time' | 'requests' | 'cancel', interview: CalendarInterview) => void;

interface RecruiterActionsProps {
  interview: CalendarInterview;
  now: Date;
  onOpen: OpenBeside;
}

export function RecruiterActions({ interview, now, onOpen }: RecruiterActionsProps) {
  const maySchedule = useMay('interview.schedule');
  const mayPrepare = useMay('scorecard.manage');
  const hasBegun = new Date(interview.start.dateTime) <= now;
  return (
    <>
      {maySchedule && !hasBegun && (
        <Button size="sm" onClick={() => onOpen('time', interview)}>
          Change time
        </Button>
      )}
      {maySchedule && (!hasBegun || interview.openRequests > 0) && (
        <RequestsButton count={interview.openRequests} onClick={() => onOpen('requests', interview)} />
      )}
      {(hasBegun || mayPrepare) && (
        <ScorecardDialog
          hasBegun={hasBegun}
          interviewId={interview.id}
          candidateName={interview.candidateName}
          trigger={<Button size="sm">Scorecards</Button>}
        />
      )}
      {maySchedule && hasBegun && <Outcome interview={interview} />}
      {maySchedule && !hasBegun && (
        <Button size="sm" variant="ghost" className="sm:ml-auto" onClick={() => onOpen('cancel', interview)}>
          Cancel interview
        </Button>
      )}
    </>
  );
}

/** With a count where something waits for an answer. */
const RequestsButton = ({ count, onClick }: { count: number; onClick(): void }) => (
  <Button size="sm" onClick={onClick}>
    Reschedule requests
    {count > 0 && <span className="tabular rounded-full bg-accent px-1.5 text-xs/5 text-on-accent">{count}</span>}
  </Button>
);

const outcomeWords: Record<InterviewOutcome, string> = {
  'took-place': 'Took place',
  'no-show': 'No-show',
  moved: 'Moved',
};

/** Asked once it has begun; an answer can be changed. */
function Outcome({ interview: { id, outcome } }: { interview: CalendarInterview }) {
  const [isChanging, setIsChanging] = useState(false);
  const note = useChange({
    invalidates: staleAfter.interview,
    change: (next: InterviewOutcome) => api.call(noteInterviewOutcome, { params: { id }, body: { outcome: next } }),
    onSuccess: () => setIsChanging(false),
    onError: (error) => toast.error(error.message),
  });
  if (outcome && !isChanging) {
    return (
      <span className="flex items-center gap-1.5 max-sm:w-full sm:ml-auto">
        <Badge tone={outcome === 'took-place' ? 'success' : 'neutral'}>{outcomeWords[outcome]}</Badge>
        <Button size="sm" variant="ghost" onClick={() => setIsChanging(true)}>
          Change
        </Button>
      </span>
    );
  }
  return (
    <fieldset className="flex flex-wrap items-center gap-1.5 sm:ml-auto">
      <legend className="float-left mr-1 text-[13px]/8 text-muted max-sm:w-full">Did it take place?</legend>
      {(Object.keys(outcomeWords) as InterviewOutcome[]).map((word) => (
        <Button
          key={word}
          size="sm"
          loading={note.isPending && note.variables === word}
          onClick={() => note.mutate(word)}
        >
          {outcomeWords[word]}
        </Button>
      ))}
    </fieldset>
  );
}
