import { listPlans } from '@candela/contract/subscriptions/subscriptions.routes.ts';
import { writeEvent } from '@candela/integrations/billing/embedded.ts';
import type { LightMyRequestResponse } from 'fastify';
import type { TestApp } from './test-app.ts';

/** Presses a button on a page of the local processor. */
export function press(app: TestApp, url: string, fields: Record<string, string>): Promise<LightMyRequestResponse> {
  const { pathname, search } = new URL(url);
  return app.inject({
    method: 'POST',
    url: pathname + search,
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    payload: new URLSearchParams(fields).toString(),
  });
}

export async function planId(app: TestApp, name: string): Promise<string> {
  const { body } = await app.call(listPlans, {});
  const plan = body.data.find((each) => each.name === name);
  if (!plan) throw new Error(`There is no plan ${name}`);
  return plan._id;
}

/** An event as the local processor would sign it. */
export const signedEvent = (app: TestApp, type: string, object: Record<string, unknown>) =>
  writeEvent({ key: app.platform.keys.localBilling, now: () => app.clock.now() }, type, object);

export const postEvent = (app: TestApp, event: { body: string; signature: string }) =>
  app.inject({
    method: 'POST',
    url: '/api/stripe/webhook',
    headers: { 'content-type': 'application/json', 'stripe-signature': event.signature },
    payload: event.body,
  });
