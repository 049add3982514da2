import type { Parsed } from '#components/form/parse-with.ts';

export const reasonMaxLength = 500;

export function parseReason(typed: string): Parsed<string> {
  const reason = typed.trim();
  if (reason === '') return { isValid: false, errors: [{ path: 'reason', message: 'Please say why' }] };
  return { isValid: true, input: reason };
}
