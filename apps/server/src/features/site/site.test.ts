import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createPerson, signIn } from '../../testing/people.ts';
import { publish, writeResource } from '../../testing/resources.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp({ environment: { PUBLIC_URL: 'https://candela.example' } });
  const { token } = await signIn(app, await createPerson(app, 'admin'));
  await publish(app, token, await writeResource(app, token, { title: 'Pay & honesty ]]> <b>', type: 'news' }));
  await writeResource(app, token, { title: 'Still secret', type: 'news' });
});
afterAll(() => app.close());

describe('what machines read of the site', () => {
  it('is a map of everything public, and of nothing else', async () => {
    const { body, headers } = await app.inject('/sitemap.xml');
    expect(headers['content-type']).toBe('application/xml; charset=utf-8');
    expect(body).toContain('<loc>https://candela.example/resources/news/pay-honesty-b</loc>');
    expect(body).toContain('<loc>https://candela.example/pricing</loc>');
    expect(body).not.toMatch(/still-secret|dashboard/);
    const again = await app.inject({ url: '/sitemap.xml', headers: { 'if-none-match': String(headers.etag) } });
    expect(again.statusCode).toBe(304);
  });

  it('is a feed that stays well-formed whatever a title contains', async () => {
    const { body, headers } = await app.inject('/resources/news/rss.xml');
    expect(headers['content-type']).toBe('application/rss+xml; charset=utf-8');
    expect(headers.etag).toBeTruthy();
    expect(body).toContain('<title><![CDATA[Pay & honesty ]]]]><![CDATA[> <b>]]></title>');
    expect(body.match(/<item>/g)).toHaveLength(1);
    expect((await app.inject('/resources/blog/rss.xml')).body).not.toContain('<item>');
  });

  it('is where they may go', async () => {
    const { body } = await app.inject('/robots.txt');
    for (const path of ['/api/', '/dashboard', '/admin/', '/team', '/billing', '/unsubscribe', '/resources/preview/'])
      expect(body).toContain(`Disallow: ${path}\n`);
    expect(body).not.toMatch(/^Disallow: \/(pricing|employers|jobs\/?)?$/m);
    expect(body).not.toContain('Disallow: /dashboard/');
    expect(body).toContain('Sitemap: https://candela.example/sitemap.xml');
  });
});
