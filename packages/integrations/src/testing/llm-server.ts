import type { IncomingHttpHeaders, ServerResponse } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import { readBody, startLoopback } from './loopback.ts';

/**
 * What the next question meets instead of a plain answer:
 * - `broken` 500, `overloaded` 529, `busy` 429 with the given Retry-After, `wrong-key` 401, `redirect` 302;
 * - `silent` never answers, `slow` after so many milliseconds, `hangs-midway` stops in the middle of the answer, `drops`
 *   closes the connection there, `endless` never stops;
 * - `garbage` answers something that is no JSON at all, `chatter` prose where JSON was asked for, `wrong-shape` other JSON,
 *   `truncated` the first half of the answer, `refuses`, `nothing` an empty answer, `fenced` the answer in a code fence,
 *   `no-usage` the answer without what it cost;
 * - `says` the given value, whatever was asked.
 */
export type LlmMode =
  | { kind: 'broken' | 'overloaded' | 'wrong-key' | 'redirect' | 'silent' | 'hangs-midway' | 'drops' | 'endless' }
  | { kind: 'garbage' | 'chatter' | 'wrong-shape' | 'truncated' | 'refuses' | 'nothing' | 'fenced' | 'no-usage' }
  | { kind: 'busy'; retryAfter?: string }
  | { kind: 'slow'; milliseconds: number }
  | { kind: 'says'; value: unknown };

/** A question as the model would read it. */
export interface LlmQuestion {
  vendor: 'openai-compatible' | 'anthropic';
  /** The name of the schema, where one was sent along. */
  task: string;
  instructions: string;
  /** What stood between the marks, parsed. */
  material: unknown;
  schema: Record<string, unknown> | null;
  body: Record<string, unknown>;
}

/** A promise is waited for. */
export type Answerer = (question: LlmQuestion) => unknown;

export const llmServerKey = 'key-of-the-loopback-model';
export const llmServerUsage = { inputTokens: 321, outputTokens: 45 };

interface Reply {
  text: string;
  stop: 'done' | 'length' | 'refusal';
  hasUsage: boolean;
}

/** Speaks both vendors' protocols, as strictly as they do, and misbehaves on request. */
export async function startLlmServer(answer: Answerer = () => ({})) {
  const questions: LlmQuestion[] = [];
  const modes: LlmMode[] = [];
  const state = { answer };

  const loopback = await startLoopback(async (request, response) => {
    const raw = await readBody(request).catch(() => null);
    if (raw === null) return;
    const question = readQuestion(request.url ?? '', request.headers, raw.toString());
    if ('status' in question) return send(response, question.status, { error: { message: question.message } });
    questions.push(question);
    const mode = modes.shift();
    switch (mode?.kind) {
      case 'broken':
        return send(response, 500, { error: { message: `Trace of ${llmServerKey}`, type: 'server_error' } });
      case 'overloaded':
        return send(response, 529, { error: { message: 'Overloaded', type: 'overloaded_error' } });
      case 'wrong-key':
        return send(response, 401, { error: { message: `Incorrect key ${llmServerKey}`, type: 'authentication' } });
      case 'busy':
        return send(
          response,
          429,
          { error: { message: 'Slow down' } },
          mode.retryAfter === undefined ? {} : { 'retry-after': mode.retryAfter },
        );
      case 'redirect':
        return void response.writeHead(302, { location: `${loopback.origin}/elsewhere` }).end();
      case 'silent':
        return;
      case 'garbage':
        return void response.writeHead(200, { 'content-type': 'text/html' }).end('<html>Welcome!</html>');
      case 'endless':
        return pourOut(response);
    }
    if (mode?.kind === 'slow') await sleep(mode.milliseconds);
    const body = JSON.stringify(write(question, await replyTo(question, mode)));
    if (mode?.kind === 'hangs-midway' || mode?.kind === 'drops') {
      response.writeHead(200, { 'content-type': 'application/json', 'content-length': String(body.length) });
      response.write(body.slice(0, body.length / 2));
      if (mode.kind === 'drops') setTimeout(() => request.socket.destroy(), 20);
      return;
    }
    response.writeHead(200, { 'content-type': 'application/json' }).end(body);
  });

  async function replyTo(question: LlmQuestion, mode: LlmMode | undefined): Promise<Reply> {
    const text = JSON.stringify(mode?.kind === 'says' ? mode.value : await state.answer(question));
    const reply: Reply = { text, stop: 'done', hasUsage: mode?.kind !== 'no-usage' };
    switch (mode?.kind) {
      case 'chatter':
        return { ...reply, text: 'Certainly! Here is what I think of this person.' };
      case 'wrong-shape':
        return { ...reply, text: '{"verdict":"hire","score":100}' };
      case 'truncated':
        return { ...reply, text: text.slice(0, text.length / 2), stop: 'length' };
      case 'refuses':
        return { ...reply, text: 'I cannot help with that.', stop: 'refusal' };
      case 'nothing':
        return { ...reply, text: '' };
      case 'fenced':
        return { ...reply, text: `\`\`\`json\n${text}\n\`\`\`` };
    }
    return reply;
  }

  return {
    ...loopback,
    /** What both adapters take as their base address. */
    baseUrl: `${loopback.origin}/v1`,
    questions,
    /** How it answers from now on, when nothing else is asked of it. */
    answers: (next: Answerer) => {
      state.answer = next;
    },
    /** The next questions meet these, in order; then all is well again. */
    meet: (...next: LlmMode[]) => void modes.push(...next),
    /** Forgets what was asked and what was to come. */
    reset: () => {
      questions.length = 0;
      modes.length = 0;
    },
  };
}

export type LlmServer = Awaited<ReturnType<typeof startLlmServer>>;

type Body = Record<string, unknown> & {
  messages?: { role: string; content: unknown }[];
  system?: { text: string }[];
  response_format?: { json_schema?: { name: string; schema: Record<string, unknown>; strict: boolean } };
  output_config?: { format?: { schema: Record<string, unknown> } };
  tools?: { name: string; input_schema: Record<string, unknown> }[];
};

function readQuestion(
  path: string,
  headers: IncomingHttpHeaders,
  raw: string,
): LlmQuestion | { status: number; message: string } {
  const vendor = path === '/v1/chat/completions' ? 'openai-compatible' : path === '/v1/messages' ? 'anthropic' : null;
  if (vendor === null) return { status: 404, message: `Nothing is at ${path}` };
  const isSigned =
    vendor === 'anthropic'
      ? headers['x-api-key'] === llmServerKey && headers['anthropic-version'] !== undefined
      : headers.authorization === `Bearer ${llmServerKey}`;
  if (!isSigned) return { status: 401, message: 'Who is asking?' };
  const body = JSON.parse(raw) as Body;
  const tokens = body.max_tokens;
  if (typeof body.model !== 'string' || typeof tokens !== 'number' || tokens < 1 || !Array.isArray(body.messages)) {
    return { status: 400, message: 'model, max_tokens and messages are required' };
  }
  const schema =
    body.response_format?.json_schema?.schema ?? body.output_config?.format?.schema ?? body.tools?.[0]?.input_schema;
  if (schema && !isStrict(schema)) return { status: 400, message: 'a strict schema names every property as required' };
  const system = body.system?.[0]?.text ?? textOf(body.messages.find(({ role }) => role === 'system')?.content);
  const user = textOf(body.messages.find(({ role }) => role === 'user')?.content);
  const material = /^<material>\n([^<]*)\n<\/material>$/.exec(user)?.[1];
  return {
    vendor,
    task: body.response_format?.json_schema?.name ?? '',
    instructions: system,
    material: material === undefined ? undefined : JSON.parse(material),
    schema: schema ?? null,
    body,
  };
}

/** As both vendors insist: closed objects, every property required. */
function isStrict(schema: unknown): boolean {
  if (typeof schema !== 'object' || schema === null) return true;
  const { properties, required, additionalProperties, ...rest } = schema as Record<string, unknown>;
  if (properties !== undefined) {
    const names = Object.keys(properties as object);
    const isComplete = additionalProperties === false && names.every((name) => (required as string[]).includes(name));
    if (!isComplete || !Object.values(properties as object).every(isStrict)) return false;
  }
  return [rest.items, ...((rest.anyOf as unknown[] | undefined) ?? [])].every(isStrict);
}

const textOf = (content: unknown): string =>
  typeof content === 'string' ? content : (((content as { text?: string }[] | undefined) ?? [])[0]?.text ?? '');

function write({ vendor, body }: LlmQuestion, { text, stop, hasUsage }: Reply): object {
  const { inputTokens, outputTokens } = llmServerUsage;
  if (vendor === 'openai-compatible') {
    const message = stop === 'refusal' ? { content: null, refusal: text } : { content: text };
    return {
      id: 'chatcmpl-1',
      object: 'chat.completion',
      created: 1,
      model: body.model,
      choices: [
        { index: 0, message: { role: 'assistant', ...message }, finish_reason: stop === 'length' ? 'length' : 'stop' },
      ],
      ...(hasUsage && { usage: { prompt_tokens: inputTokens, completion_tokens: outputTokens } }),
    };
  }
  const asTool = (body as Body).tools !== undefined && stop === 'done';
  const parsed = asTool ? parse(text) : undefined;
  const content = parsed ? { type: 'tool_use', id: 'toolu_1', name: 'json', input: parsed } : { type: 'text', text };
  const reasons = { done: parsed ? 'tool_use' : 'end_turn', length: 'max_tokens', refusal: 'refusal' };
  return {
    id: 'msg_1',
    type: 'message',
    role: 'assistant',
    model: body.model,
    content: [content],
    stop_reason: reasons[stop],
    stop_sequence: null,
    ...(hasUsage && { usage: { input_tokens: inputTokens, output_tokens: outputTokens } }),
  };
}

function parse(text: string): object | undefined {
  try {
    return JSON.parse(text) as object;
  } catch {
    return undefined;
  }
}

async function pourOut(response: ServerResponse): Promise<void> {
  response.writeHead(200, { 'content-type': 'application/json' });
  for (let isOpen = true; isOpen && !response.destroyed; isOpen = response.writable) {
    response.write(' '.repeat(64 * 1024));
    await sleep(2);
  }
}

function send(response: ServerResponse, status: number, body: unknown, headers: Record<string, string> = {}): void {
  response.writeHead(status, { 'content-type': 'application/json', ...headers }).end(JSON.stringify(body));
}
