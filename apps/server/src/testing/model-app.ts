import { createOpenAiCompatibleLlm } from '@candela/integrations/llm/openai-compatible.ts';
import type { Llm } from '@candela/integrations/llm/port.ts';
import { type LlmServer, llmServerKey, startLlmServer } from '@candela/integrations/testing/llm-server.ts';
import { createTestApp, type TestApp } from './test-app.ts';

export interface ModelApp {
  server: LlmServer;
  app: TestApp;
}

const model = 'small';

/** A language model that says what a test wants; unless asked otherwise, waited for however busy the machine is. */
export const connectModel = ({ baseUrl }: LlmServer, timeoutMs = 20_000): Llm =>
  createOpenAiCompatibleLlm({ baseUrl, apiKey: llmServerKey, model, timeoutMs });

/** The product beside such a model. */
export async function createModelApp(more: Readonly<Record<string, string>> = {}): Promise<ModelApp> {
  const server = await startLlmServer();
  const environment = {
    LLM_PROVIDER: 'openai-compatible',
    LLM_BASE_URL: server.baseUrl,
    LLM_MODEL: model,
    ...more,
  };
  return { server, app: await createTestApp({ environment, platform: { llm: connectModel(server) } }) };
}
