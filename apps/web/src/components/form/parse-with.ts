import { faultWords } from '@candela/contract/kernel/fault-words.ts';
import type { z } from 'zod';
import { fieldOfPath } from './server-errors.ts';

export type Parsed<Input> =
  | { isValid: true; input: Input }
  | { isValid: false; errors: readonly { path: string; message: string }[] };

/** Checks with a schema of the contract; of several faults with a field the first is said. */
export function parseWith<Output>(schema: z.ZodType<Output>, value: unknown): Parsed<Output> {
  const result = schema.safeParse(value, { error: faultWords });
  if (result.success) return { isValid: true, input: result.data };
  const errors = result.error.issues.map(({ path, message }) => ({ path: fieldOfPath(path.join('.')), message }));
  return {
    isValid: false,
    errors: errors.filter((error, at) => errors.findIndex((e) => e.path === error.path) === at),
  };
}
