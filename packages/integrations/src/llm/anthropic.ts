import { createAnthropic } from '@ai-sdk/anthropic';
import { type AskingOptions, createLlm } from './ask-model.ts';
import { guardedFetch, readBaseUrl } from './guarded-fetch.ts';
import type { Llm } from './port.ts';

export interface AnthropicOptions extends AskingOptions {
  readonly baseUrl: string;
  readonly apiKey: string;
  readonly model: string;
}

/** Anthropic's messages; the package knows which model takes a schema and which a tool of that shape. */
export function createAnthropicLlm({ baseUrl, apiKey, model, timeoutMs, temperature }: AnthropicOptions): Llm {
  const provider = createAnthropic({ baseURL: readBaseUrl(baseUrl), apiKey, fetch: guardedFetch });
  return createLlm({ vendor: 'anthropic', model: provider.messages(model), takesSchema: true, timeoutMs, temperature });
}
