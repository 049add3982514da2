import { expect, type Page } from '@playwright/test';
import type { Person, Role } from './people.ts';

const hashes: Readonly<Record<Role, string>> = { candidate: 'candidate', recruiter: 'recruiter', admin: 'bamf' };

export const accountMenu = (page: Page) => page.getByRole('button', { name: /^Account menu, / });
export const mainNavigation = (page: Page) => page.getByRole('navigation', { name: 'Main' });
export const password = (page: Page) => page.getByLabel('Password', { exact: true });
export const signInButton = (page: Page) => page.getByRole('button', { name: 'Sign in', exact: true });

/** The shell is drawn once the session and the page's guard have been looked up. */
export async function expectShell(page: Page): Promise<void> {
  await expect(accountMenu(page)).toBeVisible();
}

/** An address on this site, as the browser shows it. */
export const at = (path: string) => (url: URL) => `${url.pathname}${url.search}${url.hash}` === path;

export async function fillSignIn(page: Page, person: Pick<Person, 'email' | 'password'>): Promise<void> {
  await page.getByLabel('Email').fill(person.email);
  await password(page).fill(person.password);
  await signInButton(page).click();
}

/** Signs in through the form; `search` is what a link to the page would carry. */
export async function signIn(page: Page, person: Person, search = ''): Promise<void> {
  await page.goto(`/login${search}#${hashes[person.role]}`);
  await fillSignIn(page, person);
  await expectShell(page);
}

export async function signOut(page: Page): Promise<void> {
  await accountMenu(page).click();
  await page.getByRole('menuitem', { name: 'Logout' }).click();
  await page.waitForURL(at('/login'));
}

export const storedValues = (page: Page): Promise<Record<string, string>> => page.evaluate(() => ({ ...localStorage }));

export const linksIn = (page: Page) =>
  mainNavigation(page)
    .getByRole('link')
    .evaluateAll((links) => links.map((link) => link.getAttribute('href')));
