import { handleTask, type TaskHandler } from '../../platform/queue/task.ts';
import { endSubscriptionTask, renewTask, sendNoticeTask, syncSubscriptionTask } from './billing.tasks.ts';
import type { NoticeService } from './notice.service.ts';
import type { SyncService } from './sync.service.ts';

export const billingHandlers = (services: { sync: SyncService; notices: NoticeService }): TaskHandler[] => [
  handleTask(syncSubscriptionTask, (payload) => services.sync.sync(payload)),
  handleTask(endSubscriptionTask, (payload) => services.sync.end(payload)),
  handleTask(sendNoticeTask, (payload) => services.notices.send(payload)),
  handleTask(renewTask, async () => {
    await services.sync.remindOfTrials();
    await services.sync.renewAll();
  }),
];
