import { randomInt } from 'node:crypto';
import { minutes } from '../../platform/clock.ts';
import { mac } from '../../platform/secrets/keys.ts';

/** Six digits, ten minutes, five tries. */
export const codeLifetime = minutes(10);
export const codeTries = 5;

export const createCode = (): string => String(randomInt(0, 1_000_000)).padStart(6, '0');

/** Bound to what it confirms, and useless without our key: a million codes would be hashed in no time. */
export const hashCode = (key: Uint8Array, subject: string, code: string): Buffer => mac(key, 'code', subject, code);
