import { type ExtractionFailure, isFilesFault } from './extraction-failed.ts';

const costly: ReadonlySet<ExtractionFailure> = new Set([
  'unsafe',
  'too-complex',
  'timed-out',
  'out-of-memory',
  'crashed',
]);

/** The file was refused for what it cost, or would have cost, and not for what it is. */
export const isOverBounds = (error: unknown): boolean => isFilesFault(error) && costly.has(error.reason);
