import type { Clock } from '../../platform/clock.ts';
import type { Database } from '../../platform/database/database.ts';
import { organisationScope } from '../../platform/database/scope.ts';
import type { MailService } from '../mail/mail.service.ts';
import { readSubscription } from '../subscriptions/subscriptions.service.ts';
import { type BillingNews, billingMail, contactMail } from './billing.mails.ts';
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
  async send({ organisationId, change }: { organisationId: string; change: BillingNews }): Promise<void> {
    const found = await database.transaction(organisationScope(organisationId), async (tx) => ({
      payer: await findPayer(tx, organisationId),
      subscription: await readSubscription(tx, organisationId),
    }));
    const { payer, subscription } = found;
    if (!payer) return;
    const { is_trial: isTrial, ends_at_period_end: ends } = subscription;
    const until = isTrial || change === 'trial-ends' ? subscription.current_period_end : subscription.grace_until;
    const notice = {
      change,
      planName: subscription.display_name,
      until: until && day(until),
      trial: isTrial ? (ends ? ('ends' as const) : ('goes-on' as const)) : null,
      billingUrl: `${linkOrigin}${change === 'ended' ? '/pricing' : '/billing'}`,
    };
    await database.transaction({ kind: 'account', accountId: payer.id }, (tx) =>
      mail.queueMail(tx, { to: payer.email, content: billingMail({ ...notice, firstName: payer.first_name }) }),
    );
    const contact = payer.billing_email;
    if (!contact || contact === payer.email) return;
    await database.transaction(organisationScope(organisationId), (tx) =>
      mail.queueTenantMail(tx, {
        organisationId,
        to: contact,
        quotes: { organisationName: payer.organisation_name },
        content: (quotes) => contactMail(notice, quotes.organisationName),
      }),
    );
  },
});

export type NoticeService = ReturnType<typeof createNoticeService>;
