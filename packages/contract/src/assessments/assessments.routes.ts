import { z } from 'zod';
import { dataResponse, idSchema, messageResponseSchema, requiredText } from '../kernel/fields.ts';
import { may } from '../kernel/permissions.ts';
import { defineRoute } from '../kernel/route.ts';
import {
  adjustmentsSchema,
  answerSetSchema,
  assessmentSchema,
  assessmentTypeSchema,
  correctionInputSchema,
  finishedAttemptSchema,
  requestedAdjustmentsSchema,
  saveAnswersInputSchema,
} from './assessments.schemas.ts';

const withType = z.object({ type: assessmentTypeSchema });

export const getAssessment = defineRoute({
  id: 'assessments.get',
  method: 'GET',
  path: '/api/candidate/assessments/:type',
  summary: "The signed-in candidate's questions, answers and results of one kind",
  access: may('assessment.take'),
  params: withType,
  response: dataResponse(assessmentSchema),
});

export const saveAnswers = defineRoute({
  id: 'assessments.save-answers',
  method: 'POST',
  path: '/api/candidate/answers',
  summary: 'Saves progress (IN_PROGRESS) or submits (COMPLETED); a submitted attempt is evaluated in the background',
  access: may('assessment.take'),
  body: saveAnswersInputSchema,
  response: z.object({ message: z.string(), data: answerSetSchema }),
  errors: ['NOT_FOUND', 'CONFLICT', 'ASSESSMENT_LOCKED', 'RATE_LIMITED'],
});

export const beginAttempt = defineRoute({
  id: 'assessments.begin-attempt',
  method: 'POST',
  path: '/api/candidate/assessments/:type/attempts',
  summary: 'New questions for another attempt; a CV assessment that was submitted waits thirty days for it',
  access: may('assessment.take'),
  params: withType,
  response: dataResponse(assessmentSchema),
  errors: ['NOT_FOUND', 'ASSESSMENT_LOCKED', 'RATE_LIMITED'],
});

export const requestAdjustments = defineRoute({
  id: 'assessments.request-adjustments',
  method: 'PUT',
  path: '/api/candidate/assessments/adjustments',
  summary: 'Asks for extra time or another format; recruiters whose jobs the candidate applied for read it',
  access: may('assessment.take'),
  body: adjustmentsSchema,
  response: dataResponse(requestedAdjustmentsSchema),
});

export const withdrawAdjustments = defineRoute({
  id: 'assessments.withdraw-adjustments',
  method: 'DELETE',
  path: '/api/candidate/assessments/adjustments',
  summary: 'Takes the request back; doing it twice changes nothing',
  access: may('assessment.take'),
  response: messageResponseSchema,
});

const withId = z.object({ id: idSchema });

export const candidateAssessmentSchema = z.object({
  /** The last CV assessment that was submitted; null without one. */
  attempt: finishedAttemptSchema.nullable(),
  adjustments: requestedAdjustmentsSchema.nullable(),
});

export const getCandidateAssessment = defineRoute({
  id: 'assessments.get-of-candidate',
  method: 'GET',
  path: '/api/recruiter/candidates/:id/assessment',
  summary: 'The CV assessment of a candidate who applied, and the adjustments they asked for',
  access: may('assessment.read'),
  params: withId,
  response: dataResponse(candidateAssessmentSchema),
  errors: ['NOT_FOUND'],
});

export const correctScore = defineRoute({
  id: 'assessments.correct-score',
  method: 'PUT',
  path: '/api/recruiter/candidates/:id/assessment/score',
  summary: "A recruiter's score for one answer, with a reason; the engine's stays visible, and the candidate sees both",
  access: may('assessment.correct'),
  params: withId,
  body: correctionInputSchema,
  response: dataResponse(candidateAssessmentSchema),
  errors: ['NOT_FOUND'],
});

export const replyToCorrection = defineRoute({
  id: 'assessments.reply-to-correction',
  method: 'PUT',
  path: '/api/candidate/assessments/corrections/:id/reply',
  summary: 'What the candidate says to a corrected score',
  access: may('assessment.take'),
  params: withId,
  body: z.object({ text: requiredText(1000, 'Write a reply') }),
  response: messageResponseSchema,
  errors: ['NOT_FOUND'],
  rateLimit: { limit: 30, windowSeconds: 3600, by: 'account' },
});
