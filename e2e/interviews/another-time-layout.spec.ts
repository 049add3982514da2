import { expect } from '@playwright/test';
import { signedInAs, test } from '../support/journey.ts';

test.use({ ...signedInAs('candidate'), isMobile: true, hasTouch: true });

const slotAt = (hour: number) => ({
  startDateTime: `2031-11-24T${hour}:00:00.000Z`,
  endDateTime: `2031-11-24T${hour + 1}:00:00.000Z`,
  timeZone: 'UTC',
});

test('three times that were asked for do not push the calendar off a phone', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const request = { _id: 'r', status: 'pending', proposedSlots: [10, 12, 14].map(slotAt), acceptedSlot: null };
  await page.route('**/my-reschedule-request', (route) =>
    route.fulfill({ json: { data: { request: { ...request, message: '', reason: '' } } } }),
  );
  await page.goto('/dashboard/calendar');
  await expect(page.getByText(/^Requested: .* or .* or /)).toBeVisible();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
});

test('start and end of another time do not overlap on a tablet, and stay in their dialog', async ({ page }) => {
  await page.setViewportSize({ width: 768, height: 1024 });
  await page.goto('/dashboard/calendar');
  await page.getByRole('button', { name: 'Request new time' }).first().click();
  const dialog = page.getByRole('dialog');
  const placeOf = async (label: string) => {
    const place = await dialog.getByLabel(label).boundingBox();
    if (!place) throw new Error(`${label} is not there`);
    return place;
  };
  const [start, end, frame] = [await placeOf('Start'), await placeOf('End'), await dialog.boundingBox()];
  expect(end.x >= start.x + start.width || end.y >= start.y + start.height).toBe(true);
  expect(end.x + end.width).toBeLessThanOrEqual((frame?.x ?? 0) + (frame?.width ?? 0));
});
