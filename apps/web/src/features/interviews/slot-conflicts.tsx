import { findInterviewTimes } from '@candela/contract/interviews/interviews.routes.ts';
import type { CalendarInterview, Slot } from '@candela/contract/interviews/interviews.schemas.ts';
import { useQuery } from '@tanstack/react-query';
import { TriangleAlert } from 'lucide-react';
import { conflictText } from '#entities/interview/conflict-text.ts';
import { apiQuery } from '#lib/api/query-client.ts';
import type { Zone } from '#lib/dates.ts';

interface SlotConflictsProps {
  interview: CalendarInterview;
  slot: Slot;
  zone: Zone;
}

/** What else is at a proposed time, before it is accepted. */
export function SlotConflicts({ interview, slot: { startDateTime, endDateTime }, zone }: SlotConflictsProps) {
  const { id: movingId, candidateId, attendees } = interview;
  const interviewers = attendees.flatMap(({ kind, email }) => (kind === 'interviewer' ? [email] : [])).join(',');
  const { data } = useQuery(
    apiQuery(findInterviewTimes, {
      query: { movingId, candidateId, interviewers, startDateTime, endDateTime, timeZone: zone },
    }),
  );
  const conflicts = data?.data.conflicts ?? [];
  if (conflicts.length === 0) return null;
  return (
    <ul aria-label="This time is taken" className="grid basis-full gap-1 text-[13px]/5 text-warning-text">
      {conflicts.map((conflict) => (
        <li key={`${conflict.who} ${conflict.name} ${conflict.start}`} className="flex gap-1.5">
          <TriangleAlert aria-hidden="true" className="mt-0.5 size-4 shrink-0" />
          {conflictText(conflict, zone)}
        </li>
      ))}
    </ul>
  );
}
