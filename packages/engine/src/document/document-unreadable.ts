/** One sentence each, for the person who chose the file: what it is, and what to do. */
export const unreadableSentences = {
  'not-a-pdf': 'This file is not a PDF. Please choose a PDF file.',
  encrypted: 'This file is protected with a password. Please save a copy without the password and upload that.',
  damaged: 'This file is damaged and cannot be read. Please export it again and upload the new file.',
  empty: 'This file is empty.',
  'too-many-pages': 'This file has too many pages. Please upload only the pages that matter.',
  'too-large': 'This file is too large to be read. Please upload a smaller one.',
  'no-text':
    'No text could be found in this file. If it is a scan, please upload a sharper one or a PDF made from the original document.',
  unsafe:
    'This file is built in a way that ordinary documents never are, so it was not opened. Please export it again and upload the new file.',
  'too-complex': 'This file is too complex to be read. Please save it again as a simple PDF and upload that.',
  picture: 'This file is a picture. Please upload a PDF, a Word document or a text file.',
  'rich-text': 'This is an RTF file, which cannot be read. Please save it as a Word document or a PDF and upload that.',
  'open-document':
    'This is an OpenDocument file, which cannot be read. Please save it as a Word document or a PDF and upload that.',
  'apple-pages': 'This file was made with Pages, which cannot be read. Please export it as a PDF and upload that.',
  'web-page': 'This file is a web page. Please print it to a PDF and upload that.',
  'e-mail': 'This file is an e-mail. Please upload the document that is attached to it.',
  spreadsheet: 'This file is a spreadsheet. Please upload a PDF, a Word document or a text file.',
  presentation: 'This file is a presentation. Please export it as a PDF and upload that.',
  archive: 'This file is an archive. Please unpack it and upload the documents in it.',
  program: 'This file is a program, not a document. Please upload a PDF, a Word document or a text file.',
  'old-word':
    'This file was made by a word processor too old to be read. Please save it as a Word document or a PDF and upload that.',
  'other-kind': 'This is not a kind of file that can be read. Please upload a PDF, a Word document or a text file.',
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
