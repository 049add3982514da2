import { expect, request, test } from '@playwright/test';
import { address } from '../product-place.ts';
import { demo } from '../support/people.ts';
import { signInQuietly } from '../support/session.ts';

/** Pages that run the app are kept for all callers: what one is sent must hold nothing of another, and no nonce twice. */
for (const path of ['/login', '/register', '/dashboard', '/dashboard/jobs', '/team']) {
  test(`${path} is the same for all callers but for its nonce`, async () => {
    const callers = [await signInQuietly(demo.recruiter), await signInQuietly(demo.candidate), undefined, undefined];
    const seen: { nonce: string; html: string }[] = [];
    for (const storageState of callers) {
      const caller = await request.newContext({ baseURL: address, ...(storageState && { storageState }) });
      const answer = await caller.get(path);
      expect(answer.headers()['cache-control']).toBe('no-store');
      expect(answer.headers()['set-cookie']).toBeUndefined();
      const nonce = /'nonce-([^']+)'/.exec(answer.headers()['content-security-policy'] ?? '')?.[1] ?? '';
      const html = await answer.text();
      expect(html).toContain(`<script nonce="${nonce}"`);
      seen.push({ nonce, html: html.replaceAll(nonce, 'nonce') });
      await caller.dispose();
    }
    expect(new Set(seen.map(({ nonce }) => nonce)).size).toBe(callers.length);
    expect(new Set(seen.map(({ html }) => html)).size).toBe(1);
    for (const nonce of seen[0]?.html.matchAll(/nonce="([^"]*)"/g) ?? []) expect(nonce[1]).toBe('nonce');
  });
}

test('a page that runs the app wears the looks of the one who asks', async ({ request: caller }) => {
  const themeOf = async (cookie: string) =>
    /data-theme="(\w+)"/.exec(await (await caller.get('/login', { headers: { cookie } })).text())?.[1];
  for (const theme of ['dark', 'light', 'dark']) expect(await themeOf(`theme=${theme}`)).toBe(theme);
  expect(await themeOf('other=1')).toBe('system');
});
