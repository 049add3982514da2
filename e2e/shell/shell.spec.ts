import { expect, type Page } from '@playwright/test';
import { signedInAs, test } from '../support/journey.ts';
import { createPerson } from '../support/people.ts';
import { openSession, signInQuietly } from '../support/session.ts';
import { accountMenu, at, expectShell, mainNavigation } from '../support/shell.ts';

const unreachable = (page: Page) => page.getByText('We cannot reach Candela right now.');
const canvasColour = (page: Page) => page.evaluate(() => getComputedStyle(document.documentElement).backgroundColor);
const appearanceOf = (html: string) => html.match(/<html[^>]*>/)?.[0];

test.describe('signed in', () => {
  test.use(signedInAs('recruiter'));

  test('the sidebar stays as it was left', async ({ page }) => {
    await page.goto('/dashboard');
    await expect(mainNavigation(page).getByText('Organisation')).toBeVisible();
    await page.getByRole('button', { name: 'Collapse sidebar' }).click();
    await expect(mainNavigation(page).getByText('Organisation')).toHaveCount(0);
    await page.reload();
    await expect(page.getByRole('button', { name: 'Expand sidebar' })).toBeVisible();
    // Collapsed, its links keep their names.
    await mainNavigation(page).getByRole('link', { name: 'Reports' }).click();
    await page.waitForURL(at('/dashboard/reports'));
    await expect(mainNavigation(page).getByRole('link', { name: 'Reports' })).toHaveAttribute('aria-current', 'page');
    await page.getByRole('button', { name: 'Expand sidebar' }).click();
    await page.reload();
    await expect(page.getByRole('button', { name: 'Collapse sidebar' })).toBeVisible();
  });

  test('the outline of the sidebar is drawn as it was left', async ({ page }) => {
    const outline = page.getByRole('status', { name: 'Loading' }).locator('> div').first();
    const width = async () => (await outline.boundingBox())?.width;
    await page.goto('/dashboard');
    await expectShell(page);
    // Without its scripts the page stays as it was sent.
    await page.route(/\.js$/, (route) => route.abort());
    await page.reload();
    expect(await width()).toBeGreaterThan(200);
    await page.evaluate(() => localStorage.setItem('sidebarCollapsed', 'true'));
    await page.reload();
    expect(await width()).toBe(56);
    await expect(outline.getByText('Candela')).toBeHidden();
  });

  test('on a tablet the sidebar keeps to its icons, and its words are in the menu', async ({ page }) => {
    await page.setViewportSize({ width: 820, height: 1180 });
    await page.goto('/dashboard');
    await expectShell(page);
    expect((await mainNavigation(page).boundingBox())?.width).toBeLessThan(56);
    await page.getByRole('button', { name: 'Open menu' }).click();
    await page.getByRole('dialog', { name: 'Menu' }).getByRole('link', { name: 'Reports' }).click();
    await page.waitForURL(at('/dashboard/reports'));
    await page.setViewportSize({ width: 1280, height: 900 });
    await expect(mainNavigation(page).getByText('Organisation')).toBeVisible();
  });

  test('on a phone the sidebar is a sheet', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto('/dashboard');
    await expectShell(page);
    await expect(mainNavigation(page)).toBeHidden();
    await page.getByRole('button', { name: 'Open menu' }).click();
    const sheet = page.getByRole('dialog', { name: 'Menu' });
    await expect(sheet).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(sheet).toBeHidden();
    await expect(page.getByRole('button', { name: 'Open menu' })).toBeFocused();
    await page.getByRole('button', { name: 'Open menu' }).click();
    await sheet.getByRole('link', { name: 'Candidates' }).click();
    await page.waitForURL(at('/dashboard/candidates'));
    await expect(sheet).toBeHidden();
  });

  test('any page is a few keys away', async ({ page }) => {
    await page.goto('/dashboard');
    await expectShell(page);
    await page.keyboard.press('ControlOrMeta+k');
    const field = page.getByRole('combobox', { name: 'Find a page' });
    await expect(field).toBeFocused();
    await field.fill('zzz');
    await expect(page.getByText('Nothing found for “zzz”.')).toBeVisible();
    await field.fill('c');
    await expect(page.getByRole('option').first()).toHaveAttribute('aria-selected', 'true');
    await page.keyboard.press('ArrowDown');
    await expect(page.getByRole('option').nth(1)).toHaveAttribute('aria-selected', 'true');
    await field.fill('rep');
    await page.keyboard.press('Enter');
    await page.waitForURL(at('/dashboard/reports'));
    await expect(field).toBeHidden();

    await page.getByRole('button', { name: 'Find a page' }).click();
    await field.fill('dark');
    await page.keyboard.press('Enter');
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
    await page.keyboard.press('ControlOrMeta+k');
    await expect(field).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(field).toBeHidden();
  });

  test('the menu of the account leads where it says', async ({ page }) => {
    const items: readonly [name: string, path: string][] = [
      ['Profile', '/dashboard/profile'],
      ['Getting started', '/employers/welcome'],
      ['Settings and appearance', '/dashboard/settings'],
    ];
    await page.goto('/dashboard');
    for (const [name, path] of items) {
      await accountMenu(page).click();
      await page.getByRole('menuitem', { name }).click();
      await page.waitForURL(at(path));
    }
  });

  test('theme and accent are in the first byte of every later page', async ({ page }) => {
    await page.goto('/dashboard/settings');
    const choose = async (name: string) => {
      const stored = page.waitForResponse((response) => response.url().endsWith('/appearance'));
      // The inputs themselves are drawn over: people press the words.
      await page.locator('#appearance').getByText(name, { exact: true }).click();
      await stored;
    };
    await choose('Dark');
    await choose('Teal');
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
    await expect(page.locator('html')).toHaveAttribute('data-accent', 'teal');
    expect(await page.evaluate(() => [localStorage.getItem('theme'), localStorage.getItem('accent')])).toEqual([
      'dark',
      'teal',
    ]);

    // What the server sends is already right, so that nothing can flash before the script runs.
    for (const path of ['/dashboard/settings', '/', '/login']) {
      const response = await page.goto(path);
      const html = appearanceOf((await response?.text()) ?? '');
      expect(html).toContain('data-theme="dark"');
      // The accent colours the product; the public site keeps its own.
      expect(html?.includes('data-accent="teal"')).toBe(path.startsWith('/dashboard'));
    }
    await page.goto('/dashboard/settings');
    await expect(page.getByRole('radio', { name: 'Dark' })).toBeChecked();
    await expect(page.getByRole('radio', { name: 'Teal' })).toBeChecked();
    await choose('Light');
    const light = await canvasColour(page);
    await choose('System');
    await page.emulateMedia({ colorScheme: 'dark' });
    expect(await canvasColour(page)).not.toBe(light);
    await page.emulateMedia({ colorScheme: 'light' });
    expect(await canvasColour(page)).toBe(light);
    // For who wants no motion a colour does not go down the page from element to element.
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await expect(page.getByRole('heading', { level: 1 })).toHaveCSS('transition-duration', '0s');
    const response = await page.reload();
    expect(appearanceOf((await response?.text()) ?? '')).toContain('data-theme="system"');
  });

  test('while the server is away a line says so, and what was missing arrives by itself', async ({ page }) => {
    await page.goto('/dashboard/profile');
    await expectShell(page);
    await page.route('**/api/**', (route) =>
      route.fulfill({ status: 503, json: { message: 'We are briefly unavailable.', type: 'UNAVAILABLE' } }),
    );
    await page.route('**/readyz', (route) => route.fulfill({ status: 503, body: '' }));
    await accountMenu(page).click();
    await page.getByRole('menuitem', { name: 'Settings and appearance' }).click();
    await expect(unreachable(page)).toBeVisible();
    await page.unrouteAll();
    await expect(unreachable(page)).toBeHidden();
    await expect(page.getByText('This session')).toBeVisible();
  });

  test('without a network nothing on the screen is lost', async ({ page, context }) => {
    // Asked for once the links are drawn; on its way when the line is cut, it would rightly complain.
    const pagesBehindLinks = page.waitForResponse(/\/__manifest\?/);
    await page.goto('/dashboard/profile');
    await expectShell(page);
    await (await pagesBehindLinks).finished();
    await context.setOffline(true);
    await expect(unreachable(page)).toBeVisible();
    await expect(page.getByRole('heading', { name: 'Profile' })).toBeVisible();
    await expectShell(page);
    // A page that was not loaded yet cannot come: the one on the screen stays.
    await mainNavigation(page).getByRole('link', { name: 'Reports' }).click();
    await expect(page.getByText('You are offline.')).toBeVisible();
    await expect(page.getByRole('heading', { name: 'Profile' })).toBeVisible();
    await context.setOffline(false);
    await expect(unreachable(page)).toBeHidden();
  });
});

test('toasts come at the top right, and go', async ({ page, request }) => {
  const person = await createPerson(request, 'candidate');
  await signInQuietly(person);
  await openSession(page, person);
  await page.goto('/dashboard/settings');
  await page.getByRole('button', { name: 'Sign out other sessions' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Sign out other sessions' }).click();
  const toast = page.getByRole('listitem').filter({ hasText: 'One session signed out' });
  await expect(toast).toBeVisible();
  const box = await toast.boundingBox();
  const { width = 0, height = 0 } = page.viewportSize() ?? {};
  expect(box?.x).toBeGreaterThan(width / 2);
  expect(box?.y).toBeLessThan(height / 4);
  await expect(toast).toBeHidden();
});
