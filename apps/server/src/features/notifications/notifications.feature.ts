import { applicationMoved, applicationOpened } from '../../events/applications.events.ts';
import { assessmentEvaluated } from '../../events/assessments.events.ts';
import { recruitersNotified } from '../../events/notifications.events.ts';
import { listen } from '../../platform/events/event.ts';
import { tellLive } from '../../platform/events/live-source.ts';
import { defineFeature } from '../../platform/manifest/feature.ts';
import { task } from '../../platform/manifest/feature-task.ts';
import { mailFeature } from '../mail/mail.feature.ts';
import { mailNotification } from './mail-notification.ts';
import { notificationsPersonal } from './notifications.personal.ts';
import { forgetNotificationsAbout } from './notifications.repo.ts';
import { notificationRoutes } from './notifications.routes.ts';
import { createNotificationsService } from './notifications.service.ts';
import { mailNotificationTask } from './notifications.tasks.ts';
import { tellEvaluated, tellMoved, tellOpened } from './tell-applications.ts';

export const notificationsFeature = defineFeature({
  name: 'notifications',
  personal: notificationsPersonal,
  leaveOf: forgetNotificationsAbout,
  tasks: [task(mailNotificationTask, mailNotification)],
  build: ({ platform: { database, clock, queue, events, config }, use }) => {
    const service = createNotificationsService({ database, clock, queue, events });
    return {
      service,
      routes: notificationRoutes(service),
      tools: { database, mail: use(mailFeature), linkOrigin: config.linkOrigin },
      live: [
        tellLive({
          topic: 'notifications',
          event: recruitersNotified,
          subjectsFor: async (_tx, { accountId }, told) =>
            told.some(({ accountIds }) => accountIds.includes(accountId)) ? [accountId] : [],
        }),
      ],
      listeners: [
        listen(applicationOpened, 'notifications.application-opened', (tx, pair, { organisationId }) =>
          tellOpened(tx, service, { organisationId, ...pair }),
        ),
        listen(assessmentEvaluated, 'notifications.assessment-evaluated', (tx, evaluated, { organisationId, at }) =>
          tellEvaluated(tx, service, { organisationId, at, ...evaluated }),
        ),
        listen(applicationMoved, 'notifications.application-moved', (tx, move, { organisationId, at }) => {
          const { candidateId, jobId, to, byCandidate = false } = move;
          return tellMoved(tx, service, { organisationId, candidateId, jobId, to, byCandidate, at });
        }),
      ],
    };
  },
});
