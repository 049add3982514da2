import type { CalendarInterview, RescheduleRequest } from '@candela/contract/interviews/interviews.schemas.ts';
import { getOwnRescheduleRequest } from '@candela/contract/interviews/reschedule.routes.ts';
import { useQuery } from '@tanstack/react-query';
import { apiQuery } from '#lib/api/query-client.ts';
import { formatDate, type Zone } from '#lib/dates.ts';
import { Badge } from '#ui/badge.tsx';
import { RequestTime } from './request-time.tsx';

interface CandidateActionsProps {
  interview: CalendarInterview;
  zone: Zone;
  now: Date;
}

/** Another time can be asked for until the interview begins; what was asked for is shown with its answer. */
export function CandidateActions({ interview, zone, now }: CandidateActionsProps) {
  const query = useQuery(apiQuery(getOwnRescheduleRequest, { params: { id: interview.id } }));
  const request = query.data?.data.request ?? null;
  const isOpen = new Date(interview.start.dateTime) > now;
  return (
    <>
      {request && <RequestState request={request} zone={zone} />}
      {isOpen && (
        <RequestTime interview={interview} zone={zone} open={request?.status === 'pending' ? request : null} />
      )}
    </>
  );
}

function RequestState({ request, zone }: { request: RescheduleRequest; zone: Zone }) {
  // A day stays beside its hour where they go on in a second line.
  const times = request.proposedSlots
    .map(({ startDateTime }) => formatDate(startDateTime, 'shortMoment', zone).replaceAll(' ', '\u00a0'))
    .join(' or ');
  if (request.status === 'accepted') return <Badge tone="success">Confirmed</Badge>;
  if (request.status === 'pending')
    return (
      <Badge tone="info" isLong>
        Requested: {times}
      </Badge>
    );
  return (
    <span className="inline-flex flex-wrap items-center gap-2 text-[13px]/5 text-muted">
      <Badge tone="danger" isLong>
        Rejected: {times}
      </Badge>
      {request.reason}
    </span>
  );
}
