import { describe, expect, it } from 'vitest';
import { readConfig } from './config.ts';

const model = { LLM_PROVIDER: 'openai-compatible', LLM_MODEL: 'small', LLM_BASE_URL: 'https://models.example/v1' };
const production = { NODE_ENV: 'production', PUBLIC_URL: 'https://candela.example' };
const messageOf = (environment: Record<string, string>): string => {
  try {
    readConfig(environment);
  } catch (error) {
    return (error as Error).message;
  }
  return '';
};

describe('a language model', () => {
  it('is not there unless it is configured', () => {
    expect(readConfig({}).llm).toBeUndefined();
    expect(readConfig({ LLM_TASKS: 'rank', LLM_RANK_TOP: '5' }).llm).toBeUndefined();
  });

  it('does everything it can by default, within a budget', () => {
    expect(readConfig(model).llm).toMatchObject({ monthlyTokens: 5_000_000, rankTop: 25, timeoutMs: 60_000 });
    expect(readConfig(model).llm?.tasks.size).toBe(6);
    expect([...(readConfig({ ...model, LLM_TASKS: ' rank, parse-cv ' }).llm?.tasks ?? [])]).toEqual([
      'rank',
      'parse-cv',
    ]);
  });

  it('is configured wholly or not at all', () => {
    expect(messageOf({ LLM_MODEL: 'small' })).toContain('LLM_PROVIDER: required when any LLM setting is given');
    expect(messageOf({ LLM_API_KEY: 'hunter5' })).toMatch(/^(?!.*hunter5)[\s\S]*LLM_PROVIDER, LLM_MODEL/);
    expect(messageOf({ ...model, LLM_BASE_URL: '' })).toContain('LLM_BASE_URL: required');
    expect(messageOf({ LLM_PROVIDER: 'anthropic', LLM_MODEL: 'claude' })).toContain('LLM_API_KEY: required');
    expect(messageOf({ ...model, LLM_TASKS: 'rank,dance' })).toContain('LLM_TASKS: must be a list of parse-cv');
  });

  it('is spoken to in secret in production, except on this machine', () => {
    const plain = { ...model, LLM_BASE_URL: 'http://models.example/v1' };
    expect(readConfig(plain).llm?.baseUrl).toBe('http://models.example/v1');
    expect(messageOf({ ...production, ...plain })).toContain('LLM_BASE_URL: must be https in production');
    expect(readConfig({ ...production, ...model, LLM_BASE_URL: 'http://127.0.0.1:8000/v1' }).llm).toBeDefined();
    expect(messageOf({ ...model, LLM_BASE_URL: 'https://me:hunter6@models.example/v1' })).toMatch(
      /^(?!.*hunter6)[\s\S]*LLM_BASE_URL: must be an address/,
    );
  });
});
