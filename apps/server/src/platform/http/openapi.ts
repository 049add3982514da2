import { apiKeyPermissions } from '@candela/contract/api-keys/api-keys.routes.ts';
import { type ErrorCode, errorCodes, errorResponseSchema } from '@candela/contract/kernel/errors.ts';
import type { Permission } from '@candela/contract/kernel/permissions.ts';
import type { Route } from '@candela/contract/kernel/route.ts';
import { type WebhookEvent, webhookEvents, webhookMessageSchema } from '@candela/contract/webhooks/webhooks.routes.ts';
import { z } from 'zod';

type Json = Record<string, unknown>;

/** OpenAPI 3.1, printed from the contract: there is no second description to fall out of step. */
export function describeApi(routes: readonly Route[]): Json {
  const paths: Record<string, Json> = {};
  for (const route of routes) {
    const path = route.path.replace(/:(\w+)/g, '{$1}');
    paths[path] = { ...paths[path], [route.method.toLowerCase()]: describeRoute(route) };
  }
  return {
    openapi: '3.1.0',
    info: { title: 'Candela', version: '0.1.0', description: 'Hiring in the light.' },
    paths,
    webhooks: Object.fromEntries(webhookEvents.map((name) => [name, describeWebhook(name)])),
    components: {
      schemas: { Error: jsonSchema(errorResponseSchema, 'output') },
      securitySchemes: {
        bearer: { type: 'http', scheme: 'bearer', bearerFormat: 'JWT' },
        apiKey: {
          type: 'http',
          scheme: 'bearer',
          bearerFormat: 'candela_<id>_<secret>',
          description:
            'A key that the parent of an organisation makes in the settings. It has the permissions it was given.',
        },
      },
    },
  };
}

/** What an API key can be allowed, and what only a person who is signed in can do. */
const securityOf = (permission: Permission): Json[] =>
  apiKeyPermissions.some((each) => each === permission) ? [{ bearer: [] }, { apiKey: [] }] : [{ bearer: [] }];

const describeWebhook = (name: WebhookEvent): Json => ({
  post: {
    summary: name,
    description:
      'Candela-Signature: t=<seconds>,v1=<hex>, the HMAC-SHA256 of "<seconds>.<body>" under the secret of the webhook. Candela-Delivery names the message, also when it is sent again. Anything but 200 to 299 is tried again, seven times within two days.',
    requestBody: { content: { 'application/json': { schema: jsonSchema(webhookMessageSchema, 'output') } } },
    responses: { 200: { description: 'Received' } },
  },
});

const describeRoute = (route: Route): Json => ({
  operationId: route.id,
  summary: route.summary,
  tags: [route.id.split('.')[0]],
  ...(route.access.kind === 'signed-in' && {
    security: securityOf(route.access.permission),
    'x-permission': route.access.permission,
    'x-roles': route.access.roles,
  }),
  parameters: [...parametersOf(route.params, 'path'), ...parametersOf(route.query, 'query')],
  ...(route.body && {
    // Nothing at all is read as an empty object.
    requestBody: {
      required: !route.body.safeParse({}).success,
      content: { 'application/json': { schema: jsonSchema(route.body, 'input') } },
    },
  }),
  responses: {
    [String(route.status ?? 200)]: {
      description: 'Success',
      content: {
        [route.format === 'csv' ? 'text/csv' : 'application/json']: { schema: jsonSchema(route.response, 'output') },
      },
    },
    ...Object.fromEntries(
      [...new Set(errorsOf(route).map((code) => errorCodes[code].status))].map((status) => [
        String(status),
        {
          description: errorsOf(route)
            .filter((code) => errorCodes[code].status === status)
            .join(', '),
          content: { 'application/json': { schema: { $ref: '#/components/schemas/Error' } } },
        },
      ]),
    ),
  },
});

/** What access, validation and limits imply, beside what the route names itself. */
function errorsOf(route: Route): ErrorCode[] {
  const implied: ErrorCode[] = ['UNAVAILABLE'];
  if (route.access.kind === 'signed-in') implied.push('UNAUTHENTICATED', 'FORBIDDEN', 'RATE_LIMITED');
  if (route.access.kind === 'cookie') implied.push('ORIGIN_REFUSED');
  if (route.access.kind === 'signed-in' && route.access.subscription) implied.push('SUBSCRIPTION_INACTIVE');
  if (route.query || route.body) implied.push('VALIDATION_FAILED');
  if (route.params) implied.push('NOT_FOUND');
  if (route.body) implied.push('MALFORMED_REQUEST', 'PAYLOAD_TOO_LARGE', 'UNSUPPORTED_MEDIA_TYPE');
  if (route.rateLimit) implied.push('RATE_LIMITED');
  return [...new Set([...implied, ...(route.errors ?? [])])];
}

function parametersOf(schema: z.ZodType | undefined, place: 'path' | 'query'): Json[] {
  if (!schema) return [];
  const described = jsonSchema(schema, 'input') as { properties?: Record<string, Json>; required?: string[] };
  return Object.entries(described.properties ?? {}).map(([name, property]) => ({
    name,
    in: place,
    required: place === 'path' || (described.required ?? []).includes(name),
    schema: property,
  }));
}

function jsonSchema(schema: z.ZodType, io: 'input' | 'output'): Json {
  const { $schema: _, ...rest } = z.toJSONSchema(schema, { io, unrepresentable: 'any' }) as Json;
  return rest;
}
