import { findInterviewTimes } from '@candela/contract/interviews/interviews.routes.ts';
import type { RouteOutput } from '@candela/contract/kernel/route.ts';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { apiQuery } from '#lib/api/query-client.ts';
import { toWallTime } from '#lib/dates.ts';
import { addMinutes, readTyped } from './week.ts';

/** When an interview is to be, as it was typed, and with whom. */
export interface TimedValues {
  start: string;
  end: string;
  /** The form's own idea of a time, until the recruiter names one. */
  isProposed: boolean;
  timeZone: string;
  attendeeEmails: string[];
}

/** A form in which a recruiter names the time of an interview. */
export interface TimedForm {
  values: TimedValues;
  candidateId: string | undefined;
  /** The interview that would leave its time. */
  movingId?: string;
  set(change: Partial<TimedValues>): void;
  setStart(start: string): void;
}

export const usualMinutes = 45;

/** The length of the interview stays when its start moves. */
export function startingAt(before: Pick<TimedValues, 'start' | 'end'>, start: string) {
  const length = (Date.parse(`${before.end}Z`) - Date.parse(`${before.start}Z`)) / 60_000;
  return { start, end: addMinutes(start, length > 0 ? length : usualMinutes), isProposed: false };
}

type Slot = RouteOutput<typeof findInterviewTimes>['data']['free'][number];

/** What the chosen time would collide with, and times that suit both. A time that was only proposed moves to one of those. */
export function useTimes({ values, candidateId, movingId, set }: TimedForm) {
  const { start, end, timeZone } = values;
  const [from, to] = [readTyped(start, timeZone), readTyped(end, timeZone)];
  const query = useQuery({
    ...apiQuery(findInterviewTimes, {
      query: {
        candidateId,
        movingId,
        interviewers: values.attendeeEmails.join(','),
        startDateTime: from?.toISOString() ?? '',
        endDateTime: to?.toISOString() ?? '',
        timeZone,
      },
    }),
    enabled: from !== null && to !== null && to > from,
    placeholderData: keepPreviousData,
  });
  const { conflicts = [], free = [] } = query.data?.data ?? {};
  const typedOf = ({ startDateTime, endDateTime }: Slot) => ({
    start: toWallTime(startDateTime, timeZone),
    end: toWallTime(endDateTime, timeZone),
  });
  const better = values.isProposed && !query.isPlaceholderData && conflicts.length > 0 ? free[0] : undefined;
  useEffect(() => {
    if (better) set({ ...typedOf(better), isProposed: true });
  });
  return { conflicts: better ? [] : conflicts, free, choose: (slot: Slot) => set(typedOf(slot)) };
}
