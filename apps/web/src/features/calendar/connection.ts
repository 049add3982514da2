import {
  calendarTexts,
  connectCalendar,
  finishCalendarConnection,
  getCalendarStatus,
} from '@candela/contract/calendar/calendar.routes.ts';
import { ApiError } from '@candela/contract/client/api-error.ts';
import { getRecruiter } from '@candela/contract/organisations/organisations.routes.ts';
import { api, sessionStore } from '#lib/api/api.ts';
import { invalidate } from '#lib/api/query-client.ts';

/** Leaves for the calendar service; its page asks, and sends the browser back. */
export async function startConnection(): Promise<void> {
  const { data } = await api.call(connectCalendar, {});
  window.location.assign(data.authorizeUrl);
}

/** What the browser keeps of it, beside what the server knows. */
export function rememberConnection(isConnected: boolean): void {
  const current = sessionStore.get();
  if (current?.token) sessionStore.write(current.token, { ...current.user, calendarConnected: isConnected });
}

async function exchange(search: string): Promise<void> {
  const query = new URLSearchParams(search);
  const refusal = query.get('error');
  if (refusal) throw new Error(refusal === 'access_denied' ? calendarTexts.notGranted : calendarTexts.failed);
  const [code, state] = [query.get('code'), query.get('state')];
  if (!code || !state) throw new Error(calendarTexts.invalidResponse);
  try {
    const { data } = await api.call(finishCalendarConnection, { body: { code, state } });
    if (!data.isConnected) throw new Error(calendarTexts.failed);
  } catch (error) {
    const isTold = error instanceof ApiError && error.type?.startsWith('CALENDAR_');
    throw isTold ? error : new Error(calendarTexts.failed);
  }
  rememberConnection(true);
  await invalidate([getCalendarStatus, getRecruiter]);
}

const runs = new Map<string, Promise<void>>();

/** A code works once, so the same address is exchanged once, however often the page is drawn. */
export function finishConnection(search: string): Promise<void> {
  const run = runs.get(search) ?? exchange(search);
  runs.set(search, run);
  return run;
}
