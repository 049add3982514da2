import type { z } from 'zod';

/** Offered in a sentence; of more, none would be read. */
const mostNamed = 8;

/**
 * What is wrong with a field whose schema has no sentence of its own, in words that people read. What validators say by
 * themselves ("Too big: expected array to have <=20 items") is for programmers.
 */
export function faultWords(issue: z.core.$ZodRawIssue): string {
  const field = fieldWords(issue.path ?? []);
  if (!field) return 'The request could not be read.';
  if (issue.input === undefined) return `Please fill in ${field}.`;
  const bound = boundWords(issue);
  return bound ? `Please check ${field}: ${bound}.` : `Please check ${field}.`;
}

function boundWords(issue: z.core.$ZodRawIssue): string | undefined {
  if (issue.code === 'too_big') return `at most ${issue.maximum}${unitOf(issue.origin)}`;
  if (issue.code === 'too_small') return `at least ${issue.minimum}${unitOf(issue.origin)}`;
  if (issue.code === 'invalid_value' && issue.values.length <= mostNamed) return `one of ${issue.values.join(', ')}`;
  return undefined;
}

const unitOf = (origin: string): string => (origin === 'string' ? ' characters' : '');

/** `attendeeEmails.3` is "attendee emails". */
const fieldWords = (path: readonly PropertyKey[]): string =>
  path
    .filter((part) => typeof part === 'string')
    .map((part) => part.replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`).replaceAll('_', ' '))
    .join(' ')
    .trim();
