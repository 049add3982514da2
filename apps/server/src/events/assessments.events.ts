import { z } from 'zod';
import { defineEvent } from '../platform/events/event.ts';

const application = { candidateId: z.uuid(), jobId: z.uuid() };
const subjectOf = ({ candidateId, jobId }: { candidateId: string; jobId: string }) => `${jobId} ${candidateId}`;

/** A candidate began the CV assessment; told for each application of theirs. */
export const assessmentStarted = defineEvent({
  name: 'assessments.started',
  payload: z.object(application),
  subjectOf: (payload) => subjectOf(payload),
});

/** A CV assessment has its scores; told for each application of the candidate. */
export const assessmentEvaluated = defineEvent({
  name: 'assessments.evaluated',
  payload: z.object({ ...application, totalScore: z.number() }),
  subjectOf: (payload) => subjectOf(payload),
});
