import { gunzipSync } from 'node:zlib';
import Fastify from 'fastify';
import { expect, it } from 'vitest';
import { sendPage } from './page-exchange.ts';

it.each([
  [
    'the shell of the product',
    new Response('<p>dashboard</p>', { headers: { 'content-type': 'text/html' } }),
    'no-store',
  ],
  ['a redirect', new Response(null, { status: 302, headers: { location: '/login' } }), 'no-store'],
  [
    'a page that says so itself',
    new Response('<p>about</p>', { headers: { 'cache-control': 'public, max-age=0, must-revalidate' } }),
    'public, max-age=0, must-revalidate',
  ],
])('%s is kept by no cache unless it says that it is for everyone', async (_name, response, expected) => {
  const app = Fastify();
  app.get('/', (request, reply) => sendPage(request, reply, response, undefined));
  expect((await app.inject('/')).headers['cache-control']).toBe(expected);
  await app.close();
});

it.each([
  ['whole', Buffer.from('<p>whole</p>'), null],
  ['as it is made', undefined, '<p>made</p>'],
])('a page sent %s is compressed for those who ask for it', async (_name, whole, made) => {
  const app = Fastify();
  app.get('/', (request, reply) =>
    sendPage(request, reply, new Response(made, { headers: { 'content-type': 'text/html' } }), whole),
  );
  const plain = await app.inject('/');
  const compressed = await app.inject({ url: '/', headers: { 'accept-encoding': 'gzip' } });
  expect(plain.body).toBe(made ?? String(whole));
  expect(compressed.headers['content-encoding']).toBe('gzip');
  expect(String(gunzipSync(compressed.rawPayload))).toBe(plain.body);
  await app.close();
});
