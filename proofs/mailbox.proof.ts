import assert from 'node:assert/strict';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { taskDefinitions } from '../apps/server/src/application.ts';
import { insertAccount } from '../apps/server/src/features/auth/accounts.repo.ts';
import { createMailService, type MailService } from '../apps/server/src/features/mail/mail.service.ts';
import { foundOrganisation } from '../apps/server/src/features/organisations/organisations.service.ts';
import { createDatabase, type Database } from '../apps/server/src/platform/database/database.ts';
import { systemScope } from '../apps/server/src/platform/database/scope.ts';
import { createLogger } from '../apps/server/src/platform/logger.ts';
import { pickFreePort } from '../apps/server/src/platform/postgres/free-port.ts';
import { createQueue } from '../apps/server/src/platform/queue/queue.ts';
import { say } from '../bench/harness/say.ts';
import { inTemporaryPlace } from '../bench/harness/temporary-place.ts';
import { type SmtpMode, startSmtpServer } from '../packages/integrations/src/testing/smtp-server.ts';
import { embeddedIn } from './harness/embedded-server.ts';
import { replaceWorker, startFleet } from './harness/fleet.ts';

type ParsedMail = Awaited<ReturnType<typeof startSmtpServer>>['inbox'][number];

export const about =
  'a mail server that is slow, refuses, is busy and drops connections, while the worker is killed: no mail is lost, copies share a Message-ID, other tenants do not wait';
/** How often the worker is killed. */
export const rounds = 3;

const each = 12;
/** How one tenant's recipients behave: all but the refused accept in the end. */
const difficult = ['slow', 'busy', 'drop', 'refuse'] as const;

export const prove = (kills: number): Promise<void> =>
  inTemporaryPlace(async (directory) => {
    const dataDir = path.join(directory, 'data');
    const attempts = new Map<string, number>();
    const smtp = await startSmtpServer(undefined, (address) => modeFor(address, attempts));
    const environment = { SMTP_URL: smtp.url, MAIL_FROM: 'Candela <no-reply@candela.test>', SEED_DEMO: '0' };
    const options = { dataDir, port: await pickFreePort(), environment, isSplit: true };
    let fleet = await startFleet(options);
    const server = embeddedIn(dataDir);
    const log = createLogger('silent');
    const url = await server.url();
    const database = createDatabase({ url, poolSize: 4, log, applicationName: 'proof' });
    const queue = createQueue({ url, definitions: taskDefinitions, log, upkeep: false });
    try {
      await queue.start();
      const clock = { now: () => new Date() };
      const mail = createMailService({ queue, clock, linkKey: new Uint8Array(32), linkOrigin: fleet.api.url });
      await writeMails(database, mail);
      for (let kill = 1; kill <= kills; kill += 1) {
        await sleep(500 + Math.random() * 1500);
        fleet = await replaceWorker(fleet, options);
        say(`  worker killed (${kill}), ${smtp.inbox.length} mails had arrived`);
      }
      await untilSettled(database);
      await verify(database, smtp.inbox, attempts);
    } finally {
      await queue.stop();
      await database.close();
      for (const product of fleet.products) if (product.isRunning()) await product.stop();
      await smtp.close();
    }
  });

/** Busy twice and dropped once for each address, refused and slow always. */
function modeFor(address: string, attempts: Map<string, number>): SmtpMode {
  const attempt = (attempts.get(address) ?? 0) + 1;
  attempts.set(address, attempt);
  if (address.startsWith('slow')) return 'slow';
  if (address.startsWith('refuse')) return 'refuse';
  if (address.startsWith('busy')) return attempt <= 2 ? 'busy' : 'accept';
  if (address.startsWith('drop')) return attempt <= 1 ? 'drop' : 'accept';
  return 'accept';
}

async function createSender(database: Database, name: string): Promise<string> {
  return database.transaction(systemScope, async (tx) => {
    const accountId = await insertAccount(tx, {
      email: `${name}@senders.test`,
      role: 'recruiter',
      firstName: 'Sam',
      lastName: 'Sender',
      passwordHash: null,
      authProvider: 'cognito',
    });
    const organisationId = await foundOrganisation(tx, { accountId, name });
    await tx
      .updateTable('subscriptions')
      .set((eb) => ({
        plan_id: eb.selectFrom('plans').select('id').where('name', '=', 'enterprise'),
        status: 'active',
        term: 'monthly',
        current_period_end: new Date(Date.now() + 864e5),
      }))
      .where('organisation_id', '=', organisationId)
      .execute();
    return organisationId;
  });
}

/** The difficult tenant's mails are all queued before the other's. */
async function writeMails(database: Database, mail: MailService): Promise<void> {
  const write = async (sender: string, words: readonly string[]) => {
    const organisationId = await createSender(database, sender);
    await database.transaction(systemScope, async (tx) => {
      for (let index = 0; index < each; index += 1) {
        for (const word of words) {
          await mail.queueTenantMail(tx, {
            organisationId,
            to: `${word}${index}@${sender}.test`,
            quotes: { jobTitle: 'Community nurse' },
            content: ({ jobTitle }) => ({ subject: jobTitle, paragraphs: ['A proof.'], footer: 'A proof.' }),
          });
        }
      }
    });
  };
  await write('difficult', difficult);
  await write('other', ['plain']);
}

async function untilSettled(database: Database): Promise<void> {
  const deadline = Date.now() + 300_000;
  for (;;) {
    const open = await database.system.selectFrom('mail_outbox').select('id').where('status', '=', 'queued').execute();
    if (open.length === 0) return;
    assert.ok(Date.now() < deadline, `${open.length} mails are still on their way`);
    await sleep(500);
  }
}

async function verify(database: Database, inbox: readonly ParsedMail[], attempts: Map<string, number>): Promise<void> {
  const rows = await database.system.selectFrom('mail_outbox').select(['id', 'to_address', 'status']).execute();
  assert.equal(rows.length, each * (difficult.length + 1));
  const addressOf = (mail: ParsedMail) => [mail.to ?? []].flat()[0]?.value[0]?.address ?? '';
  let copies = 0;
  for (const { id, to_address, status } of rows) {
    const arrived = inbox.filter((mail) => addressOf(mail) === to_address);
    if (to_address.startsWith('refuse')) {
      assert.deepEqual([to_address, status, arrived.length], [to_address, 'failed', 0]);
      // Asked again only where the worker died between the refusal and noting it.
      assert.ok((attempts.get(to_address) ?? 0) >= 1);
      continue;
    }
    assert.equal(status, 'sent', `${to_address} is ${status}`);
    assert.ok(arrived.length >= 1, `${to_address} got nothing`);
    for (const mail of arrived) assert.equal(mail.messageId, `<${id}@candela.test>`);
    copies += arrived.length - 1;
  }
  const lastOf = (word: string) => inbox.findLastIndex((mail) => addressOf(mail).startsWith(word));
  const later = inbox.length - 1 - lastOf('plain');
  assert.ok(lastOf('plain') < inbox.length - 1, 'the other tenant was served before the difficult one was done');
  say(
    `  ${rows.length} mails: ${each * 4} arrived, none lost, ${copies} copies with the same Message-ID, ${each} refused for good`,
  );
  say(`  the other tenant's last mail arrived with ${later} of the difficult one's still to come`);
}
