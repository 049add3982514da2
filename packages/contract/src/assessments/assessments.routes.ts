import { z } from 'zod';
import { dataResponse, messageResponseSchema } from '../kernel/fields.ts';
import { may } from '../kernel/permissions.ts';
import { defineRoute } from '../kernel/route.ts';
import {
  adjustmentsSchema,
  answerSetSchema,
  assessmentSchema,
  assessmentTypeSchema,
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
  errors: ['NOT_FOUND', 'CONFLICT', 'ASSESSMENT_LOCKED'],
});

export const beginAttempt = defineRoute({
  id: 'assessments.begin-attempt',
  method: 'POST',
  path: '/api/candidate/assessments/:type/attempts',
  summary: 'New questions for another attempt; a CV assessment that was submitted waits thirty days for it',
  access: may('assessment.take'),
  params: withType,
  response: dataResponse(assessmentSchema),
  errors: ['NOT_FOUND', 'ASSESSMENT_LOCKED'],
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
