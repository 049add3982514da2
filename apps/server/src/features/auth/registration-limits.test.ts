import { register } from '@candela/contract/auth/auth.routes.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { minutes } from '../../platform/clock.ts';
import { createPerson } from '../../testing/people.ts';
import { freshEmail, registration } from '../../testing/registering.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.close());

describe('limits on registering', () => {
  it('sends one address five mails in fifteen minutes, known or not, and then none', async () => {
    const person = await createPerson(app, 'candidate');
    for (const email of [freshEmail(), person.email]) {
      const answers = await Promise.all(
        Array.from({ length: 7 }, () => app.call(register, { body: registration(email) })),
      );
      expect(answers.map((answer) => answer.status).sort()).toEqual([201, 201, 201, 201, 201, 429, 429]);
      expect(await app.mailTo(email)).toHaveLength(5);
    }
    app.clock.advance(minutes(15) + 1000);
    expect((await app.call(register, { body: registration(person.email) })).status).toBe(201);
  });

  it('lets one network address ask thirty times in fifteen minutes', async () => {
    app.clock.advance(minutes(15) + 1000);
    const answers = await Promise.all(
      Array.from({ length: 32 }, () => app.call(register, { body: { ...registration(''), email: '' } })),
    );
    expect(answers.filter((answer) => answer.status === 429)).toHaveLength(2);
    const refused = answers.find((answer) => answer.status === 429);
    expect(refused?.body.type).toBe('RATE_LIMITED');
    expect(Number(refused?.headers['retry-after'])).toBeGreaterThan(800);
  });
});
