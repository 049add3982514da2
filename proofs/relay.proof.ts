import assert from 'node:assert/strict';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { pickFreePort } from '../apps/server/src/platform/postgres/free-port.ts';
import { cvText } from '../apps/server/src/testing/uploads.ts';
import { say } from '../bench/harness/say.ts';
import { inTemporaryPlace } from '../bench/harness/temporary-place.ts';
import { startSmtpServer } from '../packages/integrations/src/testing/smtp-server.ts';
import { call } from './harness/calls.ts';
import { embeddedIn } from './harness/embedded-server.ts';
import { startFleet } from './harness/fleet.ts';

export const about =
  'a fresh free account tries to send mail of its own wording to strangers: no address of its own leaves, and no more than the day’s allowance';
/** Strangers. */
export const rounds = 150;

const freeAllowance = 20;
const evil = 'evil-parcels.example';
const password = 'Correct-horse-7';

type Database = ReturnType<typeof embeddedIn>;
type Smtp = Awaited<ReturnType<typeof startSmtpServer>>;

export const prove = (strangers: number): Promise<void> =>
  inTemporaryPlace(async (directory) => {
    const dataDir = path.join(directory, 'data');
    const smtp = await startSmtpServer();
    const environment = { RATE_LIMITS: '0', SMTP_URL: smtp.url, MAIL_FROM: 'Candela <no-reply@candela.test>' };
    const fleet = await startFleet({ dataDir, port: await pickFreePort(), environment, isSplit: false });
    try {
      await attack(fleet.api.url, embeddedIn(dataDir), smtp, strangers);
      assert.equal(await fleet.api.stop(), 0, fleet.api.output());
    } finally {
      if (fleet.api.isRunning()) await fleet.api.stop();
      await smtp.close();
    }
  });

async function attack(url: string, database: Database, smtp: Smtp, strangers: number): Promise<void> {
  const token = await register(url);
  const company = await createCompany(url, token);
  const { jobId, refused } = await createJob(url, token, company);
  say(`  ${refused} names with an address in them were refused`);

  // First with ordinary words: the allowance is all that leaves.
  const half = Math.floor(strangers / 2);
  await upload(url, token, jobId, people('ordinary', half));
  await untilSettled(database, half);
  const ordinary = await states(database);
  assert.deepEqual(ordinary, { sent: Math.min(half, freeAllowance), waiting: Math.max(0, half - freeAllowance) });
  assert.equal(toStrangers(smtp).length, ordinary.sent);
  say(
    `  ${half} strangers with an ordinary job: ${ordinary.sent} mails left, ${ordinary.waiting} wait for the next day`,
  );

  // Then with a trick in the job's name, as far as a name allows one.
  const title = 'Royal Mail: parcel held, pay 1.99 today';
  const renamed = await call(`${url}/api/jobs/${jobId}`, { method: 'PATCH', token, body: { title } });
  assert.equal(renamed.status, 200, JSON.stringify(renamed.body));
  await upload(url, token, jobId, people('tricked', strangers - half));
  await untilSettled(database, strangers);
  const after = await states(database);
  assert.equal(after.sent, ordinary.sent, 'nothing more left');
  assert.equal(after.held, strangers - half, 'each mail with the trick is held for an admin');
  say(`  ${strangers - half} strangers with "${title}": none left, ${after.held} are held`);

  for (const { subject, text, html } of toStrangers(smtp)) {
    assert.ok(!`${subject} ${text} ${html || ''}`.includes(evil), `an address of the attacker left: ${subject}`);
    assert.ok(!/https?:|www\./i.test(subject ?? ''), `an address in a subject: ${subject}`);
  }
  await complain(url, database, smtp);
}

const toStrangers = (smtp: Smtp) =>
  smtp.inbox.filter((mail) => [mail.to ?? []].flat().some(({ text }) => text.endsWith('@stranger.test')));

async function register(url: string): Promise<string> {
  const person = { email: 'attacker@relay.test', role: 'recruiter' };
  const names = { firstName: 'Ann', lastName: 'Attacker', company: 'Fernhill Community Trust' };
  const lured = await call(`${url}/api/auth/register`, {
    body: { ...person, ...names, password, company: `Royal Mail, pay at http://${evil}/pay` },
  });
  assert.equal(lured.status, 400, 'a company that is an address is refused');
  await expectStatus(call(`${url}/api/auth/register`, { body: { ...person, ...names, password } }), 201);
  const early = await call(`${url}/api/auth/login`, { body: { ...person, password } });
  assert.equal(early.status, 403, 'no way in before the address is confirmed');
  let code: string | undefined;
  for (let tries = 0; !code && tries < 200; tries += 1) {
    const { body } = await call(`${url}/dev/mailbox.json?to=${encodeURIComponent(person.email)}`);
    code = (body.items as { text: string }[])[0]?.text.match(/\b\d{6}\b/)?.[0];
    if (!code) await sleep(50);
  }
  await expectStatus(call(`${url}/api/auth/confirm`, { body: { ...person, code } }), 200);
  const login = await expectStatus(call(`${url}/api/auth/login`, { body: { ...person, password } }), 200);
  return String(login.body.accessToken);
}

async function createCompany(url: string, token: string): Promise<string> {
  const body = {
    companyName: 'Fernhill Community Trust',
    industry: 7,
    description: 'Care at home.',
    location: 'Leeds',
    website: 'https://fernhill.example',
    careerPageUrl: 'https://fernhill.example/jobs',
    size: 40,
    contactEmail: 'people@fernhill.example',
    contactPhone: '0113 496 0000',
    contactName: 'Jo Bell',
    contactPosition: 'Head of people',
  };
  const answer = await expectStatus(call(`${url}/api/companies`, { token, body }), 201);
  return (answer.body.data as { _id: string })._id;
}

async function createJob(url: string, token: string, companyId: string) {
  const body = {
    title: 'Community nurse',
    companyId,
    recruiter: 'Jo Bell',
    description: 'Caring for people at home in and around Leeds.',
    location: 'onsite',
    salary: { min: 30_000, max: 35_000 },
    match_score_threshold: 0,
    jobType: 'Full-time',
    workingHours: 'Full-time',
    skills: ['Wound care'],
    requirements: ['Registered nurse'],
    responsibilities: ['Visit patients at home'],
    applicationDeadline: new Date(Date.now() + 30 * 864e5).toISOString(),
  };
  const lures = [
    `Royal Mail: parcel held, pay 1.99 at http://${evil}/pay`,
    `pay at www.${evil}`,
    `Nurse\r\nBcc: x@y.test`,
  ];
  for (const title of lures) {
    const answer = await call(`${url}/api/jobs/recruiter`, { token, body: { ...body, title } });
    assert.equal(answer.status, 400, `the title ${JSON.stringify(title)} is refused`);
  }
  const answer = await expectStatus(call(`${url}/api/jobs/recruiter`, { token, body }), 201);
  return { jobId: (answer.body.data as { _id: string })._id, refused: lures.length + 1 };
}

const people = (word: string, count: number) =>
  Array.from({ length: count }, (_, index) => ({
    name: 'Alex Stranger',
    email: `${word}${index}@stranger.test`,
    extra: `Reference ${word} ${index}, see http://${evil}/pay`,
  }));

async function upload(url: string, token: string, jobId: string, files: ReturnType<typeof people>): Promise<void> {
  const cvs = files.map((file, index) => ({ fileName: `cv-${index}.txt`, size: Buffer.byteLength(cvText(file)) }));
  const { body } = await expectStatus(
    call(`${url}/api/upload/generate-upload-urls`, { token, body: { cvs, jobId } }),
    200,
  );
  const signed = body.uploadUrls as { uploadUrl: string; contentType: string; key: string }[];
  for (const [index, { uploadUrl, contentType }] of signed.entries()) {
    const file = files[index];
    if (!file) continue;
    await fetch(new URL(uploadUrl, url), {
      method: 'PUT',
      headers: { 'content-type': contentType },
      body: cvText(file),
    });
  }
  await call(`${url}/api/upload/complete`, { token, body: { keys: signed.map(({ key }) => key) } });
}

async function states(database: Database): Promise<Record<string, number>> {
  const rows = await database.query<{ status: string; count: number }>(
    `select status, count(*)::int as count from mail_outbox where to_address like '%@stranger.test' group by 1`,
  );
  return { sent: 0, waiting: 0, ...Object.fromEntries(rows.map(({ status, count }) => [status, count])) };
}

/** Each of so many strangers has a mail, and none of these is still on its way. */
async function untilSettled(database: Database, count: number): Promise<void> {
  const deadline = Date.now() + 300_000;
  for (;;) {
    const { queued = 0, ...rest } = await states(database);
    const written = Object.values(rest).reduce((sum, one) => sum + one, queued);
    if (written === count && queued === 0) return;
    assert.ok(Date.now() < deadline, `${written} of ${count} mails were written, ${queued} are queued`);
    await sleep(500);
  }
}

/** What two recipients do about it: a look changes nothing, one click each pauses the sender. */
async function complain(url: string, database: Database, smtp: Smtp): Promise<void> {
  const isPaused = async () =>
    (await database.query<{ id: string }>('select organisation_id as id from mail_senders where paused_at is not null'))
      .length > 0;
  const links = toStrangers(smtp)
    .slice(0, 2)
    .map((mail) => (mail.headers.get('list') as { unsubscribe?: { url?: string } } | undefined)?.unsubscribe?.url);
  for (const link of links) {
    assert.ok(link?.startsWith(url), `each mail has a link of ours to complain: ${link}`);
    assert.equal((await fetch(link ?? '')).status, 200);
  }
  assert.equal(await isPaused(), false, 'opening the link changes nothing');
  for (const link of links) {
    const body = new URLSearchParams({ 'List-Unsubscribe': 'One-Click' });
    assert.equal(
      (await fetch(link ?? '', { method: 'POST', body })).status,
      200,
      'one click, as a mail reader sends it',
    );
  }
  assert.equal(await isPaused(), true, 'two complaints pause the sender');
  say('  opening the complaint link changed nothing; one click of each of two recipients paused the sender');
}

async function expectStatus<A extends { status: number; body: unknown }>(
  calling: Promise<A>,
  status: number,
): Promise<A> {
  const answer = await calling;
  assert.equal(answer.status, status, JSON.stringify(answer.body));
  return answer;
}
