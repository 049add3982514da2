import type { Authorship } from '@candela/engine/authorship/authorship.ts';
import type { ParsedCv } from '@candela/engine/cv/parsed-cv.ts';
import type { Answer, Grade } from '@candela/engine/grading/grade.ts';
import type {
  Question as InterviewQuestion,
  QuestionKind,
  QuestionSubject,
} from '@candela/engine/questions/question.ts';
import type { ReadCv, ReadJob } from '../../platform/extraction/extraction-messages.ts';
import { authorshipCall } from './authorship.call.ts';
import { gradeCall } from './grade.call.ts';
import type { Asked, LlmService } from './llm.service.ts';
import { linesForModel, parseCvCall } from './parse-cv.call.ts';
import { parseJobCall } from './parse-job.call.ts';
import { questionsCall } from './questions.call.ts';

/** What was done, by whom, and what a reader should know about that. */
export interface Done<T> {
  value: T;
  engine: string;
  note: string | null;
}

const cvModelCalls = ['parse-cv', 'authorship'] as const;
export type CvModelCall = (typeof cvModelCalls)[number];

const builtInName = 'candela';

function orBuiltIn<T>(asked: Asked<T>, builtIn: () => T): Done<T> {
  if (asked.kind === 'answered') return { value: asked.value, engine: asked.engine, note: null };
  return { value: builtIn(), engine: builtInName, note: asked.kind === 'failed' ? asked.note : null };
}

/**
 * The typed tasks, each done by the model where one is configured and its answer holds up, and by the built-in engine
 * otherwise. None may run inside a transaction. Without an organisation nothing leaves the house.
 */
export const createModelCallsService = (llm: LlmService) => ({
  readJob: async (organisationId: string, { job, lines }: ReadJob, signal?: AbortSignal) =>
    orBuiltIn(await llm.ask(organisationId, parseJobCall(lines, job), signal), () => job),

  /** What a model does with a CV of this organisation after the built-in engine has read it. */
  dueForCv: (organisationId: string | null): CvModelCall[] =>
    organisationId === null ? [] : cvModelCalls.filter((task) => llm.can(task)),

  readCv: (organisationId: string, { cv, lines }: ReadCv, now: Date, signal?: AbortSignal): Promise<Asked<ParsedCv>> =>
    llm.ask(organisationId, parseCvCall(lines, cv, now), signal),

  judgeAuthorship: (
    organisationId: string,
    { cv, lines }: ReadCv,
    builtIn: Authorship,
    signal?: AbortSignal,
  ): Promise<Asked<Authorship>> => {
    const shown = linesForModel(cv, lines).map(({ text }) => text);
    return llm.ask(organisationId, authorshipCall(shown, builtIn), signal);
  },

  writeQuestions: async (
    organisationId: string,
    {
      subject,
      kind,
      builtIn,
    }: { subject: QuestionSubject; kind: QuestionKind; builtIn: () => readonly InterviewQuestion[] },
    signal?: AbortSignal,
  ) =>
    orBuiltIn<readonly InterviewQuestion[]>(
      await llm.ask(organisationId, questionsCall(subject, kind), signal),
      builtIn,
    ),

  gradeAnswer: async (
    organisationId: string,
    { question, answer, builtIn }: { question: InterviewQuestion; answer: Answer; builtIn: () => Grade },
    signal?: AbortSignal,
  ) => orBuiltIn(await llm.ask(organisationId, gradeCall(question, answer), signal), builtIn),
});

export type ModelCallsService = ReturnType<typeof createModelCallsService>;
