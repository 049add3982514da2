import { cleanName } from '@candela/contract/kernel/names.ts';
import {
  describeFurther,
  describeNotification,
  isNotificationKind,
  type NotificationKind,
  notificationKinds,
} from '@candela/contract/notifications/notifications.kinds.ts';
import type { Database } from '../../platform/database/database.ts';
import { organisationScope } from '../../platform/database/scope.ts';
import type { MailService } from '../mail/mail.service.ts';
import type { MailContent } from '../mail/mail-layout.service.ts';
import { pageLink } from '../mail/page-link.service.ts';
import * as repo from './notifications.repo.ts';
import type { MailDue } from './notifications.tasks.ts';

interface MailNotificationOptions {
  database: Database;
  mail: MailService;
  linkOrigin: string;
}

/**
 * One transaction takes what is due and writes the mail, so that it is written once. To a recruiter, and about what no
 * organisation caused, Candela writes itself; what an organisation causes to a candidate passes the gate like all its mail.
 */
export async function mailNotification(
  { database, mail, linkOrigin }: MailNotificationOptions,
  { notificationId, accountId, organisationId, role }: MailDue,
): Promise<void> {
  if (role === 'recruiter' && organisationId !== null) {
    const isSeen = await database.transaction(organisationScope(organisationId), (tx) =>
      repo.isSeenByMember(tx, notificationId, accountId),
    );
    if (!isSeen) return;
  }
  const sender = role === 'recruiter' ? null : organisationId;
  const scope = sender === null ? ({ kind: 'account', accountId } as const) : organisationScope(sender);
  return database.transaction(scope, async (tx) => {
    const due = await repo.takeMailDue(tx, notificationId);
    if (!due || !isNotificationKind(due.kind)) return;
    const { kind } = due;
    // Of what is about to begin, a reminder that had to wait until then is dropped.
    const { until, ...values } = repo.valuesColumn.parse(due.values);
    const further = describeFurther(kind, cleaned(values, longestText));
    if (sender === null) {
      const address = await repo.findOwnAddress(tx, accountId);
      const content = contentOf(kind, cleaned(values, longestName), further, linkOrigin);
      if (address) await mail.queueMail(tx, { to: address.email, candidateId: due.candidate_id, content });
      return;
    }
    const to = due.candidate_id && (await repo.findCandidateAddress(tx, due.candidate_id));
    if (!to) return;
    await mail.queueTenantMail(tx, {
      organisationId: sender,
      to,
      quotes: values,
      content: (quotes) => contentOf(kind, quotes, further, linkOrigin),
      ...(until && { uselessAfter: new Date(until) }),
    });
  });
}

const longestName = 80;
/** A message or a reason is quoted whole, unlike a name. */
const longestText = 1000;

const cleaned = (values: Record<string, string>, max: number): Record<string, string> =>
  Object.fromEntries(Object.entries(values).map(([name, text]) => [name, cleanName(text, max)]));

function contentOf(
  kind: NotificationKind,
  quotes: Record<string, string>,
  further: readonly string[],
  linkOrigin: string,
): MailContent {
  const { text, link } = describeNotification(kind, quotes);
  return {
    subject: text,
    paragraphs: [`${text}.`, ...further],
    action: { label: 'Open in Candela', url: pageLink(linkOrigin, link, notificationKinds[kind].to) },
    footer:
      'You get this because your settings on Candela ask for emails about it. You can change that under Settings.',
  };
}
