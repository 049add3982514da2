import type { CalendarInterview, RescheduleRequest, Slot } from '@candela/contract/interviews/interviews.schemas.ts';
import {
  acceptReschedule,
  listRescheduleRequests,
  rejectReschedule,
  rescheduleTexts,
} from '@candela/contract/interviews/reschedule.routes.ts';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { toFailure } from '#components/form/server-errors.ts';
import { api } from '#lib/api/api.ts';
import { apiQuery } from '#lib/api/query-client.ts';
import { staleAfter } from '#lib/api/stale-after.ts';
import { useChange } from '#lib/api/use-change.ts';
import type { Zone } from '#lib/dates.ts';
import { toast } from '#lib/toast.ts';
import { Alert } from '#ui/alert.tsx';
import { Badge } from '#ui/badge.tsx';
import { Button } from '#ui/button.tsx';
import { Dialog } from '#ui/dialog.tsx';
import { Field } from '#ui/field.tsx';
import { Input } from '#ui/input.tsx';
import { LoadFailure } from '#ui/load-failure.tsx';
import { SkeletonRows } from '#ui/skeleton.tsx';
import { SlotConflicts } from './slot-conflicts.tsx';
import { timeRange } from './time-range.ts';
import { useShowInterview } from './use-show-interview.ts';

interface RequestListProps {
  interview: CalendarInterview;
  zone: Zone;
  /** Answered; with the start where the interview was moved. */
  onDone(start?: string): void;
}

interface RescheduleRequestsProps extends Omit<RequestListProps, 'onDone'> {
  onClose(): void;
}

/** What a candidate asked for, and the recruiter's answer to it; the page follows an interview that it moves to its week. */
export function RescheduleRequests({ interview, zone, onClose }: RescheduleRequestsProps) {
  const showInterview = useShowInterview(zone);
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title="Reschedule requests"
      description={`${interview.candidateName}: ${timeRange(interview.start.dateTime, interview.end.dateTime, zone)}`}
    >
      <RequestList
        interview={interview}
        zone={zone}
        onDone={(start) => {
          onClose();
          if (start) showInterview(interview.id, start);
        }}
      />
    </Dialog>
  );
}

function RequestList({ interview, zone, onDone }: RequestListProps) {
  const query = useQuery({
    ...apiQuery(listRescheduleRequests, { params: { id: interview.id } }),
    staleTime: 0,
  });
  const [failure, setFailure] = useState<Failure | null>(null);
  if (query.error && !query.data) return <LoadFailure query={query}>{rescheduleTexts.loadFailed}</LoadFailure>;
  if (!query.data) return <SkeletonRows rows={2} />;
  const { requests } = query.data.data;
  if (requests.length === 0) return <p className="text-sm/5 text-muted">No one has asked for another time.</p>;
  return (
    <div className="grid gap-4">
      <ul className="grid gap-4">
        {requests.map((request) => (
          <li key={request._id} className="grid gap-3 rounded-md border border-line p-4">
            {request.status === 'pending' ? (
              <OpenRequest interview={interview} request={request} zone={zone} onDone={onDone} onFailure={setFailure} />
            ) : (
              <AnsweredRequest request={request} zone={zone} />
            )}
          </li>
        ))}
      </ul>
      {failure && (
        <Alert tone="danger" title={failure.title}>
          {failure.message}
        </Alert>
      )}
    </div>
  );
}

function AnsweredRequest({ request, zone }: { request: RescheduleRequest; zone: Zone }) {
  const isAccepted = request.status === 'accepted';
  const isReplaced = request.reason === rescheduleTexts.replaced;
  const slots = request.acceptedSlot ? [request.acceptedSlot] : request.proposedSlots;
  return (
    <p className="flex flex-wrap items-center gap-2 text-sm/5">
      <Badge tone={isAccepted ? 'success' : 'neutral'}>
        {isAccepted ? 'Accepted' : isReplaced ? 'Replaced' : 'Rejected'}
      </Badge>
      <span className="tabular">{slots.map((slot) => slotText(slot, zone)).join(' or ')}</span>
      {request.reason && !isReplaced && <span className="text-muted">{request.reason}</span>}
    </p>
  );
}

const slotText = (slot: Slot, zone: Zone) => timeRange(slot.startDateTime, slot.endDateTime, zone);

const Message = ({ text }: { text: string }) => (
  <p dir="auto" className="text-sm/5 break-words whitespace-pre-line">
    “{text}”
  </p>
);

/** Said below the list: a request that a colleague has answered meanwhile no longer has the buttons that failed. */
interface Failure {
  title: string | undefined;
  message: string;
}

interface OpenRequestProps extends RequestListProps {
  request: RescheduleRequest;
  onFailure(failure: Failure | null): void;
}

function OpenRequest({ interview, request, zone, onDone, onFailure }: OpenRequestProps) {
  const [reason, setReason] = useState('');
  const params = { id: interview.id, requestId: request._id };
  const invalidates = [...staleAfter.interview, listRescheduleRequests];
  const fail = (error: Error, title?: string) =>
    onFailure({ title, message: toFailure(error, 'Please try again.').message });
  const accept = useChange({
    invalidates,
    change: (chosenSlot: Slot) => api.call(acceptReschedule, { params, body: { chosenSlot } }),
    onSuccess: ({ data }) => {
      toast.success('The interview has a new time. Everyone invited is told.');
      onDone(data.interview.start.dateTime);
    },
    onError: (error) => fail(error, rescheduleTexts.acceptFailed),
  });
  const reject = useChange({
    invalidates,
    change: () => api.call(rejectReschedule, { params, body: { reason } }),
    onSuccess: () => {
      toast.success('The time stays. The candidate is told.');
      onDone();
    },
    onError: (error) => fail(error),
  });
  return (
    <>
      {request.message && <Message text={request.message} />}
      <ul className="grid gap-2">
        {request.proposedSlots.map((slot) => (
          <li key={slot.startDateTime} className="flex flex-wrap items-center justify-between gap-2">
            <span className="tabular text-sm/5">{slotText(slot, zone)}</span>
            <Button
              size="sm"
              variant="primary"
              loading={accept.isPending && accept.variables === slot}
              onClick={() => {
                onFailure(null);
                accept.mutate(slot);
              }}
            >
              Accept
            </Button>
            <SlotConflicts interview={interview} slot={slot} zone={zone} />
          </li>
        ))}
      </ul>
      <div className="flex items-start gap-2">
        <Field label="Reason" hint="The candidate sees it." className="flex-1">
          <Input value={reason} maxLength={500} onChange={(event) => setReason(event.target.value)} />
        </Field>
        {/* Beside the field, not beside the hint below it. */}
        <Button className="mt-6.5" loading={reject.isPending} onClick={() => reject.mutate()}>
          Reject
        </Button>
      </div>
    </>
  );
}
