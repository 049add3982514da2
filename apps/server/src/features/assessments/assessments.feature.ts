import { assessmentStarted } from '../../events/assessments.events.ts';
import { listen } from '../../platform/events/event.ts';
import { defineFeature } from '../../platform/manifest/feature.ts';
import { task } from '../../platform/manifest/feature-task.ts';
import { llmFeature } from '../llm/llm.feature.ts';
import { notificationsFeature } from '../notifications/notifications.feature.ts';
import { scoringFeature } from '../scoring/scoring.feature.ts';
import { assessmentsPersonal } from './assessments.personal.ts';
import { assessmentRoutes } from './assessments.routes.ts';
import { createAssessmentsService } from './assessments.service.ts';
import { evaluateTask } from './assessments.tasks.ts';
import { createCorrectionsService } from './corrections.service.ts';
import { evaluateAttempt } from './evaluate.ts';

export const assessmentsFeature = defineFeature({
  name: 'assessments',
  personal: assessmentsPersonal,
  tasks: [task(evaluateTask, evaluateAttempt)],
  build: ({ platform: { database, clock, events, queue }, use }) => {
    const engine = use(scoringFeature);
    const { modelCalls } = use(llmFeature);
    const notifications = use(notificationsFeature);
    const service = createAssessmentsService({ database, clock, events, queue, engine });
    return {
      service,
      routes: assessmentRoutes(service, createCorrectionsService({ database, clock, notifications })),
      tools: { database, clock, events, engine, modelCalls, notifications },
      listeners: [
        listen(assessmentStarted, 'assessments.move-to-testing', (tx, application, { organisationId }) =>
          service.moveToTesting(tx, organisationId, application),
        ),
      ],
    };
  },
});
