import type { LocalHandler } from '@candela/integrations/http/local-http.ts';
import type { FastifyInstance, HTTPMethods } from 'fastify';
import type { OriginPolicy } from './origin.ts';

/** Mounts an embedded adapter's own pages; it reads the raw body, so nothing here may parse it first. */
export function mountLocalHandler(
  app: FastifyInstance,
  options: { prefix: string; methods: HTTPMethods[]; handler: LocalHandler; origins: OriginPolicy; bodyLimit: number },
): void {
  app.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser('*', (_request, _payload, done) => done(null));
    scope.route({
      method: options.methods,
      url: `${options.prefix}/*`,
      bodyLimit: options.bodyLimit,
      exposeHeadRoute: false,
      handler: async (request, reply) => {
        const answer = await options.handler({
          method: request.method,
          url: new URL(request.raw.url ?? '/', options.origins.own(request.headers.host)),
          headers: request.headers,
          body: request.raw,
        });
        return reply
          .code(answer.status)
          .headers(answer.headers)
          .send(answer.body ?? '');
      },
    });
  });
}
