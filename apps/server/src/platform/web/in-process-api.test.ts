import { defineRoute } from '@candela/contract/kernel/route.ts';
import { expect, it } from 'vitest';
import { z } from 'zod';
import type { RouteBinding } from '../http/binding.ts';
import type { Logger } from '../logger.ts';
import { callInProcess } from './in-process-api.ts';

const route = defineRoute({
  id: 'things.get',
  method: 'GET',
  path: '/api/things',
  summary: 'Things',
  access: { kind: 'public' },
  response: z.object({ data: z.object({ name: z.string() }) }),
});

const apiOf = (handler: () => Promise<unknown>) =>
  callInProcess(
    [{ route, handler } as unknown as RouteBinding],
    { hit: async () => undefined } as never,
    {} as Logger,
  )({
    address: '192.0.2.1',
    origin: 'https://a.example',
  });

it('answers with what the route says, and nothing besides', async () => {
  const kept = Object.freeze({ data: { name: 'one', secret: 'two' } });
  for (const handler of [async () => kept, async () => ({ data: { name: 'one', secret: 'two' } })])
    expect(await apiOf(handler).call(route, {})).toEqual({ data: { name: 'one' } });
});

it('reads an answer that stays as it is once, and gives it out so that none can change it for others', async () => {
  const kept = Object.freeze({ data: { name: 'one' } });
  const api = apiOf(async () => kept);
  const answer = (await api.call(route, {})) as { data: { name: string } };
  expect(await api.call(route, {})).toBe(answer);
  expect(() => Object.assign(answer.data, { name: 'two' })).toThrow(TypeError);
});

it('reads every other answer anew', async () => {
  const answer = { data: { name: 'one' } };
  const api = apiOf(async () => answer);
  await api.call(route, {});
  answer.data.name = 'two';
  expect(await api.call(route, {})).toEqual({ data: { name: 'two' } });
});
