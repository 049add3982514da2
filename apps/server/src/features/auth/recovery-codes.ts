import { randomBytes } from 'node:crypto';
import { mac } from '../../platform/secrets/keys.ts';
import { toBase32 } from './totp.ts';

const howMany = 10;
const length = 10;

/** Fifty bits each, as people type them: `abcde-fgh23`. */
export const createRecoveryCodes = (): string[] =>
  Array.from({ length: howMany }, () => {
    const code = toBase32(randomBytes(length)).slice(0, length).toLowerCase();
    return `${code.slice(0, length / 2)}-${code.slice(length / 2)}`;
  });

/** Kept without the code itself; whether the dash was typed makes no difference. */
export const hashRecoveryCode = (key: Uint8Array, accountId: string, code: string): Buffer =>
  mac(key, 'recovery-code', accountId, code.replace('-', ''));

export const isRecoveryCode = (code: string): boolean => code.length === length;
