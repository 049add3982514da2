import type { Clock } from '../../platform/clock.ts';
import type { Tx } from '../../platform/database/database.ts';
import { open } from '../../platform/secrets/sealed-box.ts';
import { hashRecoveryCode, isRecoveryCode } from './recovery-codes.ts';
import { findSecondFactor, useRecoveryCode, useStep } from './second-factors.repo.ts';
import { findStep } from './totp.ts';

interface CheckOptions {
  clock: Clock;
  sealingKey: Uint8Array;
  codeKey: Uint8Array;
}

export const isSecondFactorOn = async (tx: Tx, accountId: string): Promise<boolean> =>
  (await findSecondFactor(tx, accountId))?.confirmed_at != null;

/** The step of time whose code this is; null for a wrong one. */
export const stepOf = (
  { sealingKey, clock }: Omit<CheckOptions, 'codeKey'>,
  accountId: string,
  sealed: Uint8Array,
  code: string,
): number | null => findStep(Buffer.from(open(sealingKey, accountId, sealed), 'base64'), code, clock.now());

/** Whether a code of the app, or a recovery code, is right. It is used up by that. */
export async function useCode(tx: Tx, options: CheckOptions, accountId: string, code: string): Promise<boolean> {
  const factor = await findSecondFactor(tx, accountId);
  if (!factor?.confirmed_at) return false;
  if (isRecoveryCode(code)) return useRecoveryCode(tx, accountId, hashRecoveryCode(options.codeKey, accountId, code));
  const step = stepOf(options, accountId, factor.secret, code);
  return step !== null && (await useStep(tx, accountId, step));
}
