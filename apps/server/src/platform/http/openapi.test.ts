import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { apiRoutes } from '../../testing/found-modules.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';

type Json = Record<string, unknown>;
interface Operation {
  operationId: string;
  summary: string;
  security?: Json[];
  parameters: { name: string; in: string; required: boolean; schema: Json }[];
  requestBody?: { required: boolean; content: Record<string, { schema: Json }> };
  responses: Record<string, { description: string; content: Record<string, { schema: Json }> }>;
}
interface Description {
  openapi: string;
  info: { title: string; version: string };
  paths: Record<string, Record<string, Operation>>;
  components: { schemas: Record<string, Json>; securitySchemes: Record<string, Json> };
}

let app: TestApp;
let description: Description;
beforeAll(async () => {
  app = await createTestApp();
  const answer = await app.inject('/api/openapi.json');
  expect(answer.statusCode).toBe(200);
  expect(answer.headers['content-type']).toContain('application/json');
  description = answer.json();
});
afterAll(() => app.close());

const operations = () =>
  Object.entries(description.paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({ path, method, operation })),
  );

function referencesIn(value: unknown): string[] {
  if (Array.isArray(value)) return value.flatMap(referencesIn);
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, part]) =>
    key === '$ref' && typeof part === 'string' ? [part] : referencesIn(part),
  );
}

describe('the description of the API', () => {
  it('is OpenAPI 3.1 with a title and a version', () => {
    expect(description.openapi).toMatch(/^3\.1\.\d+$/);
    expect(description.info).toMatchObject({ title: 'Candela', version: expect.stringMatching(/^\d+\.\d+\.\d+$/) });
  });

  it('is not sent again to who has it', async () => {
    const { etag } = (await app.inject('/api/openapi.json')).headers;
    const again = await app.inject({ url: '/api/openapi.json', headers: { 'if-none-match': String(etag) } });
    expect([again.statusCode, again.body]).toEqual([304, '']);
  });

  it('has every route of the contract, and no other', () => {
    const described = operations().map(({ operation, method, path }) => `${operation.operationId} ${method} ${path}`);
    const declared = apiRoutes.map(
      (route) => `${route.id} ${route.method.toLowerCase()} ${route.path.replace(/:(\w+)/g, '{$1}')}`,
    );
    expect(described.sort()).toEqual(declared.sort());
    expect(new Set(operations().map(({ operation }) => operation.operationId)).size).toBe(apiRoutes.length);
  });

  it('describes each: parameters of the path, body, answer and errors', () => {
    for (const route of apiRoutes) {
      const path = route.path.replace(/:(\w+)/g, '{$1}');
      const operation = description.paths[path]?.[route.method.toLowerCase()];
      const named = (operation?.parameters ?? []).filter((each) => each.in === 'path');
      const inPath = [...path.matchAll(/\{(\w+)\}/g)].map((match) => match[1]);
      expect([route.id, named.map((each) => each.name).sort()]).toEqual([route.id, inPath.sort()]);
      expect([route.id, named.every((each) => each.required)]).toEqual([route.id, true]);
      expect([route.id, operation?.requestBody !== undefined]).toEqual([route.id, route.body !== undefined]);
      // An organisation's requests are counted whatever they ask for.
      const isCounted = route.access.kind === 'signed-in' || route.rateLimit !== undefined;
      expect([route.id, operation?.responses[429] !== undefined || !isCounted]).toEqual([route.id, true]);
      expect([route.id, operation?.security !== undefined]).toEqual([route.id, route.access.kind === 'signed-in']);
      const success = operation?.responses[String(route.status ?? 200)];
      const sent = route.format === 'csv' ? 'text/csv' : 'application/json';
      expect([route.id, Object.keys(success?.content ?? {})]).toEqual([route.id, [sent]]);
      for (const [status, response] of Object.entries(operation?.responses ?? {})) {
        expect([route.id, status, response.description.length > 0]).toEqual([route.id, status, true]);
        if (Number(status) < 400) continue;
        expect(response.content['application/json']?.schema).toEqual({ $ref: '#/components/schemas/Error' });
      }
    }
  });

  it('has no reference that leads nowhere', () => {
    for (const reference of referencesIn(description)) {
      if (!reference.startsWith('#/components/schemas/')) continue;
      expect(description.components.schemas).toHaveProperty(reference.split('/').at(-1) ?? '');
    }
    expect(description.components.schemas.Error).toMatchObject({
      type: 'object',
      required: ['message', 'type', 'errors', 'requestId'],
    });
    expect(description.components.securitySchemes.bearer).toMatchObject({ type: 'http', scheme: 'bearer' });
  });
});
