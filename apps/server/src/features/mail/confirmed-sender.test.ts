import { login } from '@candela/contract/auth/auth.routes.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { testPassword } from '../../testing/people.ts';
import { beginRegistration, confirmWith, freshEmail, registration } from '../../testing/registering.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.close());

const countOrganisations = async () =>
  (await app.platform.database.system.selectFrom('organisations').select('id').execute()).length;

describe('an organisation, without which no invitation is written', () => {
  it('exists only once its founder has confirmed their address', async () => {
    const email = freshEmail();
    const code = await beginRegistration(app, registration(email, { role: 'recruiter', company: 'Fernhill' }));
    expect(await countOrganisations()).toBe(0);
    const signIn = () => app.call(login, { body: { email, password: testPassword, role: 'recruiter' } });
    expect((await signIn()).status).toBe(403);
    await confirmWith(app, email, code, 'recruiter');
    expect(await countOrganisations()).toBe(1);
    expect((await signIn()).status).toBe(200);
  });
});
