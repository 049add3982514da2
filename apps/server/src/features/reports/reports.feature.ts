import { defineFeature } from '../../platform/manifest/feature.ts';
import { task } from '../../platform/manifest/feature-task.ts';
import { llmFeature } from '../llm/llm.feature.ts';
import { notificationsFeature } from '../notifications/notifications.feature.ts';
import { scoringFeature } from '../scoring/scoring.feature.ts';
import { makeReport } from './make-report.ts';
import { reportsPersonal } from './reports.personal.ts';
import { reportRoutes } from './reports.routes.ts';
import { createReportsService } from './reports.service.ts';
import { makeReportTask } from './reports.tasks.ts';

export const reportsFeature = defineFeature({
  name: 'reports',
  personal: reportsPersonal,
  tasks: [task(makeReportTask, makeReport)],
  build: ({ platform: { config, database, clock, queue, storage }, use }) => {
    const service = createReportsService({ database, clock, queue, storage });
    const scoring = use(scoringFeature);
    const { modelCalls } = use(llmFeature);
    const notifications = use(notificationsFeature);
    const { dataDir } = config;
    return {
      service,
      routes: reportRoutes(service),
      tools: { database, clock, storage, dataDir, scoring, modelCalls, notifications },
    };
  },
});
