import type { z } from 'zod';

/**
 * One question to a language model. Its instructions are ours; everything that came from others is in `data` and
 * reaches the model as a marked JSON document, never as a sentence beside the instructions.
 */
export interface LlmRequest<T> {
  /** What it is for, in logs and as the name of the schema: `rank`, `parse-cv`. Letters, digits and hyphens. */
  readonly task: string;
  readonly instructions: string;
  readonly data: unknown;
  /** What the answer must be. It is sent to the model as a wish and held against the answer as a rule. */
  readonly schema: z.ZodType<T>;
  readonly maxOutputTokens: number;
  /** Where a caller waits: a time-out shorter than the adapter's own. */
  readonly timeoutMs?: number;
  /** Gives up early; the promise then rejects with the signal's own reason. */
  readonly signal?: AbortSignal;
}

export interface LlmUsage {
  readonly inputTokens: number;
  readonly outputTokens: number;
}

export interface LlmAnswer<T> {
  readonly value: T;
  /** Null when the endpoint did not say. */
  readonly usage: LlmUsage | null;
  readonly model: string;
}

/** There is no embedded adapter: without a model the built-in engine does everything. */
export interface Llm {
  readonly vendor: 'openai-compatible' | 'anthropic';
  readonly model: string;
  /** Ends within the adapter's time-out, or the request's where that is shorter, a second attempt included. @throws LlmFailed */
  complete<T>(request: LlmRequest<T>): Promise<LlmAnswer<T>>;
}

/**
 * - `unavailable`: could not be reached, is busy or broken; worth another attempt later;
 * - `timeout`: no whole answer in time;
 * - `not-in-schema`: an answer that is not what was asked for, cut short, or no answer at all;
 * - `refused`: the endpoint or the model will not do it (wrong key, unknown model, its own rules);
 * - `over-budget`: it was not asked, because too few tokens are left.
 */
export type LlmFailure = 'unavailable' | 'timeout' | 'not-in-schema' | 'refused' | 'over-budget';

interface FailureDetails {
  readonly usage?: LlmUsage | null;
  readonly retryAfterSeconds?: number | null;
}

/** Carries codes only: vendors' messages and causes quote keys, and our own request with a candidate's CV in it. */
export class LlmFailed extends Error {
  override readonly name = 'LlmFailed';
  readonly reason: LlmFailure;
  /** For logs, such as `HTTP_503`, `TRUNCATED` or `ECONNREFUSED`. */
  readonly code: string;
  /** What the failure cost; null when it is not known. */
  readonly usage: LlmUsage | null;
  /** How long the endpoint asked us to stay away. */
  readonly retryAfterSeconds: number | null;

  constructor(reason: LlmFailure, code: string, details: FailureDetails = {}) {
    super(`The language model gave no usable answer: ${reason} (${code})`);
    this.reason = reason;
    this.code = code;
    this.usage = details.usage === undefined ? nothing : details.usage;
    this.retryAfterSeconds = details.retryAfterSeconds ?? null;
  }
}

const nothing: LlmUsage = { inputTokens: 0, outputTokens: 0 };
