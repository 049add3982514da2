import { z } from 'zod';
import { decimalNumber, flag, isOnThisMachine, oneOf, webAddress, wholeNumber } from './variable-kinds.ts';

/** What a language model may be asked to do. */
export const llmTasks = ['parse-cv', 'parse-job', 'rank', 'authorship', 'questions', 'grade'] as const;
export type LlmTask = (typeof llmTasks)[number];

const taskList = z.string().transform((value, context): LlmTask[] => {
  const names = value
    .split(',')
    .map((name) => name.trim())
    .filter((name) => name !== '');
  const tasks = z.array(z.enum(llmTasks)).min(1).safeParse(names);
  if (tasks.success) return tasks.data;
  context.addIssue(`must be a list of ${llmTasks.join(', ')}`);
  return z.NEVER;
});

export const llmVariables = {
  LLM_PROVIDER: oneOf(['openai-compatible', 'anthropic']).optional(),
  LLM_BASE_URL: webAddress.optional(),
  LLM_API_KEY: z.string().min(1).optional(),
  LLM_MODEL: z.string().max(100, 'must have at most 100 characters').optional(),
  LLM_TASKS: taskList.optional(),
  LLM_TIMEOUT_MS: wholeNumber(50, 240_000).default(60_000),
  LLM_MONTHLY_TOKENS: wholeNumber(0, 1e12).default(5_000_000),
  LLM_RANK_TOP: wholeNumber(0, 200).default(25),
  LLM_JSON_SCHEMA: flag.default(true),
  LLM_TEMPERATURE: decimalNumber(0, 2).optional(),
};

type LlmEnvironment = z.infer<z.ZodObject<typeof llmVariables>>;

const anthropicUrl = 'https://api.anthropic.com/v1';

/** What only shows when the variables are looked at together. */
export function llmProblems(env: LlmEnvironment, isProduction: boolean): string[] {
  const problems: string[] = [];
  if (env.LLM_PROVIDER === 'openai-compatible' && !env.LLM_BASE_URL)
    problems.push('LLM_BASE_URL: required for an OpenAI-compatible endpoint');
  if (env.LLM_PROVIDER === 'anthropic' && !env.LLM_API_KEY) problems.push('LLM_API_KEY: required for Anthropic');
  const url = env.LLM_BASE_URL ? new URL(env.LLM_BASE_URL) : undefined;
  // Every call carries the key and a candidate's CV.
  if (isProduction && url?.protocol === 'http:' && !isOnThisMachine(url.href))
    problems.push('LLM_BASE_URL: must be https in production');
  if (url && (url.username !== '' || url.password !== '' || url.search !== '' || url.hash !== ''))
    problems.push('LLM_BASE_URL: must be an address such as https://host/v1, without anything secret in it');
  return problems;
}

export type LlmSettings = NonNullable<ReturnType<typeof llmSettings>>;

export function llmSettings(env: LlmEnvironment) {
  if (!env.LLM_PROVIDER || !env.LLM_MODEL) return undefined;
  return {
    provider: env.LLM_PROVIDER,
    baseUrl: env.LLM_BASE_URL ?? anthropicUrl,
    apiKey: env.LLM_API_KEY,
    model: env.LLM_MODEL,
    tasks: new Set<LlmTask>(env.LLM_TASKS ?? llmTasks),
    timeoutMs: env.LLM_TIMEOUT_MS,
    /** Of each organisation, each calendar month. */
    monthlyTokens: env.LLM_MONTHLY_TOKENS,
    /** How many people at the top of a ranking it looks at. */
    rankTop: env.LLM_RANK_TOP,
    takesSchema: env.LLM_JSON_SCHEMA,
    temperature: env.LLM_TEMPERATURE,
  };
}
