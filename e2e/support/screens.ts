import { addressesOf, pages } from '@candela/contract/pages/pages.ts';
import { expect, type Page } from '@playwright/test';
import { awaitDemoPeople } from './demo-people.ts';
import type { Role } from './people.ts';
import { callsOf } from './session.ts';
import { accountMenu, expectShell, password, signInButton } from './shell.ts';

/** One state of one page that has to be usable by everyone. */
export interface Screen {
  path: string;
  /** Which state of the page, when there are several. */
  state?: string;
  as?: Role;
  /** Signed in, but outside the shell. */
  isBare?: boolean;
  /** Brings the page from its address to the state that is meant. */
  arrange?: (page: Page) => Promise<void>;
  /** For states that exist on one kind of device only. */
  widths?: readonly number[];
}

const press = (name: string) => (page: Page) => page.getByRole('button', { name, exact: true }).click();

/** The page has taken over from the server's picture of it, and nothing is still on its way. */
export async function settle(page: Page, screen: Screen): Promise<void> {
  if (screen.as && !screen.isBare) {
    await expectShell(page);
    await expect(page.getByRole('status', { name: /^Loading/ })).toHaveCount(0);
  }
  await screen.arrange?.(page);
}

async function refuseSignIn(page: Page): Promise<void> {
  await page.getByLabel('Email').fill('nobody@journey.test');
  await password(page).fill('Not-a-password-1');
  await signInButton(page).click();
  await expect(page.getByRole('alert')).toHaveText('Invalid email or password');
}

async function fillRegistration(page: Page): Promise<void> {
  await page.getByLabel('First name').fill('Wilma');
  await page.getByLabel('Last name').fill('Ferreira');
  await page.getByLabel('Email').fill('wilma@journey.test');
  await password(page).fill('lamp7');
  await page.getByLabel('Confirm password').fill('lamp');
}

async function askForReset(page: Page): Promise<void> {
  await page.getByLabel('Email').fill('nobody@journey.test');
  await press('Send me a code')(page);
  await expect(page.getByRole('heading', { name: 'Set a new password' })).toBeVisible();
}

/** The pages of the list that can be opened by their address alone; a new page joins by itself. */
const sitePaths = pages.filter((page) => page.frame === 'site' && !page.isPersonal).flatMap(addressesOf);

export const publicScreens: readonly Screen[] = [
  ...[
    ...sitePaths,
    '/resources/blog/ask-everyone-the-same-questions',
    '/resources/whitepapers/explainable-ranking',
    '/unsubscribe?token=nothing',
    '/nothing-of-the-kind',
  ].map((path) => ({ path })),
  {
    path: '/',
    state: 'menu open',
    widths: [390],
    arrange: (page) => page.locator('summary', { hasText: 'Menu' }).click(),
  },
  { path: '/try/store-manager', state: 'a match with a note' },
  {
    path: '/try',
    state: 'refused',
    arrange: async (page) => {
      await press('Show the match')(page);
      await expect(page.getByText('Paste a CV, or take an example.')).toBeVisible();
    },
  },
  {
    path: '/',
    state: 'resources open',
    widths: [1440],
    arrange: (page) => page.getByText('Resources', { exact: true }).first().click(),
  },
];

export const signInScreens: readonly Screen[] = [
  { path: '/login', arrange: (page) => expect(signInButton(page)).toBeEnabled() },
  { path: '/login', state: 'empty', arrange: press('Sign in') },
  { path: '/login#candidate', state: 'refused', arrange: refuseSignIn },
  { path: '/login#bamf', state: 'refused', arrange: refuseSignIn },
  { path: '/login?candidateId=a-record', arrange: (page) => expect(signInButton(page)).toBeEnabled() },
  { path: '/register', arrange: fillRegistration, state: 'filled' },
  { path: '/register#recruiter', state: 'empty', arrange: press('Create account') },
  {
    path: '/register?email=a%40journey.test&invite=x&candidateId=y',
    state: 'by link',
    arrange: press('Create account'),
  },
  { path: '/confirm-code#recruiter?email=a%40journey.test', state: 'empty', arrange: press('Confirm account') },
  { path: '/reset-password', state: 'empty', arrange: press('Send me a code') },
  { path: '/reset-password#candidate', state: 'code sent', arrange: askForReset },
  {
    path: '/reset-password#candidate',
    state: 'code refused',
    arrange: async (page) => {
      await askForReset(page);
      await press('Set new password')(page);
      await expect(page.getByText('Invalid code')).toBeVisible();
    },
  },
  {
    path: '/auth/callback?error=access_denied',
    arrange: (page) => expect(page.getByText('OAuth error: access_denied')).toBeVisible(),
  },
  { path: '/auth/calendar/callback' },
  { path: '/dev/mailbox' },
  {
    path: '/login#candidate',
    state: 'local account chooser',
    arrange: async (page) => {
      await press('Continue with Google')(page);
      await page.getByRole('button', { name: 'Continue', exact: true }).click();
      await expect(page.getByRole('alert')).toBeVisible();
    },
  },
];

const shellPages = (role: Role): string[] => [
  ...pages
    .filter((page) => page.frame === 'product' && !page.isRedirect && page.access.allowedRoles.includes(role))
    .flatMap(addressesOf),
  '/dashboard/nothing-of-the-kind',
];

const shellStates: readonly Screen[] = [
  {
    path: '/dashboard/profile',
    state: 'account menu open',
    as: 'recruiter',
    arrange: async (page) => {
      await accountMenu(page).click();
      await expect(page.getByRole('menu')).toBeVisible();
    },
  },
  {
    path: '/dashboard/profile',
    state: 'page finder open',
    as: 'recruiter',
    arrange: (page) => page.keyboard.press('Control+k'),
  },
  {
    path: '/dashboard/profile',
    state: 'sidebar collapsed',
    as: 'candidate',
    widths: [1440],
    arrange: press('Collapse sidebar'),
  },
  {
    path: '/dashboard/profile',
    state: 'menu sheet open',
    as: 'candidate',
    widths: [390],
    arrange: press('Open menu'),
  },
  {
    path: '/reset-password',
    state: 'empty',
    as: 'candidate',
    isBare: true,
    arrange: press('Change password'),
  },
];

/** Follows the first link or button of this name; rows of a table each have one. */
const pressFirst = (role: 'link' | 'button' | 'tab', name: string | RegExp) => (page: Page) =>
  page.getByRole(role, { name }).first().click();

const hiringStates: readonly Screen[] = [
  { path: '/dashboard/calendar?view=week', state: 'week', as: 'recruiter' },
  {
    path: '/dashboard/calendar',
    state: 'scheduling, refused',
    as: 'recruiter',
    arrange: async (page) => {
      await pressFirst('button', 'Schedule Interview')(page);
      await page.getByRole('dialog').getByRole('button', { name: 'Schedule Interview' }).click();
      await expect(page.getByRole('dialog').getByRole('alert')).toBeVisible();
    },
  },
  {
    path: '/dashboard/calendar',
    state: 'asking for another time',
    as: 'candidate',
    arrange: press('Request new time'),
  },
  {
    path: '/dashboard/companies',
    state: 'adding, refused',
    as: 'recruiter',
    arrange: async (page) => {
      await pressFirst('button', 'Add Company')(page);
      await press('Save company')(page);
      await expect(page.getByText('Please select a valid industry.')).toBeVisible();
    },
  },
  {
    path: '/dashboard/companies',
    state: 'one company',
    as: 'recruiter',
    arrange: async (page) => {
      await pressFirst('link', 'View Northlight Robotics')(page);
      await expect(page.getByLabel('Company name')).toBeVisible();
    },
  },
  {
    path: '/dashboard/companies',
    state: 'embed code',
    as: 'recruiter',
    arrange: async (page) => {
      await pressFirst('link', 'View Northlight Robotics')(page);
      await pressFirst('tab', 'Embed code')(page);
      await expect(page.getByRole('textbox', { name: 'Embed code' })).toBeVisible();
    },
  },
  {
    path: '/dashboard/calendar',
    state: 'the link of a candidate who chooses a time',
    as: 'recruiter',
    arrange: async (page) => {
      const answer = await page.request.get('/api/bookings', { headers: await callsOf(page) });
      const { data }: { data: { candidateName: string; url: string }[] } = await answer.json();
      const waiting = data.find(({ candidateName }) => candidateName === 'Isla Macrae');
      await page.goto(new URL(waiting?.url ?? '').pathname);
      await expect(page.getByRole('region', { name: 'Free times' }).getByRole('button').first()).toBeVisible();
    },
  },
  { path: '/dashboard/jobs?tab=draft', as: 'recruiter' },
  { path: '/dashboard/jobs?search=nothing+of+the+kind', state: 'nothing found', as: 'recruiter' },
  { path: '/dashboard/jobs?add=upload', as: 'recruiter' },
  {
    path: '/dashboard/jobs?add=manual',
    state: 'refused',
    as: 'recruiter',
    arrange: async (page) => {
      await press('Save job')(page);
      await expect(page.getByText('Title is required').first()).toBeVisible();
    },
  },
  {
    path: '/dashboard/jobs',
    state: 'closing',
    as: 'recruiter',
    arrange: async (page) => {
      await pressFirst('button', /change the status/)(page);
      await page.getByRole('radio', { name: 'Closed' }).check();
      await press('Continue')(page);
      await press('Close job')(page);
    },
  },
  {
    path: '/dashboard/jobs',
    state: 'publishing',
    as: 'recruiter',
    arrange: pressFirst('button', /^Publish /),
  },
  {
    path: '/dashboard/jobs',
    state: 'one job',
    as: 'recruiter',
    arrange: async (page) => {
      await pressFirst('link', /^Edit /)(page);
      await expect(page.getByLabel('Job title', { exact: true })).toBeVisible();
    },
  },
];

async function chooseHeadChef(page: Page): Promise<void> {
  await awaitDemoPeople();
  await page.getByLabel('Company', { exact: true }).selectOption({ label: 'Harbour & Pine' });
  await page.getByLabel('Job', { exact: true }).selectOption({ label: 'Head Chef' });
  await expect(page.getByText('Kofi Amankwah').first()).toBeVisible();
}

const candidateStates: readonly Screen[] = [
  { path: '/dashboard/candidates', state: 'ranked', as: 'recruiter', arrange: chooseHeadChef },
  { path: '/dashboard/candidates?view=all', as: 'recruiter' },
  {
    path: '/dashboard/candidates',
    state: 'factors',
    as: 'recruiter',
    widths: [1440],
    arrange: async (page) => {
      await chooseHeadChef(page);
      await pressFirst('button', /factors/i)(page);
      await expect(page.getByRole('dialog').getByText('Requirements met')).toBeVisible();
    },
  },
  {
    path: '/dashboard/candidates',
    state: 'a CV',
    as: 'recruiter',
    arrange: async (page) => {
      await chooseHeadChef(page);
      await pressFirst('button', /View CV/)(page);
      await expect(page.getByRole('dialog').getByText('Where it was found').first()).toBeVisible();
    },
  },
];

const adminStates: readonly Screen[] = [
  {
    path: '/admin/resources',
    state: 'one being written',
    as: 'admin',
    arrange: async (page) => {
      await page.getByRole('link', { name: 'Ask everyone the same questions' }).first().click();
      await expect(page.locator('.ProseMirror')).toBeVisible();
    },
  },
  {
    path: '/admin/resources',
    state: 'a new one',
    as: 'admin',
    widths: [1440],
    arrange: pressFirst('button', 'New resource'),
  },
  {
    path: '/admin/organisations',
    state: 'one',
    as: 'admin',
    arrange: async (page) => {
      await page.getByRole('link', { name: 'Achebe Group' }).click();
      await expect(page.getByRole('heading', { level: 1, name: 'Achebe Group' })).toBeVisible();
    },
  },
  { path: '/admin/plans?edit=scale', as: 'admin' },
  { path: '/admin/leads?tab=interest', as: 'admin' },
];

export const shellScreens: readonly Screen[] = [
  ...(['recruiter', 'candidate', 'admin'] as const).flatMap((as) => shellPages(as).map((path) => ({ path, as }))),
  { path: '/dashboard/companies/00000000-0000-4000-8000-000000000000', as: 'recruiter' },
  ...shellStates,
  ...hiringStates,
  ...adminStates,
  ...candidateStates,
];

const overlay = (name: string, role: 'dialog' | 'alertdialog' | 'menu'): Screen => ({
  path: '/dev/gallery',
  state: name,
  // The page below is the same as without it, and long.
  widths: [1440],
  arrange: async (page) => {
    await press(name)(page);
    await expect(page.getByRole(role)).toBeVisible();
  },
});

export const galleryScreens: readonly Screen[] = [
  { path: '/dev/gallery' },
  overlay('Dialog', 'dialog'),
  overlay('ConfirmDialog', 'alertdialog'),
  overlay('Sheet', 'dialog'),
  overlay('DropdownMenu', 'menu'),
  overlay('Popover', 'dialog'),
];
