import { after, days } from '../../platform/clock.ts';
import type { Tx } from '../../platform/database/database.ts';
import { deleteMail, lockMail, type MailRow, markPassed, markStopped } from './mail.repo.ts';
import { hasComplained } from './mail-complaints.repo.ts';
import { type Finding, hasOwnDomain, isFinding, isSuspicious } from './mail-review.ts';
import { countPassed, findDomains, lockSender, type Sender } from './mail-senders.repo.ts';

/** So many mails of an organisation, and all of its first days, are looked at by the rules. */
const reviewedMails = 10;
const newFor = days(14);

/** The allowance is counted by days in UTC. */
export const dayOf = (now: Date): string => now.toISOString().slice(0, 10);
export const nextDay = (now: Date): Date => new Date(Date.parse(dayOf(now)) + days(1));

/**
 * Whether a mail that an organisation caused may leave now. Asked at the last moment, by the task that is about to send it, so
 * that a pause or a complaint also counts for what was written before. A mail that may not is stopped, never lost.
 */
export async function passGate(tx: Tx, mailId: string, now: Date): Promise<boolean> {
  const mail = await lockMail(tx, mailId);
  if (!mail?.organisation_id) return mail?.kind === 'account';
  if (mail.useless_after && mail.useless_after <= now) {
    await deleteMail(tx, mail.id);
    return false;
  }
  const sender = await lockSender(tx, mail.organisation_id, dayOf(now));
  if (await hasComplained(tx, mail.organisation_id, mail.to_address)) return stop(tx, mail, 'suppressed');
  if (sender.paused_at || sender.suspended_at) return stop(tx, mail, 'waiting');
  // It has passed and been counted before: this is another attempt at handing it over.
  if (mail.sender_position !== null) return true;
  const findings = await review(tx, mail, sender, now);
  if (isSuspicious(findings)) return stop(tx, mail, 'held', findings);
  if (sender.passed_today >= sender.mails_per_day) return stop(tx, mail, 'waiting');
  await markPassed(tx, mail.id, await countPassed(tx, mail.organisation_id));
  return true;
}

async function stop(
  tx: Tx,
  mail: MailRow,
  status: 'waiting' | 'held' | 'suppressed',
  findings?: readonly Finding[],
): Promise<false> {
  await markStopped(tx, mail.id, status, findings);
  return false;
}

/** What speaks against a mail of an organisation that is not known yet. */
async function review(tx: Tx, mail: MailRow, sender: Sender, now: Date): Promise<Finding[]> {
  const isNew = sender.created_at > after(now, -newFor);
  const isKnown = sender.trusted_at !== null || (sender.passed_total >= reviewedMails && !isNew);
  if (isKnown || mail.reviewed_at !== null) return [];
  const { addresses, websites } = await findDomains(tx, mail.organisation_id ?? '');
  return [
    ...mail.findings.filter(isFinding),
    ...(isNew ? (['new-organisation'] as const) : []),
    ...(addresses.some((address) => hasOwnDomain(address, websites)) ? [] : (['no-own-domain'] as const)),
  ];
}
