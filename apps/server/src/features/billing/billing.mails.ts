import type { MailContent } from '../mail/mail-layout.service.ts';
import type { PaidChange } from '../subscriptions/paid-state.service.ts';

/** What happened to a plan, or is about to. */
export type BillingNews = PaidChange | 'trial-ends';

export interface BillingNotice {
  change: BillingNews;
  planName: string;
  /** Until when the plan counts, where that is about to matter. */
  until: string | null;
  /** A trial: the first payment comes with its end, unless it was cancelled. */
  trial: 'goes-on' | 'ends' | null;
  billingUrl: string;
}

const afterTrial = {
  'goes-on': 'The first payment is taken that day unless you cancel before.',
  ends: 'It is cancelled: nothing is charged.',
} as const;

const texts: Record<BillingNews, (notice: BillingNotice) => { subject: string; text: string; label: string }> = {
  started: ({ planName, until, trial }) => ({
    subject: trial ? `Your trial of ${planName} has begun` : `You are now on ${planName}`,
    text: trial
      ? `You are trying ${planName} until ${until}, and its limits apply from now. ${afterTrial[trial]}`
      : `Thank you. You are now on ${planName}, and its limits apply from now.`,
    label: 'See your plan',
  }),
  'plan-changed': ({ planName }) => ({
    subject: `Your plan is now ${planName}`,
    text: `Your plan was changed to ${planName}. Nothing is removed. Where you use more than the plan allows, you cannot add more.`,
    label: 'See your plan',
  }),
  cancelled: ({ planName, until, trial }) => ({
    subject: `Your ${planName} plan is cancelled`,
    text: `It counts until ${until} and then ends. ${trial ? 'Nothing is charged. ' : ''}Everything you have is kept, and until then you can take the cancellation back.`,
    label: 'See your plan',
  }),
  resumed: ({ planName, until }) => ({
    subject: `Your ${planName} plan goes on`,
    text: `The cancellation was taken back. The next payment is taken on ${until}.`,
    label: 'See your plan',
  }),
  'payment-failed': ({ planName, until }) => ({
    subject: 'A payment for Candela failed',
    text: `We could not take the payment for ${planName}. ${until ? `Everything works as before until ${until}. ` : ''}Please check your card; we will try the payment again.`,
    label: 'Check the payment',
  }),
  'payment-made': ({ planName }) => ({
    subject: 'We received your payment',
    text: `The outstanding payment for ${planName} was made. Thank you; there is nothing else to do.`,
    label: 'See your plan',
  }),
  ended: ({ planName }) => ({
    subject: `Your ${planName} plan has ended`,
    text: 'Your plan has ended. Everything is kept; choose a plan, including the free one, to use it again.',
    label: 'Choose a plan',
  }),
  'trial-ends': ({ planName, until }) => ({
    subject: `Your trial of ${planName} ends on ${until}`,
    text: `Your trial of ${planName} ends on ${until}. ${afterTrial['goes-on']} Nothing you have is removed.`,
    label: 'See your plan',
  }),
};

export function billingMail(notice: BillingNotice & { firstName: string }): MailContent {
  const { subject, text, label } = texts[notice.change](notice);
  return {
    subject,
    paragraphs: [`Hello ${notice.firstName},`, text],
    action: { label, url: notice.billingUrl },
    footer: 'You get this because you manage your organisation’s plan on Candela.',
  };
}

/** To an address that need not have an account: the words are the same, the footer says whose plan it is. */
export function contactMail(notice: BillingNotice, organisationName: string): MailContent {
  const { subject, text, label } = texts[notice.change](notice);
  return {
    subject: `${organisationName}: ${subject}`,
    paragraphs: ['Hello,', text],
    action: { label, url: notice.billingUrl },
    footer: `You get this because ${organisationName} uses this address for billing on Candela.`,
  };
}
