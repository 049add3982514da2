import { connectCalendar, finishCalendarConnection } from '@candela/contract/calendar/calendar.routes.ts';
import type { TestApp } from './test-app.ts';

/** Does on the consent page what a person does, and answers with what comes back to the product. */
export async function consent(app: TestApp, token: string, decision: 'allow' | 'deny'): Promise<URLSearchParams> {
  const { authorizeUrl } = (await app.call(connectCalendar, {}, { token })).body.data;
  const answer = await app.inject({
    method: 'POST',
    url: authorizeUrl,
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    payload: new URLSearchParams({ decision }).toString(),
  });
  return new URL(String(answer.headers.location)).searchParams;
}

/** Connects the account's calendar, by the way a browser goes. */
export async function connectOwnCalendar(app: TestApp, token: string): Promise<void> {
  const answer = await consent(app, token, 'allow');
  const body = { code: answer.get('code') ?? '', state: answer.get('state') ?? '' };
  const finished = await app.call(finishCalendarConnection, { body }, { token });
  if (finished.status !== 200) throw new Error(`The calendar was not connected: ${finished.body.message}`);
}
