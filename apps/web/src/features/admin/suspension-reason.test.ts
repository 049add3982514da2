import { setAccountSuspension } from '@candela/contract/admin/admin-people.routes.ts';
import { describe, expect, it } from 'vitest';
import { parseReason, reasonMaxLength } from './suspension-reason.ts';

const isAccepted = (reason: string) => setAccountSuspension.body?.safeParse({ isSuspended: true, reason }).success;

describe('the reason for a suspension', () => {
  it('is asked for as the contract asks', () => {
    expect(parseReason(' \n ')).toEqual({ isValid: false, errors: [{ path: 'reason', message: 'Please say why' }] });
    expect(isAccepted(' \n ')).toBe(false);
    expect(parseReason(' Spam ')).toEqual({ isValid: true, input: 'Spam' });
    expect(isAccepted('Spam')).toBe(true);
  });

  it('may be as long as the contract allows', () => {
    expect(isAccepted('x'.repeat(reasonMaxLength))).toBe(true);
    expect(isAccepted('x'.repeat(reasonMaxLength + 1))).toBe(false);
  });
});
