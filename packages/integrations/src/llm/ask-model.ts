import { setTimeout as sleep } from 'node:timers/promises';
import { APICallError, type LanguageModelV4, type LanguageModelV4GenerateResult } from '@ai-sdk/provider';
import { type Llm, type LlmAnswer, LlmFailed, type LlmRequest, type LlmUsage } from './port.ts';
import { wireSchema } from './wire-schema.ts';
import { writePrompt } from './write-prompt.ts';

export interface AskingOptions {
  /** For the whole call: both attempts and the pause between them. */
  readonly timeoutMs: number;
  /** Only sent when it is given; some models refuse any. */
  readonly temperature?: number | undefined;
}

export interface ModelOptions extends AskingOptions {
  readonly vendor: Llm['vendor'];
  readonly model: LanguageModelV4;
  /** Whether the endpoint takes a schema; otherwise it stands in the instructions. */
  readonly takesSchema: boolean;
}

const attempts = 2;
const pauseMs = 250;
/** A longer wish to be left alone is the queue's business, not that of a call a caller waits for. */
const longestPauseMs = 5_000;

/** What both vendors have in common: how a question is put, how an answer is read, when to ask once more. */
export function createLlm({ vendor, model, takesSchema, timeoutMs, temperature }: ModelOptions): Llm {
  const callOf = (request: LlmRequest<unknown>, abortSignal: AbortSignal) => {
    const schema = wireSchema(request.schema);
    return {
      prompt: writePrompt(request.instructions, request.data, takesSchema ? null : schema),
      responseFormat: { type: 'json' as const, schema, name: request.task.replaceAll('-', '_') },
      maxOutputTokens: request.maxOutputTokens,
      abortSignal,
      ...(temperature !== undefined && { temperature }),
    };
  };

  return {
    vendor,
    model: model.modelId,
    async complete<T>(request: LlmRequest<T>): Promise<LlmAnswer<T>> {
      const deadline = AbortSignal.timeout(Math.min(timeoutMs, request.timeoutMs ?? timeoutMs));
      const signal = request.signal ? AbortSignal.any([request.signal, deadline]) : deadline;
      const call = callOf(request, signal);
      for (let attempt = 1; ; attempt += 1) {
        try {
          const result = await model.doGenerate(call);
          return { ...readAnswer(result, request), model: model.modelId };
        } catch (error) {
          request.signal?.throwIfAborted();
          const failure = deadline.aborted ? new LlmFailed('timeout', 'TIMEOUT', { usage: null }) : toFailure(error);
          const pause = Math.max(pauseMs * Math.random(), (failure.retryAfterSeconds ?? 0) * 1000);
          if (failure.reason !== 'unavailable' || attempt >= attempts || pause > longestPauseMs) throw failure;
          await sleep(pause, undefined, { signal }).catch(() => undefined);
        }
      }
    },
  };
}

function readAnswer<T>(result: LanguageModelV4GenerateResult, { schema }: LlmRequest<T>): Omit<LlmAnswer<T>, 'model'> {
  const usage = usageOf(result);
  const { unified } = result.finishReason;
  if (unified === 'content-filter') throw new LlmFailed('refused', 'CONTENT_FILTER', { usage });
  if (unified === 'length') throw new LlmFailed('not-in-schema', 'TRUNCATED', { usage });
  const parsed = schema.safeParse(parseJson(textOf(result)));
  if (!parsed.success) throw new LlmFailed('not-in-schema', 'OTHER_SHAPE', { usage });
  return { value: parsed.data, usage };
}

const textOf = ({ structuredOutputText, content }: LanguageModelV4GenerateResult): string =>
  structuredOutputText ?? content.map((part) => (part.type === 'text' ? part.text : '')).join('');

/** Some models put a fence around what they were asked for. */
function parseJson(text: string): unknown {
  try {
    return JSON.parse(/^\s*```(?:json)?\s*\n([\s\S]*?)\n\s*```\s*$/.exec(text)?.[1] ?? text);
  } catch {
    return undefined;
  }
}

function usageOf({ usage }: LanguageModelV4GenerateResult): LlmUsage | null {
  const [input, output] = [usage.inputTokens.total, usage.outputTokens.total];
  return isCount(input) && isCount(output) ? { inputTokens: input, outputTokens: output } : null;
}

const isCount = (value: number | undefined): value is number => Number.isSafeInteger(value) && Number(value) >= 0;

function toFailure(error: unknown): LlmFailed {
  if (error instanceof LlmFailed) return error;
  const unreadable = new LlmFailed('not-in-schema', 'UNREADABLE_ANSWER', { usage: null });
  if (!APICallError.isInstance(error)) return unreadable;
  const { statusCode: status, isRetryable } = error;
  if (status === undefined) return new LlmFailed('unavailable', codeOf(error.cause));
  if (status < 300) return isRetryable ? new LlmFailed('unavailable', 'CONNECTION_LOST', { usage: null }) : unreadable;
  const isBusy = status >= 500 || [408, 425, 429].includes(status);
  if (!isBusy) return new LlmFailed('refused', `HTTP_${status}`);
  return new LlmFailed('unavailable', `HTTP_${status}`, {
    retryAfterSeconds: readRetryAfter(error.responseHeaders?.['retry-after']),
  });
}

/** Seconds, as both vendors send them; a date, which some proxy may send, is taken for an hour. */
function readRetryAfter(header: string | undefined): number | null {
  if (header === undefined) return null;
  return /^\d{1,6}(?:\.\d+)?$/.test(header) ? Number(header) : 3600;
}

function codeOf(cause: unknown): string {
  const { code } = (typeof cause === 'object' && cause !== null ? cause : {}) as { code?: unknown };
  return typeof code === 'string' && /^[A-Z_]{1,40}$/.test(code) ? code : 'NO_ANSWER';
}
