import {
  allowInsecureRequests,
  ClientSecretBasic,
  type Configuration,
  type CustomFetch,
  clockSkew,
  clockTolerance,
  customFetch,
  discovery,
  enableNonRepudiationChecks,
  None,
} from 'openid-client';
import { toIdentityFailed } from './oidc-errors.ts';

export interface DiscoveryOptions {
  /** Exactly as the provider names itself; everything else is discovered below it, on whatever hosts it says. */
  issuer: string;
  clientId: string;
  /** Absent: a public client, protected by PKCE alone. */
  clientSecret?: string;
  now: () => Date;
  timeoutSeconds?: number;
  /** How the provider is reached, where it was not named by the operator. */
  fetch?: CustomFetch;
}

const toleranceSeconds = 60;
const discoveryLifetimeMs = 60 * 60 * 1000;
const discoveryAttempts = 3;

/** Read on first use, so that the product starts without its provider; kept, so that a short outage goes unnoticed. */
export function createDiscovery(options: DiscoveryOptions): () => Promise<Configuration> {
  const issuer = readIssuer(options.issuer);
  const { now } = options;
  let known: { configuration: Configuration; readAt: number } | undefined;
  let reading: Promise<Configuration> | undefined;

  const read = async () => {
    const configuration = await discover(issuer, options);
    known = { configuration, readAt: now().getTime() };
    return configuration;
  };

  return async () => {
    if (known !== undefined && now().getTime() - known.readAt < discoveryLifetimeMs) return known.configuration;
    reading ??= read().finally(() => {
      reading = undefined;
    });
    try {
      return await reading;
    } catch (error) {
      if (known !== undefined) return known.configuration;
      throw toIdentityFailed(error);
    }
  };
}

async function discover(issuer: URL, options: DiscoveryOptions): Promise<Configuration> {
  const { clientId, clientSecret, now, timeoutSeconds = 5 } = options;
  const metadata = {
    [clockTolerance]: toleranceSeconds,
    // The library reads the machine's clock; this is how far ours is from it.
    [clockSkew]: Math.round((now().getTime() - Date.now()) / 1000),
  };
  const authentication = clientSecret === undefined ? None() : ClientSecretBasic(clientSecret);
  // Tokens come over TLS, but their signature costs nothing to check and guards against a mistaken proxy.
  const execute = [enableNonRepudiationChecks];
  if (issuer.protocol === 'http:') execute.push(allowInsecureRequests);
  for (let attempt = 1; ; attempt += 1) {
    try {
      const settings = { execute, timeout: timeoutSeconds, ...(options.fetch && { [customFetch]: options.fetch }) };
      return await discovery(issuer, clientId, metadata, authentication, settings);
    } catch (error) {
      if (attempt === discoveryAttempts) throw error;
      await new Promise((resolve) => setTimeout(resolve, attempt * (100 + Math.random() * 100)));
    }
  }
}

function readIssuer(text: string): URL {
  const url = URL.parse(text);
  const isLoopback = url !== null && ['127.0.0.1', '[::1]', 'localhost'].includes(url.hostname);
  if (url?.protocol === 'https:' || (url?.protocol === 'http:' && isLoopback)) return url;
  throw new TypeError('The identity issuer must be an https address (http only on this machine)');
}
