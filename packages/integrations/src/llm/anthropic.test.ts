import { describe } from 'vitest';
import { llmServerKey, startLlmServer } from '../testing/llm-server.ts';
import { createAnthropicLlm } from './anthropic.ts';
import { llmContract } from './port.contract.ts';

// One that takes a schema, and one that is given a tool of that shape instead.
describe.each(['claude-sonnet-4-5', 'claude-3-haiku-20240307'])('Anthropic, %s', (model) => {
  llmContract(async () => {
    const server = await startLlmServer();
    return {
      server,
      connect: ({ timeoutMs, apiKey = llmServerKey }) =>
        createAnthropicLlm({ baseUrl: server.baseUrl, apiKey, model, timeoutMs }),
    };
  });
});
