import { recordAudit } from '../../platform/audit/audit.repo.ts';
import { after, type Clock, days } from '../../platform/clock.ts';
import type { Tx } from '../../platform/database/database.ts';
import { signLink } from '../../platform/secrets/signed-link.ts';
import { markInvited } from '../../records/candidates.repo.ts';
import type { MailService } from '../mail/mail.service.ts';
import { invitationMail } from './invitation.mails.ts';
import { findInvitee } from './invitation.repo.ts';

export interface InvitationOptions {
  clock: Clock;
  mail: MailService;
  linkKey: Uint8Array;
  linkOrigin: string;
}

const validFor = days(60);

export const createInvitationService = ({ clock, mail, linkKey, linkOrigin }: InvitationOptions) => ({
  /** Asks the person behind a CV to claim it: once, and only where there is an address and no account yet. */
  async invite(
    tx: Tx,
    candidateId: string,
    { organisationId, jobId }: { organisationId: string; jobId: string },
  ): Promise<void> {
    const person = await findInvitee(tx, candidateId, jobId);
    if (!person || person.email === '' || person.account_id !== null || person.invited_at !== null) return;
    const now = clock.now();
    const expiresAt = after(now, validFor);
    const invite = signLink(linkKey, 'claim', candidateId, expiresAt);
    // What it is about is in front of them once they are in.
    const next = `/dashboard/job/${jobId}`;
    const query = new URLSearchParams({ email: person.email, candidateId, invite, next });
    await markInvited(tx, candidateId, now);
    const links = {
      claimUrl: `${linkOrigin}/register?${query}#candidate`,
      heldUrl: `${linkOrigin}/held/${signLink(linkKey, 'held', candidateId, expiresAt)}`,
    };
    await mail.queueTenantMail(tx, {
      to: person.email,
      organisationId,
      quotes: {
        name: person.name,
        organisationName: person.organisation_name,
        companyName: person.company_name,
        jobTitle: person.job_title,
      },
      content: (quotes) => invitationMail(quotes, links),
    });
    await recordAudit(tx, {
      action: 'candidate.invited',
      at: now,
      organisationId,
      subject: { type: 'candidate', id: candidateId },
      detail: { jobId },
    });
  },
});
