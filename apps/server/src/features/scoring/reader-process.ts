import { readAssessment } from '@candela/engine/grading/grade-assessment.ts';
import type { Judge } from '@candela/engine/reader/verdict.ts';
import { openShippedReader } from '../../platform/open-shipped-reader.ts';
import { readOne } from './engine.ts';
import type { ReaderReply, ReaderRequest } from './reader-messages.ts';

/** The process the reader runs in: it reads one CV, or the answers of one attempt, at a time and may be killed at any moment. */
const send = (reply: ReaderReply): void => {
  process.send?.(reply);
};

const detailOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));

const opened = openShippedReader();
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
