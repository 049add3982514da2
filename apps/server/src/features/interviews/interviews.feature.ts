import { applicationMoved } from '../../events/applications.events.ts';
import { calendarConnected } from '../../events/calendar.events.ts';
import { jobStatusChanged } from '../../events/jobs.events.ts';
import { listen } from '../../platform/events/event.ts';
import { defineFeature } from '../../platform/manifest/feature.ts';
import { task } from '../../platform/manifest/feature-task.ts';
import { calendarFeature } from '../calendar/calendar.feature.ts';
import { mailFeature } from '../mail/mail.feature.ts';
import { notificationsFeature } from '../notifications/notifications.feature.ts';
import { endInterviews, enqueueEnding } from './end-interviews.service.ts';
import { feedRoutes, registerFeed } from './feed.routes.ts';
import { registerInterviewFile } from './interview-file.routes.ts';
import { interviewsPersonal } from './interviews.personal.ts';
import { interviewRoutes, rescheduleRoutes, templateRoutes } from './interviews.routes.ts';
import {
  endInterviewsTask,
  readBackTask,
  remindTask,
  removeEventTask,
  settleInterviewTask,
  takeOutLeftTask,
  updateEventTask,
} from './interviews.tasks.ts';
import type { InterviewTools } from './interviews.tools.ts';
import { readBack } from './read-back.service.ts';
import { remind } from './reminders.service.ts';
import { removeEvent, takeOutLeft } from './remove-event.service.ts';
import { settleInterview } from './settle.service.ts';
import { catchUp, updateEvent } from './update-event.service.ts';

export const interviewsFeature = defineFeature({
  name: 'interviews',
  personal: interviewsPersonal,
  tasks: [
    task(settleInterviewTask, settleInterview),
    task(updateEventTask, updateEvent),
    task(removeEventTask, removeEvent),
    task(takeOutLeftTask, takeOutLeft),
    task(remindTask, remind),
    task(readBackTask, readBack),
    task(endInterviewsTask, endInterviews),
  ],
  build: ({ platform: { database, clock, queue, events, config, keys }, use }) => {
    const tools: InterviewTools = {
      database,
      clock,
      queue,
      events,
      mail: use(mailFeature),
      notifications: use(notificationsFeature),
      grants: use(calendarFeature),
      sender: config.mail.from.address,
      linkOrigin: config.linkOrigin,
      linkKey: keys.signedLink,
    };
    return {
      service: tools,
      routes: [...interviewRoutes(tools), ...rescheduleRoutes(tools), ...templateRoutes(tools), ...feedRoutes(tools)],
      mount: (app) => {
        registerFeed(app, tools);
        registerInterviewFile(app, tools);
      },
      tools,
      listeners: [
        listen(applicationMoved, 'interviews.end-with-application', async (tx, moved, { organisationId }) => {
          const { jobId, candidateId, to } = moved;
          if (to === 'rejected' || to === 'hired')
            await enqueueEnding(tools, tx, { organisationId, jobId, candidateId });
        }),
        listen(jobStatusChanged, 'interviews.end-with-job', async (tx, { jobId, to }, { organisationId }) => {
          if (to === 'Closed') await enqueueEnding(tools, tx, { organisationId, jobId });
        }),
        listen(calendarConnected, 'interviews.catch-up', (tx, { accountId }, { organisationId }) =>
          catchUp(tools, tx, organisationId, accountId),
        ),
      ],
    };
  },
});
