/** One sentence each, for the person who chose the file. */
export const unreadableSentences = {
  'not-a-pdf': 'This file is not a PDF. Please choose a PDF file.',
  encrypted: 'This PDF is protected with a password. Please save a copy without the password and upload that.',
  damaged: 'This PDF is damaged and cannot be read. Please export it again and upload the new file.',
  empty: 'This file is empty.',
  'too-many-pages': 'This PDF has too many pages. Please upload only the pages that matter.',
  'too-large': 'This file is too large to be read. Please upload a smaller one.',
  'no-text':
    'No text could be found in this PDF. If it is a scan, please upload a sharper one or a PDF made from the original document.',
} as const;

export type UnreadableReason = keyof typeof unreadableSentences;

/** The file itself is the problem: trying again gives the same answer. */
export class DocumentUnreadable extends Error {
  readonly reason: UnreadableReason;

  constructor(reason: UnreadableReason, options: { cause?: unknown } = {}) {
    super(unreadableSentences[reason], options);
    this.name = 'DocumentUnreadable';
    this.reason = reason;
  }
}
