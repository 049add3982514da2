import { createHmac, timingSafeEqual } from 'node:crypto';

const toleranceSeconds = 300;

const digest = (key: Uint8Array, moment: number, body: string): string =>
  createHmac('sha256', key).update(`${moment}.${body}`).digest('hex');

/** Stripe's scheme, so that both processors come through one door: `t=…,v1=…` over the moment and the raw body. */
export function signEvent(key: Uint8Array, body: string, now: Date): string {
  const moment = Math.floor(now.getTime() / 1000);
  return `t=${moment},v1=${digest(key, moment, body)}`;
}

export function isGenuine(key: Uint8Array, body: string, header: string | undefined, now: Date): boolean {
  const [, moment, signature] = /^t=(\d{1,12}),v1=([0-9a-f]{64})$/.exec(header ?? '') ?? [];
  if (!moment || !signature) return false;
  if (Math.abs(now.getTime() / 1000 - Number(moment)) > toleranceSeconds) return false;
  return timingSafeEqual(Buffer.from(signature), Buffer.from(digest(key, Number(moment), body)));
}
