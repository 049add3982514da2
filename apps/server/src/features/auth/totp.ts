import { createHmac, randomBytes } from 'node:crypto';
import { sameBytes } from '../../platform/secrets/keys.ts';

/** RFC 6238 as every authenticator app expects it: SHA-1, thirty seconds, six digits. */
const stepSeconds = 30;
const usualDigits = 6;
/** A clock that is half a minute off still works. */
const drift = [0, -1, 1];

const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567';

/** RFC 4648 without padding: what people can type. */
export function toBase32(bytes: Uint8Array): string {
  const bits = [...bytes].map((byte) => byte.toString(2).padStart(8, '0')).join('');
  const groups = bits.match(/.{1,5}/g) ?? [];
  return groups.map((group) => alphabet[Number.parseInt(group.padEnd(5, '0'), 2)]).join('');
}

/** As long as the hash, as the RFC asks. */
export const createTotpSecret = (): Buffer => randomBytes(20);

export const stepAt = (moment: Date): number => Math.floor(moment.getTime() / 1000 / stepSeconds);

export function totpCode(secret: Uint8Array, step: number, digits = usualDigits): string {
  const counter = Buffer.alloc(8);
  counter.writeBigUInt64BE(BigInt(step));
  const mac = createHmac('sha1', secret).update(counter).digest();
  const offset = (mac.at(-1) ?? 0) & 0x0f;
  const number = mac.readUInt32BE(offset) & 0x7fff_ffff;
  return String(number % 10 ** digits).padStart(digits, '0');
}

/** The step this is the code of, or null. A caller remembers it, so that no code works twice. */
export function findStep(secret: Uint8Array, code: string, now: Date): number | null {
  const steps = drift.map((offset) => stepAt(now) + offset);
  return steps.find((step) => sameBytes(Buffer.from(totpCode(secret, step)), Buffer.from(code))) ?? null;
}

/** What a QR code for an authenticator app holds. */
export function totpUri(secret: Uint8Array, email: string): string {
  const query = new URLSearchParams({ secret: toBase32(secret), issuer: 'Candela' });
  return `otpauth://totp/Candela:${encodeURIComponent(email)}?${query}`;
}
