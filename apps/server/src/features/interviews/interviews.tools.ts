import type { Clock } from '../../platform/clock.ts';
import type { Database } from '../../platform/database/database.ts';
import type { Events } from '../../platform/events/events.ts';
import type { Queue } from '../../platform/queue/queue.ts';
import type { CalendarGrants } from '../calendar/grants.service.ts';
import type { MailService } from '../mail/mail.service.ts';
import type { NotificationsService } from '../notifications/notifications.service.ts';

/** What the operations on interviews stand on. */
export interface InterviewTools {
  database: Database;
  clock: Clock;
  queue: Queue;
  events: Events;
  mail: MailService;
  notifications: NotificationsService;
  grants: CalendarGrants;
  /** From whom invitations come: answers to them go where the mail came from. */
  sender: string;
  linkOrigin: string;
  /** Signs the links with which candidates choose and change a time. */
  linkKey: Uint8Array;
}
