import { describe, expect, it, vi } from 'vitest';
import { z } from 'zod';
import { llmServerKey, startLlmServer } from '../testing/llm-server.ts';
import { createOpenAiCompatibleLlm } from './openai-compatible.ts';
import { llmContract } from './port.contract.ts';

const options = { apiKey: llmServerKey, model: 'small-model', timeoutMs: 5_000 };

describe('an OpenAI-compatible endpoint', () => {
  llmContract(async () => {
    const server = await startLlmServer();
    return {
      server,
      connect: (changes) => createOpenAiCompatibleLlm({ ...options, baseUrl: server.baseUrl, ...changes }),
    };
  });

  const request = {
    task: 'parse-cv',
    instructions: 'Read.',
    data: {},
    schema: z.object({ title: z.string() }),
    maxOutputTokens: 50,
  };

  it('that takes no schema is told in words', async () => {
    const server = await startLlmServer(() => ({ title: 'Keeper' }));
    const llm = createOpenAiCompatibleLlm({ ...options, baseUrl: `${server.baseUrl}/`, takesSchema: false });
    expect((await llm.complete(request)).value).toEqual({ title: 'Keeper' });
    const [question] = server.questions;
    expect(question?.body.response_format).toEqual({ type: 'json_object' });
    expect(question?.instructions).toContain('"required":["title"]');
    await server.close();
  });

  it('may keep to itself what it cost, and gets a temperature only when one is set', async () => {
    const server = await startLlmServer(() => ({ title: 'Keeper' }));
    server.meet({ kind: 'no-usage' });
    const steady = createOpenAiCompatibleLlm({ ...options, baseUrl: server.baseUrl, temperature: 0 });
    expect(await steady.complete(request)).toMatchObject({ value: { title: 'Keeper' }, usage: null });
    await createOpenAiCompatibleLlm({ ...options, baseUrl: server.baseUrl }).complete(request);
    expect(server.questions.map(({ body }) => body.temperature)).toEqual([0, undefined]);
    await server.close();
  });

  it('of OpenAI itself gets its limit by the newer name', async () => {
    const sent: unknown[] = [];
    vi.stubGlobal('fetch', async (url: string, init: RequestInit) => {
      sent.push(url, init.redirect, JSON.parse(String(init.body)));
      return new Response('', { status: 400 });
    });
    const llm = createOpenAiCompatibleLlm({ ...options, baseUrl: 'https://api.openai.com/v1' });
    await expect(llm.complete(request)).rejects.toMatchObject({ reason: 'refused', code: 'HTTP_400' });
    vi.unstubAllGlobals();
    expect(sent.slice(0, 2)).toEqual(['https://api.openai.com/v1/chat/completions', 'error']);
    expect(sent[2]).toMatchObject({ max_completion_tokens: 50 });
    expect(sent[2]).not.toHaveProperty('max_tokens');
  });

  it.each(['ftp://models.test/v1', 'https://key@models.test/v1', 'https://models.test/v1?key=1', 'models.test'])(
    'is not at %s',
    (baseUrl) => {
      expect(() => createOpenAiCompatibleLlm({ ...options, baseUrl })).toThrow('must look like https://host/v1');
    },
  );
});
