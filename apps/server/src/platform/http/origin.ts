import { AppError } from '../errors.ts';

const loopbackHosts = new Set(['localhost', '127.0.0.1', '[::1]']);

/**
 * With PUBLIC_URL there is one origin. Without it (never in production) the product answers on whichever
 * loopback name the person typed, so that localhost and 127.0.0.1 both work.
 */
export function createOriginPolicy(publicUrl: string | undefined, fallback: string) {
  const own = (host: string | undefined): string => {
    if (publicUrl) return publicUrl;
    const candidate = host ? parse(`http://${host}`) : undefined;
    return candidate && loopbackHosts.has(candidate.hostname) ? candidate.origin : fallback;
  };
  return {
    /** The origin the request was made to; never one that only a header claims. */
    own,
    /** Refuses a browser request that another site started. A missing header is a program, not a browser. */
    check: (originHeader: string | undefined, host: string | undefined): void => {
      if (originHeader === undefined) return;
      if (originHeader !== own(host)) throw new AppError('ORIGIN_REFUSED');
    },
  };
}

export type OriginPolicy = ReturnType<typeof createOriginPolicy>;

/** An address that works from anywhere; the embedded storage signs paths of this product. */
export const absolute = (url: string, { origin }: { origin: string }): string => new URL(url, origin).href;

function parse(value: string): URL | undefined {
  try {
    return new URL(value);
  } catch {
    return undefined;
  }
}
