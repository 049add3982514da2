import { faultWords } from '@candela/contract/kernel/fault-words.ts';
import type { Route } from '@candela/contract/kernel/route.ts';
import { asAppError } from '../database/database.ts';
import { AppError } from '../errors.ts';
import { frozen } from '../frozen.ts';
import type { HandlerInput, RouteBinding } from '../http/binding.ts';
import { validationError } from '../http/error-response.ts';
import type { RateLimiter } from '../limits/rate-limiter.repo.ts';
import type { Logger } from '../logger.ts';
import type { WebOptions } from './web-options.ts';

/**
 * Public routes for pages that the server renders: same handler, same schemas, same limits, no detour over the network.
 */
export function callInProcess(bindings: readonly RouteBinding[], limiter: RateLimiter, log: Logger): WebOptions['api'] {
  const byId = new Map(bindings.map((binding) => [binding.route.id, binding]));
  return ({ address, origin }) => ({
    async call(route, input) {
      const binding = byId.get(route.id);
      if (!binding) throw new Error(`No handler for ${route.id}`);
      // A page is rendered before the visitor has signed in: only what is public may be on it.
      if (binding.route.access.kind !== 'public') throw new AppError('UNAUTHENTICATED');
      const given = input as Partial<Record<'params' | 'query' | 'body', unknown>>;
      const parse = (schema: Route['body'], value: unknown) => {
        const parsed = schema?.safeParse(value ?? {}, { error: faultWords });
        if (parsed && !parsed.success) throw validationError(parsed.error);
        return parsed?.data;
      };
      const { rateLimit } = binding.route;
      if (rateLimit) await limiter.hit(`route:${route.id}:${address}`, rateLimit);
      const handling = binding.handler({
        params: parse(binding.route.params, given.params),
        query: parse(binding.route.query, given.query),
        body: parse(binding.route.body, given.body),
        principal: null,
        request: { ...renderingRequest, address, origin },
      } as HandlerInput<Route>);
      // A page may go on without this part of it; the log should still say why it had to.
      const result = await handling.catch((error: unknown) => {
        const told = error instanceof AppError ? error : asAppError(error);
        if (!told) log.error({ err: error, route: route.id }, 'a page could not get its data');
        throw told ?? error;
      });
      return asAnswered(binding.route, result);
    },
  });
}

const knownAnswers = new WeakMap<object, unknown>();

/** As the route answers. What a service keeps, and has made so that it stays as it is, is read through once. */
function asAnswered({ response }: Route, result: unknown): unknown {
  if (typeof result !== 'object' || result === null || !Object.isFrozen(result)) return response.parse(result);
  const answer = knownAnswers.get(result) ?? frozen(response.parse(result));
  knownAnswers.set(result, answer);
  return answer;
}

const noCookies = () => {
  throw new Error('A page being rendered has no cookies to read or set');
};

const renderingRequest: Omit<HandlerInput<Route>['request'], 'address' | 'origin'> = {
  requestId: 'render',
  userAgent: '',
  cookie: noCookies,
  setCookie: noCookies,
  clearCookie: noCookies,
};
