import { defineFeature } from '../../platform/manifest/feature.ts';
import { handleTask } from '../../platform/queue/task.ts';
import { mailFeature } from '../mail/mail.feature.ts';
import { notificationsFeature } from '../notifications/notifications.feature.ts';
import { createDeletionService } from './deletion.service.ts';
import { createExportService } from './export.service.ts';
import { privacyPersonal } from './privacy.personal.ts';
import { privacyRoutes } from './privacy.routes.ts';
import { createPrivacyService } from './privacy.service.ts';
import { enforceRetentionTask, makeExportTask, settleTask } from './privacy.tasks.ts';
import { createRetentionService } from './retention.service.ts';

export const privacyFeature = defineFeature({
  name: 'privacy',
  personal: privacyPersonal,
  tasks: [makeExportTask, settleTask, enforceRetentionTask],
  build: ({ platform: { config, database, clock, events, queue, storage }, personal, use }) => {
    const mail = use(mailFeature);
    const notifications = use(notificationsFeature);
    const { linkOrigin } = config;
    const privacy = createPrivacyService({ database, clock, events, queue, personal, notifications });
    const exports = createExportService({ database, clock, queue, storage, mail, linkOrigin, personal });
    const deletions = createDeletionService({ database, clock, queue, mail, linkOrigin, personal, notifications });
    const retention = createRetentionService({ database, clock, queue, notifications, personal });
    return {
      service: privacy,
      routes: privacyRoutes({ privacy, exports, deletions, retention, personal }),
      handlers: [
        handleTask(makeExportTask, (wanted, { isLastTry }) => exports.make(wanted, isLastTry)),
        handleTask(enforceRetentionTask, (_payload, { signal }) => retention.enforce(signal)),
        handleTask(settleTask, (_payload, { signal }) => deletions.settle(signal)),
      ],
    };
  },
});
