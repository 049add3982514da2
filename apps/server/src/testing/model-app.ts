import { createOpenAiCompatibleLlm } from '@candela/integrations/llm/openai-compatible.ts';
import { type LlmServer, llmServerKey, startLlmServer } from '@candela/integrations/testing/llm-server.ts';
import { createTestApp, type TestApp } from './test-app.ts';

export interface ModelApp {
  server: LlmServer;
  app: TestApp;
}

/** The product beside a language model that says what a test wants. */
export async function createModelApp(timeoutMs: number, more: Readonly<Record<string, string>>): Promise<ModelApp> {
  const server = await startLlmServer();
  const model = 'small';
  const llm = createOpenAiCompatibleLlm({ baseUrl: server.baseUrl, apiKey: llmServerKey, model, timeoutMs });
  const environment = {
    LLM_PROVIDER: 'openai-compatible',
    LLM_BASE_URL: server.baseUrl,
    LLM_MODEL: model,
    ...more,
  };
  return { server, app: await createTestApp({ environment, platform: { llm } }) };
}
