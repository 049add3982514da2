import { createOpenAICompatible } from '@ai-sdk/openai-compatible';
import { type AskingOptions, createLlm } from './ask-model.ts';
import { guardedFetch, readBaseUrl } from './guarded-fetch.ts';
import type { Llm } from './port.ts';

export interface OpenAiCompatibleOptions extends AskingOptions {
  /** `https://host/v1`: what stands before `/chat/completions`. */
  readonly baseUrl: string;
  /** A model on one's own machine often needs none. */
  readonly apiKey?: string | undefined;
  readonly model: string;
  /** Whether the endpoint takes a JSON schema (`response_format`); those that do not are told in words. */
  readonly takesSchema?: boolean;
}

/** Any endpoint that speaks OpenAI's chat completions: OpenAI itself, Azure, vLLM, llama.cpp, Ollama, … */
export function createOpenAiCompatibleLlm(options: OpenAiCompatibleOptions): Llm {
  const { apiKey, model, takesSchema = true, timeoutMs, temperature } = options;
  const baseURL = readBaseUrl(options.baseUrl);
  const provider = createOpenAICompatible({
    name: 'openai-compatible',
    baseURL,
    ...(apiKey !== undefined && { apiKey }),
    supportsStructuredOutputs: takesSchema,
    fetch: guardedFetch,
    // OpenAI's own newer models refuse the name that every other endpoint knows.
    ...(new URL(baseURL).hostname === 'api.openai.com' && { transformRequestBody: renameTokenLimit }),
  });
  return createLlm({
    vendor: 'openai-compatible',
    model: provider.chatModel(model),
    takesSchema,
    timeoutMs,
    temperature,
  });
}

const renameTokenLimit = ({ max_tokens, ...body }: Record<string, unknown>): Record<string, unknown> => ({
  ...body,
  max_completion_tokens: max_tokens,
});
