import { Worker } from 'node:worker_threads';
import { parseCv } from '@candela/engine/cv/parsing/parse-cv.ts';
import type { Document } from '@candela/engine/document/document.ts';
import { DocumentUnreadable } from '@candela/engine/document/document-unreadable.ts';
import { parseJobDescription } from '@candela/engine/job/parse-job-description.ts';
import { readPdf } from '@candela/engine/pdf/read-pdf.ts';
import type { Judge } from '@candela/engine/reader/verdict.ts';
import { readDocument } from '@candela/engine/reading/read-document.ts';
import { matchAndReadTexts, matchTexts } from '@candela/engine/trial/match-texts.ts';
import { openShippedReader } from '../open-shipped-reader.ts';
import type { ExtractionReply, ExtractionRequest, PlacedLine } from './extraction-messages.ts';
import { Recogniser } from './recogniser.ts';

/**
 * The process strangers' files are read in: no environment, no way to write files or start programs, limited memory.
 * It reads one document at a time and may be killed at any moment.
 */
const send = (reply: ExtractionReply): void => {
  process.send?.(reply);
};

/** For documents before this one; starting up is part of the first one's work, as the server counts it. */
let workedBeforeMs = 0;

function workedMs(): number {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
}

async function read(request: ExtractionRequest): Promise<ExtractionReply> {
  return request.what === 'match' ? match(request) : readFile(request);
}

/** Opened for the first texts; undefined where this machine cannot run it. */
let opened: Promise<Judge | undefined> | undefined;

async function match({
  job,
  cv,
  now,
  isRead,
}: Extract<ExtractionRequest, { what: 'match' }>): Promise<ExtractionReply> {
  if (isRead) opened ??= openShippedReader().catch(() => undefined);
  const judge = await opened;
  // From here on the time is that of the texts; until here it was that of starting up.
  send({ kind: 'progress', done: 0, total: 1 });
  try {
    const outcome = judge ? await matchAndReadTexts(job, cv, now, judge) : matchTexts(job, cv, now);
    return { kind: 'matched', outcome };
  } catch (error) {
    // Where, but not the message: it may repeat what a visitor pasted.
    const frames = error instanceof Error ? (error.stack ?? '').split('\n').filter((line) => /^\s+at /.test(line)) : [];
    return { kind: 'failed', reason: 'crashed', detail: frames.join('\n') };
  }
}

async function readFile(request: Exclude<ExtractionRequest, { what: 'match' }>): Promise<ExtractionReply> {
  const recogniser = new Recogniser({
    untilMs: request.recogniseUntilMs,
    workedMs: () => workedMs() - workedBeforeMs,
    known: request.scan,
    onBand: () => send({ kind: 'recognising' }),
  });
  try {
    const options = {
      ocr: recogniser.recognise,
      onPage: (done: number, total: number) => send({ kind: 'progress', done, total }),
    };
    if (request.what === 'job-description') {
      const document = await readPdf(request.bytes, options);
      return {
        kind: 'parsed',
        job: parseJobDescription(document),
        lines: linesOf(document),
        unfinished: recogniser.unfinished(),
      };
    }
    const document = await readDocument(request.bytes, options);
    return {
      kind: 'parsed-cv',
      cv: parseCv(document, { now: request.now }),
      pages: document.pages.map(({ width, height }) => ({ width, height })),
      lines: linesOf(document),
      unfinished: recogniser.unfinished(),
    };
  } catch (error) {
    const detail = error instanceof Error ? (error.stack ?? error.message) : String(error);
    return { kind: 'failed', reason: error instanceof DocumentUnreadable ? error.reason : 'crashed', detail };
  } finally {
    await recogniser.close();
    workedBeforeMs = workedMs();
  }
}

const linesOf = ({ pages }: Document): PlacedLine[] =>
  pages.flatMap(({ number, lines }) =>
    lines
      .filter(({ role }) => role === 'body')
      .map(({ text, x, y, width, height }) => ({ text, page: number, box: { x, y, width, height } })),
  );

/** Ends this process with its server, whatever a file does to it meanwhile. Small: it counts towards the process's memory. */
function watchParent(): void {
  const watch = new Worker(new URL('./parent-watch.mjs', import.meta.url), {
    workerData: { parent: Number(process.argv[2]) },
    resourceLimits: { maxOldGenerationSizeMb: 16, maxYoungGenerationSizeMb: 2 },
  });
  // Without it files are read all the same.
  watch.on('error', () => undefined).unref();
}

watchParent();
process.on('message', (request: ExtractionRequest) => {
  void read(request).then(send);
});
// There is no caller left to read for.
process.on('disconnect', () => process.exit(0));
