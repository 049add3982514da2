import { type UnreadableReason, unreadableSentences } from '@candela/engine/document/document-unreadable.ts';

/** The file may be fine, but it cost more than a file may. */
const processSentences = {
  'timed-out': 'This file took too long to read. Please upload a simpler or shorter one.',
  'out-of-memory': 'This file needs too much memory to be read. Please upload a smaller or simpler one.',
  crashed: 'This file could not be read. Please export it again and upload the new file.',
} as const;

/** For every reason the sentence for the person who chose the file. */
const sentences = { ...unreadableSentences, ...processSentences };

export type ExtractionFailure = UnreadableReason | keyof typeof processSentences;

/**
 * The file is to blame, and reading it again would end the same way, unless it `mayPass`. The message is for the person who
 * chose it.
 */
export class ExtractionFailed extends Error {
  readonly reason: ExtractionFailure;
  /** Stopped by the clock before it had used what it may of the processor: the machine was busy, and may not be later. */
  readonly mayPass: boolean;

  constructor(reason: ExtractionFailure, { mayPass = false }: { mayPass?: boolean } = {}) {
    super(sentences[reason]);
    this.name = 'ExtractionFailed';
    this.reason = reason;
    this.mayPass = mayPass;
  }
}

/** What the file itself is to blame for will not get better. */
export const isFilesFault = (error: unknown): error is ExtractionFailed =>
  error instanceof ExtractionFailed && !error.mayPass;
