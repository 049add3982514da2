import { AppError } from '../errors.ts';

export interface PageLimitOptions {
  /** Pages an address may have rendered in a window. */
  limit: number;
  windowMs: number;
  now(): number;
}

/** More addresses than this at one moment and the oldest are forgotten: the limit must not become a way to fill the memory. */
const mostAddresses = 10_000;

/** Twenty a second for a minute: more than an office behind one address needs, a third of what a core can render. */
export const usualPageLimit = { limit: 1200, windowMs: 60_000 };

/**
 * Rendering is what a page costs; pages that are kept cost nothing and do not count. Each process counts for itself: asking
 * the database would cost more than many a page.
 */
export function createPageLimit({ limit, windowMs, now }: PageLimitOptions): (address: string) => void {
  const windows = new Map<string, { count: number; endsAt: number }>();
  return (address) => {
    const known = windows.get(address);
    const current = known && known.endsAt > now() ? known : { count: 0, endsAt: now() + windowMs };
    if (current !== known) {
      // Behind the others again: the first are those whose windows end first.
      windows.delete(address);
      windows.set(address, current);
    }
    const [oldest] = windows.keys();
    if (windows.size > mostAddresses && oldest !== undefined) windows.delete(oldest);
    current.count += 1;
    if (current.count <= limit) return;
    throw new AppError('RATE_LIMITED', { retryAfterSeconds: Math.max(1, Math.ceil((current.endsAt - now()) / 1000)) });
  };
}
