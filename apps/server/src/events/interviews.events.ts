import { z } from 'zod';
import { defineEvent } from '../platform/events/event.ts';

const payload = z.object({ interviewId: z.uuid(), candidateId: z.uuid(), jobId: z.uuid() });
const subjectOf = ({ interviewId }: z.infer<typeof payload>) => interviewId;

export const interviewScheduled = defineEvent({ name: 'interviews.scheduled', payload, subjectOf });
export const interviewMoved = defineEvent({ name: 'interviews.moved', payload, subjectOf });
export const interviewCancelled = defineEvent({
  name: 'interviews.cancelled',
  payload: payload.extend({ byCandidate: z.boolean().optional() }),
  subjectOf: (cancelled) => subjectOf(cancelled),
});
