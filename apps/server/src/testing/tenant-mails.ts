import { createMailService } from '../features/mail/mail.service.ts';
import { systemScope } from '../platform/database/scope.ts';
import type { TestApp } from './test-app.ts';

/** Mails an organisation causes, one to each address, as an invitation would be. */
export async function writeTenantMails(
  app: TestApp,
  organisationId: string,
  addresses: readonly string[],
  jobTitle = 'Community nurse',
): Promise<void> {
  const { queue, keys, config, database } = app.platform;
  const mail = createMailService({
    queue,
    clock: app.clock,
    linkKey: keys.signedLink,
    linkOrigin: config.linkOrigin,
  });
  await database.transaction(systemScope, async (tx) => {
    for (const to of addresses) {
      await mail.queueTenantMail(tx, {
        organisationId,
        to,
        quotes: { jobTitle, companyName: 'Fernhill' },
        content: (quotes) => ({
          subject: `${quotes.companyName} is considering you for ${quotes.jobTitle}`,
          paragraphs: [`${quotes.companyName} has your CV.`],
          footer: 'A test.',
        }),
      });
    }
  });
}

/** How many of an organisation's mails are in each state. */
export async function mailStates(app: TestApp, organisationId: string): Promise<Record<string, number>> {
  const rows = await app.platform.database.system
    .selectFrom('mail_outbox')
    .select((eb) => ['status', eb.fn.countAll<number>().as('count')])
    .where('organisation_id', '=', organisationId)
    .groupBy('status')
    .execute();
  return Object.fromEntries(rows.map(({ status, count }) => [status, count]));
}

export const addressesAt = (host: string, count: number): string[] =>
  Array.from({ length: count }, (_, index) => `person${index}@${host}.test`);

/** The link to complain that the newest mail to an address carries. */
export async function reportToken(app: TestApp, address: string): Promise<string> {
  const [mail] = await app.mailTo(address);
  const token = mail?.text.match(/report-mail\?token=(\S+)/)?.[1];
  if (!token) throw new Error(`The mail to ${address} has no way to complain`);
  return token;
}
