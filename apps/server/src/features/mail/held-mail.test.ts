import { decideHeldMail, listHeldMails } from '@candela/contract/mail/admin-mail.routes.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { days } from '../../platform/clock.ts';
import { createParent, createPerson, signIn } from '../../testing/people.ts';
import { addressesAt, mailStates, writeTenantMails } from '../../testing/tenant-mails.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';

const scam = 'Royal Mail: parcel held, pay 1.99 at http://evil.example/pay';

let app: TestApp;
let admin: string;
beforeAll(async () => {
  app = await createTestApp();
  admin = (await signIn(app, await createPerson(app, 'admin'))).token;
});
afterAll(() => app.close());

const held = async (organisationId: string) =>
  (await app.call(listHeldMails, { query: { pageSize: 100 } }, { token: admin })).body.items.filter(
    (item) => item.organisationId === organisationId,
  );
const decide = (id: string | undefined, body: object) =>
  app.call(decideHeldMail, { params: { id: id ?? '' }, body: body as { decision: 'release' } }, { token: admin });

describe('a mail of a new organisation that looks like a trick', () => {
  it('is held with what was found in it, and its subject carries no address', async () => {
    const { organisationId } = await createParent(app);
    await writeTenantMails(app, organisationId, ['victim@held.test'], scam);
    await app.work();
    expect(await mailStates(app, organisationId)).toEqual({ held: 1 });
    const [mail] = await held(organisationId);
    expect(mail?.findings).toEqual(['link', 'brand', 'urgent-money', 'new-organisation', 'no-own-domain']);
    expect(mail?.subject).toBe('Fernhill is considering you for Royal Mail: parcel held, pay 1.99 at');
    expect(mail?.text).not.toContain('evil');
    // Who looks at it here could otherwise complain in the name of its reader.
    expect(mail?.text).toMatch(/\/report-mail\?…$/);
    expect(mail?.text).not.toContain('token');
  });

  it('leaves once an admin releases it, and only once', async () => {
    const { organisationId } = await createParent(app);
    await writeTenantMails(app, organisationId, addressesAt('release', 2), 'NHS nurse, urgent');
    await app.work();
    const [first] = await held(organisationId);
    expect((await decide(first?.id, { decision: 'release' })).status).toBe(200);
    expect((await decide(first?.id, { decision: 'release' })).status).toBe(409);
    await app.work();
    expect(await mailStates(app, organisationId)).toEqual({ sent: 1, held: 1 });
  });

  it('is refused with a reason, and then never leaves', async () => {
    const { organisationId } = await createParent(app);
    await writeTenantMails(app, organisationId, ['victim@refuse.test'], scam);
    await app.work();
    const [mail] = await held(organisationId);
    expect((await decide(mail?.id, { decision: 'refuse' })).body.message).toBe('Please say why');
    expect((await decide(mail?.id, { decision: 'refuse', reason: 'A trick' })).body.data.count).toBe(1);
    await app.work();
    expect(await mailStates(app, organisationId)).toEqual({ refused: 1 });
  });

  it('with all others of its organisation: releasing ends the reviews, refusing pauses it', async () => {
    const [honest, crook] = [await createParent(app), await createParent(app)];
    for (const { organisationId } of [honest, crook]) {
      await writeTenantMails(app, organisationId, addressesAt('all', 3), 'NHS nurse, urgent');
    }
    await app.work();
    const everything = { scope: 'organisation', reason: 'Looked at their site' };
    await decide((await held(honest.organisationId))[0]?.id, { decision: 'release', ...everything });
    await decide((await held(crook.organisationId))[0]?.id, { decision: 'refuse', ...everything });
    for (const { organisationId } of [honest, crook]) {
      await writeTenantMails(app, organisationId, ['next@all.test'], 'NHS nurse, urgent');
    }
    await app.work();
    expect(await mailStates(app, honest.organisationId)).toEqual({ sent: 4 });
    expect(await mailStates(app, crook.organisationId)).toEqual({ refused: 3, waiting: 1 });
  });
});

describe('the rules', () => {
  it('let the ordinary first mails of a new organisation pass', async () => {
    const { organisationId } = await createParent(app);
    await writeTenantMails(app, organisationId, addressesAt('ordinary', 3), 'Payroll and accounts manager');
    await app.work();
    expect(await mailStates(app, organisationId)).toEqual({ sent: 3 });
  });

  it('no longer look at an organisation that is two weeks old and has sent ten mails', async () => {
    const { organisationId } = await createParent(app);
    await writeTenantMails(app, organisationId, addressesAt('known', 10));
    await app.work();
    await writeTenantMails(app, organisationId, ['young@known.test'], 'NHS nurse, urgent');
    await app.work();
    expect(await mailStates(app, organisationId)).toEqual({ sent: 10, held: 1 });
    app.clock.advance(days(15));
    await writeTenantMails(app, organisationId, ['old@known.test'], 'NHS nurse, urgent');
    await app.work();
    expect(await mailStates(app, organisationId)).toEqual({ sent: 11, held: 1 });
  });
});
