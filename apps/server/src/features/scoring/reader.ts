import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import type { AssessmentGrade } from '@candela/engine/grading/grade.ts';
import { readerModel } from '@candela/engine/reader/reader-model.ts';
import { residentMegabytes, startChildProcess } from '../../platform/child-process.ts';
import type { Logger } from '../../platform/logger.ts';
import type { AnswersToGrade, CvToRead, ReaderReply, ReaderRequest, ReadScore } from './reader-messages.ts';
import { createTurns } from './turns.ts';

/** Reads CVs and answers beside the process's other work, one after the other. */
export interface Reader {
  /** With its version: "reader-8". */
  readonly name: string;
  /** False where it is switched off, or once it turned out that this machine cannot run it. */
  readonly isOn: boolean;
  /** Undefined where there is no reader; rejects when the process was lost, so that it is read again later. */
  read(cv: CvToRead): Promise<ReadScore | undefined>;
  /** Grades with the reader's help, on the same terms. */
  grade(answers: AnswersToGrade): Promise<AssessmentGrade | undefined>;
  close(): Promise<void>;
}

export interface ReaderOptions {
  isOn: boolean;
  log: Logger;
  /** A process that has had nothing to read for this long gives its memory back. */
  idleMs?: number;
}

/** The model takes 150 MB, the engine's own some 100. */
const memoryLimitMb = 512;
/** The longest CV for the longest job takes some seconds. */
const longestMs = 120_000;
const usualIdleMs = 60_000;

export function createReader({ isOn, log, idleMs = usualIdleMs }: ReaderOptions): Reader {
  let isAvailable = isOn;
  let child: ChildProcess | undefined;
  let leaving: NodeJS.Timeout | undefined;
  const inTurn = createTurns();

  const end = async (): Promise<void> => {
    const ending = child;
    child = undefined;
    if (!ending || ending.exitCode !== null || ending.signalCode !== null) return;
    const ended = once(ending, 'exit');
    ending.kill('SIGKILL');
    await ended;
  };

  const answerNow = async (request: ReaderRequest): Promise<ReaderReply | undefined> => {
    if (!isAvailable) return undefined;
    clearTimeout(leaving);
    child ??= startChildProcess(new URL('./reader-process.ts', import.meta.url), {
      memoryLimitMb,
      allow: ['--allow-addons'],
    });
    const reply = await ask(child, request).catch(async (error: unknown) => {
      await end();
      throw error;
    });
    if (reply.kind === 'unavailable') {
      isAvailable = false;
      log.warn({ detail: reply.detail }, 'the reader cannot run on this machine; the fast scorer stands alone');
      await end();
      return undefined;
    }
    if ((await residentMegabytes(child.pid)) > memoryLimitMb) await end();
    else leaving = setTimeout(() => void end(), idleMs).unref();
    if (reply.kind === 'failed') throw new Error(`The reader failed: ${reply.detail}`);
    return reply;
  };

  return {
    name: readerModel.name,
    get isOn() {
      return isAvailable;
    },
    async read(cv) {
      const reply = await inTurn(() => answerNow({ kind: 'cv', ...cv }));
      return reply?.kind === 'read' ? reply.score : undefined;
    },
    async grade(answers) {
      const reply = await inTurn(() => answerNow({ kind: 'answers', ...answers }));
      return reply?.kind === 'graded' ? reply.grade : undefined;
    },
    async close() {
      isAvailable = false;
      clearTimeout(leaving);
      await end();
    },
  };
}

/** One answer for one request; a process that ends before it, or takes too long, has failed. Only one at work keeps the server. */
async function ask(child: ChildProcess, request: ReaderRequest): Promise<ReaderReply> {
  const hold = (method: 'ref' | 'unref') => {
    child[method]();
    child.channel?.[method]();
    (child.stderr as { ref?(): void; unref?(): void } | null)?.[method]?.();
  };
  const answered = Promise.withResolvers<ReaderReply>();
  const onEnd = (reason: unknown) => answered.reject(new Error(`The reader's process ended: ${String(reason)}`));
  const tooLong = setTimeout(() => onEnd('took too long'), longestMs);
  child.on('message', answered.resolve).on('error', onEnd).on('exit', onEnd);
  hold('ref');
  try {
    if (child.exitCode !== null || child.signalCode !== null) onEnd(child.signalCode ?? child.exitCode);
    else child.send(request, (error) => error && onEnd(error));
    return await answered.promise;
  } finally {
    clearTimeout(tooLong);
    child.off('message', answered.resolve).off('error', onEnd).off('exit', onEnd);
    hold('unref');
  }
}
