import type { Route } from '@candela/contract/kernel/route.ts';
import { AppError } from '../errors.ts';
import type { HandlerInput, RouteBinding } from '../http/binding.ts';
import type { InProcessApi } from './web.ts';

/** Public routes for pages that the server renders: same handler, same schemas, no detour over the network. */
export function callInProcess(bindings: readonly RouteBinding[]): InProcessApi {
  const byId = new Map(bindings.map((binding) => [binding.route.id, binding]));
  return {
    async call(route, input) {
      const binding = byId.get(route.id);
      if (!binding) throw new Error(`No handler for ${route.id}`);
      // A page is rendered before anybody has signed in: only what is public may be on it.
      if (binding.route.access.kind !== 'public') throw new AppError('UNAUTHENTICATED');
      const given = input as Partial<Record<'params' | 'query' | 'body', unknown>>;
      const parse = (schema: Route['body'], value: unknown) => schema?.parse(value ?? {});
      const result = await binding.handler({
        params: parse(binding.route.params, given.params),
        query: parse(binding.route.query, given.query),
        body: parse(binding.route.body, given.body),
        principal: null,
        request: renderingRequest,
      } as HandlerInput<Route>);
      return binding.route.response.parse(result);
    },
  };
}

const noCookies = () => {
  throw new Error('A page being rendered has no cookies to read or set');
};

const renderingRequest: HandlerInput<Route>['request'] = {
  requestId: 'render',
  address: '',
  userAgent: '',
  origin: '',
  cookie: noCookies,
  setCookie: noCookies,
  clearCookie: noCookies,
};
