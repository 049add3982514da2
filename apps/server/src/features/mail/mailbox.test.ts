import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { systemScope } from '../../platform/database/scope.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';
import { createMailService } from './mail.service.ts';

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
  const mail = createMailService({
    queue: app.platform.queue,
    clock: app.clock,
    linkKey: app.platform.keys.signedLink,
    linkOrigin: app.platform.config.linkOrigin,
  });
  for (const [to, subject] of [
    ['a@mailbox.test', 'First'],
    ['b@mailbox.test', '<script>alert(1)</script>'],
    ['a@mailbox.test', 'Second'],
  ] as const) {
    const content = { subject, paragraphs: ['<img src=x onerror=alert(1)>'], footer: 'A test.' };
    await app.platform.database.transaction(systemScope, (tx) => mail.queueMail(tx, { to, content }));
    app.clock.advance(1000);
  }
});
afterAll(() => app.close());

describe('the local mailbox', () => {
  it('lists mail as JSON, newest first, for one address or all', async () => {
    const all = await app.inject('/dev/mailbox.json');
    expect(all.json().items.map((item: { to: string }) => item.to)).toEqual([
      'a@mailbox.test',
      'b@mailbox.test',
      'a@mailbox.test',
    ]);
    const some = await app.inject('/dev/mailbox.json?to=A@mailbox.test');
    const { items } = some.json();
    expect(items.map((item: { subject: string }) => item.subject)).toEqual(['Second', 'First']);
    expect(Object.keys(items[0]).sort()).toEqual(['date', 'html', 'subject', 'text', 'to']);
    expect(some.headers['cache-control']).toBe('no-store');
  });

  it('shows them as a page that runs nothing', async () => {
    const page = await app.inject('/dev/mailbox');
    expect(page.headers['content-type']).toContain('text/html');
    expect(page.headers['content-security-policy']).toContain("default-src 'none'");
    expect(page.body).toContain('&#60;script&#62;');
    expect(page.body).not.toContain('<script>');
    expect(page.body).not.toContain('<img');
    const filtered = await app.inject(`/dev/mailbox?to=${encodeURIComponent('"><script>x</script>')}`);
    expect(filtered.body).not.toContain('<script>');
  });

  it('answers a bad filter with an error of the usual form', async () => {
    for (const query of ['to=a&to=b', 'to=%00', `to=${'x'.repeat(300)}`]) {
      const answer = await app.inject(`/dev/mailbox.json?${query}`);
      expect([query, answer.statusCode, answer.json().type]).toEqual([query, 400, 'VALIDATION_FAILED']);
    }
  });

  it('does not exist where stand-ins are not allowed', async () => {
    const production = await createTestApp({ environment: { NODE_ENV: 'production', PUBLIC_URL: 'https://x.test' } });
    try {
      expect((await production.inject('/dev/mailbox')).statusCode).toBe(404);
      expect((await production.inject('/dev/mailbox.json')).statusCode).toBe(404);
    } finally {
      await production.close();
    }
  });
});
