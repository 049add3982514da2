import type { FastifyReply, FastifyRequest } from 'fastify';
import type { RequestContext } from './binding.ts';

/**
 * Over TLS, a cookie's name binds it to this very host: neither a sibling of it nor a visitor without TLS can set one of that
 * name. Browsers insist on the whole site as its path then.
 */
const bound = (name: string): string => `__Host-${name}`;

type Cookies = Pick<RequestContext, 'cookie' | 'setCookie' | 'clearCookie'>;

export function cookiesOf(request: FastifyRequest, reply: FastifyReply, isSecure: boolean): Cookies {
  const fixed = { httpOnly: true, sameSite: 'strict', secure: isSecure } as const;
  /** The name it had before: a browser that is signed in with it stays so, and loses it with the next answer. */
  const clearOld = (name: string, path: string) => {
    if (request.cookies[name] !== undefined) reply.clearCookie(name, { ...fixed, path });
  };
  if (!isSecure)
    return {
      cookie: (name) => request.cookies[name],
      setCookie: (name, value, { path, maxAgeSeconds }) =>
        void reply.setCookie(name, value, { ...fixed, path, maxAge: maxAgeSeconds }),
      clearCookie: (name, { path }) => void reply.clearCookie(name, { ...fixed, path }),
    };
  return {
    cookie: (name) => request.cookies[bound(name)] ?? request.cookies[name],
    setCookie: (name, value, { path, maxAgeSeconds }) => {
      clearOld(name, path);
      reply.setCookie(bound(name), value, { ...fixed, path: '/', maxAge: maxAgeSeconds });
    },
    clearCookie: (name, { path }) => {
      clearOld(name, path);
      reply.clearCookie(bound(name), { ...fixed, path: '/' });
    },
  };
}
