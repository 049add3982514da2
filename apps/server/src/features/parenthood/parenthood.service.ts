import type { Proof } from '@candela/contract/auth/proof.schemas.ts';
import { recordAudit } from '../../platform/audit/audit.repo.ts';
import type { Clock } from '../../platform/clock.ts';
import type { Database } from '../../platform/database/database.ts';
import { type RecruiterPrincipal, tenantScope } from '../../platform/sessions/principal.ts';
import type { Reauthentication } from '../auth/reauthentication.service.ts';
import type { MailService } from '../mail/mail.service.ts';
import { passParenthood } from '../organisations/organisations.service.ts';
import { handedOverMail } from './parenthood.mails.ts';

export interface ParenthoodOptions {
  database: Database;
  clock: Clock;
  reauthentication: Reauthentication;
  mail: MailService;
  linkOrigin: string;
}

export const createParenthoodService = (options: ParenthoodOptions) => ({
  /** Answers with the name of the new parent. */
  handOver: (principal: RecruiterPrincipal, accountId: string, proof: Proof) =>
    handOver(options, principal, accountId, proof),
});

export type ParenthoodService = ReturnType<typeof createParenthoodService>;

/** Both parents, the record of it and both mails: all of it or nothing. */
async function handOver(
  { database, clock, reauthentication, mail, linkOrigin }: ParenthoodOptions,
  principal: RecruiterPrincipal,
  accountId: string,
  proof: Proof,
): Promise<string> {
  await reauthentication.demand(principal, proof);
  const { organisationId } = principal;
  return database.transaction(tenantScope(principal), async (tx) => {
    const { organisationName, from, to } = await passParenthood(tx, organisationId, {
      from: principal.accountId,
      to: accountId,
    });
    await recordAudit(tx, {
      action: 'parenthood.handed-over',
      at: clock.now(),
      organisationId,
      actorAccountId: principal.accountId,
      subject: { type: 'account', id: accountId },
    });
    for (const reader of ['from', 'to'] as const) {
      await mail.queueTenantMail(tx, {
        organisationId,
        to: { from, to }[reader].email,
        quotes: { organisationName, fromName: from.name, toName: to.name },
        content: (quotes) => handedOverMail(reader, quotes, `${linkOrigin}/dashboard`),
      });
    }
    return to.name;
  });
}
