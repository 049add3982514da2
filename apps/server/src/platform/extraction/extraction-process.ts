import { parseCv } from '@candela/engine/cv/parse-cv.ts';
import { DocumentUnreadable } from '@candela/engine/document/document-unreadable.ts';
import { readDocument } from '@candela/engine/document/read-document.ts';
import { parseJobDescription } from '@candela/engine/job/parse-job-description.ts';
import { readPdf } from '@candela/engine/pdf/read-pdf.ts';
import type { ExtractionReply, ExtractionRequest } from './extraction-messages.ts';
import { createRecogniser } from './recogniser.ts';

/**
 * The process strangers' files are read in: no environment, no way to write files or start programs, limited memory.
 * It reads one document at a time and may be killed at any moment.
 */
const send = (reply: ExtractionReply): void => {
  process.send?.(reply);
};

async function read(request: ExtractionRequest): Promise<ExtractionReply> {
  const recogniser = createRecogniser();
  try {
    const options = {
      ocr: recogniser.recognise,
      onPage: (done: number, total: number) => send({ kind: 'progress', done, total }),
    };
    if (request.what === 'job-description') {
      return { kind: 'parsed', job: parseJobDescription(await readPdf(request.bytes, options)) };
    }
    const document = await readDocument(request.bytes, options);
    return {
      kind: 'parsed-cv',
      cv: parseCv(document, { now: request.now }),
      pages: document.pages.map(({ width, height }) => ({ width, height })),
    };
  } catch (error) {
    const detail = error instanceof Error ? (error.stack ?? error.message) : String(error);
    return { kind: 'failed', reason: error instanceof DocumentUnreadable ? error.reason : 'crashed', detail };
  } finally {
    await recogniser.close();
  }
}

process.on('message', (request: ExtractionRequest) => {
  void read(request).then(send);
});
// Nobody is left to read for.
process.on('disconnect', () => process.exit(0));
