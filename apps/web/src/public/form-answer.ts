import type { z } from 'zod';

/** What a form shows again after it was refused: every word that was typed, and what is wrong with it. */
export interface Refusal {
  values: Record<string, string>;
  errors: Record<string, string>;
  /** What no single field is to blame for. */
  message: string | null;
}

export function readFields(form: FormData): Record<string, string> {
  const words = [...form].filter((entry): entry is [string, string] => typeof entry[1] === 'string');
  return Object.fromEntries(words);
}

export function refusalOf(values: Record<string, string>, error: z.ZodError): Refusal {
  const errors: Record<string, string> = {};
  for (const { path, message } of error.issues) errors[path.join('.')] ??= message;
  return { values, errors, message: null };
}

const ourFault = 'Something went wrong on our side. Please try again.';

/** An answer the API meant for the caller is passed on; anything else is ours, and is not told in detail. */
export function failureOf(values: Record<string, string>, error: unknown): Refusal {
  const status = error instanceof Error ? (error as { status?: unknown }).status : undefined;
  const isForCaller = error instanceof Error && typeof status === 'number' && status < 500;
  return { values, errors: {}, message: isForCaller ? error.message : ourFault };
}
