import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { readAssessment } from '@candela/engine/grading/grade-assessment.ts';
import { readerModel } from '@candela/engine/reader/reader-model.ts';
import type { Judge } from '@candela/engine/reader/verdict.ts';
import { readOne } from './engine.ts';
import type { ReaderReply, ReaderRequest } from './reader-messages.ts';

/** The process the reader runs in: it reads one CV, or the answers of one attempt, at a time and may be killed at any moment. */
const send = (reply: ReaderReply): void => {
  process.send?.(reply);
};

const detailOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));

async function open(): Promise<Judge> {
  const file = new URL(`../../../../../packages/engine/models/${readerModel.file}`, import.meta.url);
  const model = await readFile(file);
  const sum = createHash('sha256').update(model).digest('hex');
  if (sum !== readerModel.sha256) throw new Error(`${readerModel.file} is not the file that was measured`);
  // Loaded here, so that a machine without a binary for it can say so.
  const { openReader } = await import('@candela/engine/reader/open-reader.ts');
  return openReader(model);
}

const opened = open();
// Told with the first answer.
opened.catch(() => undefined);

async function answer(request: ReaderRequest, judge: Judge): Promise<ReaderReply> {
  if (request.kind === 'cv') return { kind: 'read', score: await readOne(request.job, request.cv, judge) };
  const { questions, answers, known } = request;
  return { kind: 'graded', grade: await readAssessment(questions, answers, known, judge) };
}

process.on('message', async (request: ReaderRequest) => {
  const judge = await opened.catch((error: unknown) => {
    send({ kind: 'unavailable', detail: detailOf(error) });
    return undefined;
  });
  if (!judge) return;
  try {
    send(await answer(request, judge));
  } catch (error) {
    send({ kind: 'failed', detail: detailOf(error) });
  }
});
// Its server has ended.
process.on('disconnect', () => process.exit(0));
