import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect } from '@playwright/test';
import { embedSnippet } from '../../apps/web/src/features/companies/embed-snippet.ts';
import { defaultEmbedSettings } from '../../packages/contract/src/companies/embed-settings.ts';
import { address } from '../product-place.ts';
import { accessibilityFaults } from '../support/axe.ts';
import { test } from '../support/journey.ts';
import { codeMailedTo } from '../support/mailbox.ts';
import { stranger } from '../support/people.ts';
import { password, signInButton } from '../support/shell.ts';

const northlight = 'demo-northlight-robotics';

/** A company's own site, on another origin, with nothing on it but the pasted snippet. */
let site: Server;
let siteUrl: string;
let snippet = '';
test.beforeAll(async () => {
  site = createServer((_request, response) => {
    response.setHeader('content-type', 'text/html; charset=utf-8');
    response.end(
      `<!doctype html><html lang="en"><title>Our company</title><body><h1>Work with us</h1>${snippet}</body>`,
    );
  });
  await new Promise<void>((resolve) => site.listen(0, '127.0.0.1', resolve));
  siteUrl = `http://localhost:${(site.address() as AddressInfo).port}/`;
});
test.afterAll(() => new Promise((resolve) => site.close(resolve)));

const paste = (publicToken: string, companyName: string) => {
  snippet = embedSnippet({ origin: address, publicToken, companyName, settings: defaultEmbedSettings });
};

test('the widget shows the open jobs inside a foreign page and filters them', async ({ page }) => {
  paste(northlight, 'Northlight Robotics');
  await page.goto(siteUrl);
  const widget = page.frameLocator('iframe');
  await expect(widget.getByRole('heading', { name: 'Jobs at Northlight Robotics' })).toBeVisible();
  await expect(widget.getByText('3 jobs')).toBeVisible();
  await expect(widget.getByRole('link', { name: 'Machine Vision Researcher' })).toHaveCount(0);

  await widget.getByLabel('Search').fill('backend');
  await expect(widget.getByText('1 job', { exact: true })).toBeVisible();
  await expect(widget.getByRole('link', { name: 'Mechanical Design Engineer' })).toBeHidden();
  await widget.getByLabel('Search').fill('no such thing');
  await expect(widget.getByText('No job matches. Try fewer words.')).toBeVisible();
  await widget.getByLabel('Search').fill('');
  await widget.getByLabel('Location').selectOption('Remote');
  await expect(widget.getByText('1 job', { exact: true })).toBeVisible();
});

test('the frame follows the widget alone, within bounds and without a feedback loop', async ({ page }) => {
  paste(northlight, 'Northlight Robotics');
  await page.goto(siteUrl);
  await expect(page.frameLocator('iframe').getByText('3 jobs')).toBeVisible();
  const height = () => page.locator('iframe').evaluate((frame) => frame.getBoundingClientRect().height);
  await expect.poll(height).toBe(700);

  const frame = page.frames().find((candidate) => candidate.url().includes('/embed/'));
  const inFrame = async (message: unknown) => {
    await frame?.evaluate((sent) => window.parent.postMessage(sent, '*'), message);
  };
  await inFrame({ type: 'candela:resize', height: 1234 });
  await expect.poll(height).toBe(1234);
  // Too tall, too small, not a number, another type, another sender: bounded or ignored.
  await inFrame({ type: 'candela:resize', height: 1e9 });
  await expect.poll(height).toBe(20_000);
  await inFrame({ type: 'candela:resize', height: 5 });
  await expect.poll(height).toBe(700);
  await inFrame({ type: 'candela:resize', height: '9000' });
  await inFrame({ type: 'candela:resize', height: Number.POSITIVE_INFINITY });
  await inFrame({ type: 'other:resize', height: 9000 });
  await page.evaluate(() => window.postMessage({ type: 'candela:resize', height: 9000 }, '*'));
  await inFrame({ type: 'candela:resize', height: 801 });
  await expect.poll(height).toBe(801);

  // The content reports itself once per change; a taller frame does not make it report again.
  const messages = await page.evaluate(async () => {
    let count = 0;
    window.addEventListener('message', () => {
      count += 1;
    });
    const embedded = document.querySelector('iframe');
    for (const pixels of [900, 1500, 3000]) {
      if (embedded) embedded.style.height = `${pixels}px`;
      await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
    }
    return count;
  });
  expect(messages).toBe(0);
});

test('in a narrow column of a site nothing lies over anything else or sticks out', async ({ page }) => {
  for (const [width, fontSize] of [
    [160, 16],
    [240, 20],
    [320, 20],
  ] as const) {
    await page.setViewportSize({ width, height: 700 });
    await page.goto(`/embed/jobs.html?companyToken=${northlight}&fontSize=${fontSize}`);
    await expect(page.getByText('3 jobs')).toBeVisible();
    const spilt = await page
      .locator('li')
      .evaluateAll((rows) => rows.filter((row) => row.scrollHeight > row.clientHeight + 1).length);
    expect(spilt, `${width} px`).toBe(0);
    const isWide = await page.evaluate(() => document.documentElement.scrollWidth > window.innerWidth);
    expect(isWide, `${width} px`).toBe(false);
  }
});

test('a token that was never issued shows an empty, polite list', async ({ page }) => {
  paste('never-issued', 'Nobody');
  await page.goto(siteUrl);
  await expect(page.frameLocator('iframe').getByText('There are no open jobs at the moment.')).toBeVisible();
});

test('hostile settings in the address fall back to the defaults', async ({ page }) => {
  const hostile = new URLSearchParams({
    companyToken: northlight,
    primary: 'red;}body{display:none',
    font: '</style><script>alert(1)</script>',
    fontSize: '900',
    buttonRadius: '-1',
    search: '"><img src=x onerror=alert(1)>',
  });
  await page.goto(`/embed/jobs.html?${hostile}`);
  await expect(page.getByRole('heading', { name: 'Jobs at Northlight Robotics' })).toBeVisible();
  const font = await page.locator('body').evaluate((body) => getComputedStyle(body).fontSize);
  expect(font).toBe('16px');
  await expect(page.locator('img')).toHaveCount(0);
});

test('the widget is usable by everyone, and small', async ({ page, request }) => {
  await page.goto(`/embed/jobs.html?companyToken=${northlight}`);
  await expect(page.getByText('3 jobs')).toBeVisible();
  expect(await accessibilityFaults(page)).toEqual([]);
  const script = await request.get('/embed/jobs.js');
  const html = await request.get(`/embed/jobs.html?companyToken=${northlight}`);
  expect((await script.body()).length + (await html.body()).length).toBeLessThan(30_000);
});

test('a visitor of the foreign page applies: through registration and sign-in, back to that job', async ({
  page,
  context,
  request,
}) => {
  paste(northlight, 'Northlight Robotics');
  await page.goto(siteUrl);
  const opened = context.waitForEvent('page');
  await page.frameLocator('iframe').getByRole('link', { name: 'Apply for Backend Engineer (TypeScript)' }).click();
  const product = await opened;
  const someone = stranger('candidate');
  await product.getByLabel('First name').fill(someone.firstName);
  await product.getByLabel('Last name').fill(someone.lastName);
  await product.getByLabel('Email').fill(someone.email);
  await password(product).fill(someone.password);
  await product.getByLabel('Confirm password').fill(someone.password);
  await product.getByRole('button', { name: 'Create account' }).click();
  await product.getByLabel('Confirmation code').fill(await codeMailedToSoon(request, someone.email));
  await product.getByRole('button', { name: 'Confirm account' }).click();
  await password(product).fill(someone.password);
  await signInButton(product).click();
  await expect(product).toHaveURL(/\/dashboard\/job\//);
  await expect(product.getByRole('heading', { name: 'Backend Engineer (TypeScript)' })).toBeVisible();
});

/** The form answers after the mail is written, but the test may be faster than the form. */
async function codeMailedToSoon(request: Parameters<typeof codeMailedTo>[0], email: string): Promise<string> {
  let code = '';
  await expect
    .poll(async () => {
      code = await codeMailedTo(request, email).catch(() => '');
      return code;
    })
    .not.toBe('');
  return code;
}
