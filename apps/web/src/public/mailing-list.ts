import { honeypotField } from '@candela/contract/leads/interest.routes.ts';
import type { Site } from '#lib/server-context.ts';

export interface InterestDestination {
  /** Where the plain form posts; ours is the page itself. */
  action: string;
  isOurs: boolean;
  roleField: string;
  /** The field people do not see and machines fill in. */
  honeypot: string;
}

/** The list's own form where one is configured: its trap is named after the account and the list in its address. */
export function interestDestination(mailingList: Site['mailingList']): InterestDestination {
  if (!mailingList) return { action: '#interest', isOurs: true, roleField: 'ROLE', honeypot: honeypotField };
  const { searchParams } = new URL(mailingList.url);
  const honeypot = `b_${searchParams.get('u') ?? ''}_${searchParams.get('id') ?? ''}`;
  return { action: mailingList.url, isOurs: false, roleField: mailingList.roleField, honeypot };
}
