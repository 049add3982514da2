import { DocumentUnreadable } from '@candela/engine/document/document-unreadable.ts';
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

async function read({ bytes }: ExtractionRequest): Promise<ExtractionReply> {
  const recogniser = createRecogniser();
  try {
    const document = await readPdf(bytes, {
      ocr: recogniser.recognise,
      onPage: (done, total) => send({ kind: 'progress', done, total }),
    });
    return { kind: 'parsed', job: parseJobDescription(document) };
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
