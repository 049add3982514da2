import * as routes from '@candela/contract/assessments/assessments.routes.ts';
import type { SaveAnswersInput } from '@candela/contract/assessments/assessments.schemas.ts';
import { bind, type RouteBinding } from '../../platform/http/binding.ts';
import type { AssessmentsService } from './assessments.service.ts';
import type { CorrectionsService } from './corrections.service.ts';

const savedMessages: Record<SaveAnswersInput['type'], Record<SaveAnswersInput['status'], string>> = {
  practice: {
    IN_PROGRESS: 'Practice assessment progress saved successfully!',
    COMPLETED: 'Practice assessment submitted successfully!',
  },
  interview: {
    IN_PROGRESS: 'Assessment progress saved successfully!',
    COMPLETED: 'CV Assessment submitted successfully!',
  },
};

export const assessmentRoutes = (assessments: AssessmentsService, corrections: CorrectionsService): RouteBinding[] => [
  bind(routes.getAssessment, async ({ principal, params }) => ({
    data: await assessments.get(principal, params.type),
  })),
  bind(routes.saveAnswers, async ({ principal, body }) => ({
    data: await assessments.save(principal, body),
    message: savedMessages[body.type][body.status],
  })),
  bind(routes.beginAttempt, async ({ principal, params }) => ({
    data: await assessments.beginAttempt(principal, params.type),
  })),
  bind(routes.requestAdjustments, async ({ principal, body }) => ({
    data: await assessments.requestAdjustments(principal, body),
  })),
  bind(routes.withdrawAdjustments, async ({ principal }) => {
    await assessments.withdrawAdjustments(principal);
    return { message: 'Your request is no longer shown.' };
  }),
  bind(routes.getCandidateAssessment, async ({ principal, params }) => ({
    data: await corrections.get(principal, params.id),
  })),
  bind(routes.correctScore, async ({ principal, params, body }) => ({
    data: await corrections.correct(principal, params.id, body),
  })),
  bind(routes.replyToCorrection, async ({ principal, params, body }) => {
    await corrections.reply(principal, params.id, body.text);
    return { message: 'Your reply is shown beside the score.' };
  }),
];
