import type { findInterviewTimes } from '@candela/contract/interviews/interviews.routes.ts';
import type { RouteOutput } from '@candela/contract/kernel/route.ts';
import { formatDate, type Zone } from '#lib/dates.ts';

type Conflict = RouteOutput<typeof findInterviewTimes>['data']['conflicts'][number];

/** "You: First conversation, 10:00–10:45". */
export function conflictText({ who, name, what, start, end }: Conflict, zone: Zone): string {
  const whose = { you: 'You', candidate: 'The candidate', interviewer: name }[who];
  return `${whose}: ${what}, ${formatDate(start, 'time', zone)}–${formatDate(end, 'time', zone)}`;
}
