import path from 'node:path';
import { defineFeature } from '../../platform/manifest/feature.ts';
import { task } from '../../platform/manifest/feature-task.ts';
import type { ErasureTellers } from '../candidates/tell-erased.service.ts';
import { callOffInterviews, callOffSome } from '../interviews/call-off.service.ts';
import { interviewsFeature } from '../interviews/interviews.feature.ts';
import { jobsFeature } from '../jobs/jobs.feature.ts';
import { mailFeature } from '../mail/mail.feature.ts';
import { notificationsFeature } from '../notifications/notifications.feature.ts';
import { createDeletionService, type DeletionService } from './deletion.service.ts';
import type { DeletionOptions } from './deletion-options.ts';
import { createExportService, type ExportService } from './export.service.ts';
import { privacyPersonal } from './privacy.personal.ts';
import { privacyRoutes } from './privacy.routes.ts';
import { createPrivacyService } from './privacy.service.ts';
import { enforceRetentionTask, makeExportTask, settleTask } from './privacy.tasks.ts';
import { createRetentionService, type RetentionService } from './retention.service.ts';

interface PrivacyTools {
  exports: ExportService;
  deletions: DeletionService;
  retention: RetentionService;
}

export const privacyFeature = defineFeature({
  name: 'privacy',
  personal: privacyPersonal,
  tasks: [
    task(makeExportTask, ({ exports }: PrivacyTools, wanted, { isLastTry }) => exports.make(wanted, isLastTry)),
    task(settleTask, ({ deletions }: PrivacyTools, _payload, { signal }) => deletions.settle(signal)),
    task(enforceRetentionTask, ({ retention }: PrivacyTools, _payload, { signal }) => retention.enforce(signal)),
  ],
  build: ({ platform: { config, database, clock, events, queue, storage }, personal, use }) => {
    const mail = use(mailFeature);
    const notifications = use(notificationsFeature);
    const interviews = use(interviewsFeature);
    const tellers: ErasureTellers = {
      notifications,
      callOffInterviews: (...of) => callOffInterviews(interviews, ...of),
    };
    const closing = {
      callOffSome: (...of: Parameters<DeletionOptions['callOffSome']>) => callOffSome(interviews, ...of),
      closeJob: use(jobsFeature).closeWithOrganisation,
    };
    const { linkOrigin } = config;
    const privacy = createPrivacyService({ database, clock, events, queue, personal, ...tellers });
    const spoolFolder = path.join(config.dataDir, 'tmp');
    const exports = createExportService({ database, clock, queue, storage, mail, linkOrigin, personal, spoolFolder });
    const deletions = createDeletionService({
      database,
      clock,
      queue,
      mail,
      linkOrigin,
      personal,
      ...tellers,
      ...closing,
    });
    const retention = createRetentionService({ database, clock, queue, notifications, personal });
    return {
      service: privacy,
      routes: privacyRoutes({ privacy, exports, deletions, retention, personal }),
      tools: { exports, deletions, retention },
    };
  },
});
