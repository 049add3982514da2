import { chromium, type Page } from '@playwright/test';
import { chromiumArguments } from '../../e2e/chromium-arguments.ts';

/** A window of the usual size, for as long as the work takes. */
export async function inBrowser(work: (page: Page) => Promise<void>): Promise<void> {
  const executablePath = process.env.CHROMIUM_PATH ?? '/usr/bin/chromium';
  const browser = await chromium.launch({ executablePath, args: chromiumArguments });
  try {
    await work(await browser.newPage({ viewport: { width: 1440, height: 900 } }));
  } finally {
    await browser.close();
  }
}

export async function signInAsRecruiter(page: Page, url: string): Promise<void> {
  await page.goto(`${url}/login#recruiter`);
  await page.getByLabel('Email').fill('recruiter@demo.candela.test');
  await page.getByLabel('Password', { exact: true }).fill('Candela-demo-1');
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
  await page.waitForURL('**/dashboard');
}
