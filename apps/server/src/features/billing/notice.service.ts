import type { Clock } from '../../platform/clock.ts';
import { type Database, narrowed } from '../../platform/database/database.ts';
import { organisationScope } from '../../platform/database/scope.ts';
import type { MailService } from '../mail/mail.service.ts';
import { readSubscription } from '../subscriptions/subscriptions.service.ts';
import { type BillingNews, type BillingNotice, billingMail, contactMail } from './billing.mails.ts';
import { findPayer } from './billing.repo.ts';

export interface NoticeOptions {
  database: Database;
  clock: Clock;
  mail: MailService;
  linkOrigin: string;
}

const day = (moment: Date): string =>
  moment.toLocaleDateString('en-GB', { day: 'numeric', month: 'long', year: 'numeric', timeZone: 'Europe/London' });

export const createNoticeService = ({ database, mail, linkOrigin }: NoticeOptions) => ({
  /** Tells the parent, and the billing contact if there is one, what happened to the plan. */
  /** Both in one transaction: tried again after half of it, it would tell the first of them twice. */
  send: ({ organisationId, change }: { organisationId: string; change: BillingNews }): Promise<void> => {
    const scope = organisationScope(organisationId);
    return database.transaction(scope, async (tx) => {
      const payer = await findPayer(tx, organisationId);
      if (!payer) return;
      const notice = toNotice(await readSubscription(tx, organisationId), change, linkOrigin);
      const contact = payer.billing_email;
      if (contact && contact !== payer.email) {
        await mail.queueTenantMail(tx, {
          organisationId,
          to: contact,
          quotes: { organisationName: payer.organisation_name },
          content: (quotes) => contactMail(notice, quotes.organisationName),
        });
      }
      const content = billingMail({ ...notice, firstName: payer.first_name });
      await narrowed(tx, { kind: 'account', accountId: payer.id }, scope, () =>
        mail.queueMail(tx, { to: payer.email, content }),
      );
    });
  },
});

function toNotice(
  subscription: Awaited<ReturnType<typeof readSubscription>>,
  change: BillingNews,
  linkOrigin: string,
): BillingNotice {
  const { is_trial: isTrial, ends_at_period_end: ends } = subscription;
  const isOfPeriod = isTrial || change === 'trial-ends' || change === 'cancelled' || change === 'resumed';
  const until = isOfPeriod ? subscription.current_period_end : subscription.grace_until;
  return {
    change,
    planName: subscription.display_name,
    until: until && day(until),
    trial: isTrial ? (ends ? 'ends' : 'goes-on') : null,
    billingUrl: `${linkOrigin}${change === 'ended' ? '/pricing' : '/billing'}`,
  };
}

export type NoticeService = ReturnType<typeof createNoticeService>;
