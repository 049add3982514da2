import { failureOf, type Refusal } from '../form-answer.ts';

interface FieldErrors {
  errors?: readonly { path: string; message: string }[];
}

/** What the API refuses is said beside the text it is about, where it is about one. */
export function trialRefusal(error: unknown): Refusal {
  const about = error instanceof Error ? ((error as FieldErrors).errors ?? []) : [];
  const errors = Object.fromEntries(about.map(({ path, message }) => [path, message]));
  const failure = failureOf({}, error);
  return { ...failure, errors, message: about.length > 0 ? null : failure.message };
}
