import type { LookupAddress } from 'node:dns';
import { Resolver } from 'node:dns/promises';

interface NameLookupOptions {
  timeoutMs?: number;
  /** Instead of the system's name servers. */
  servers?: readonly string[];
}

/**
 * All addresses of a name, asked of the name servers themselves. The system's own lookup does two at a time for the whole
 * process, each as slowly as it likes: a stranger's name whose servers never answer would keep every other name waiting.
 */
export const createNameLookup =
  ({ timeoutMs = 2000, servers }: NameLookupOptions = {}) =>
  async (host: string): Promise<LookupAddress[]> => {
    const resolver = new Resolver({ timeout: timeoutMs, tries: 2 });
    if (servers) resolver.setServers(servers);
    const [four, six] = await Promise.allSettled([resolver.resolve4(host), resolver.resolve6(host)]);
    const addresses = [
      ...(four.status === 'fulfilled' ? four.value.map((address) => ({ address, family: 4 })) : []),
      ...(six.status === 'fulfilled' ? six.value.map((address) => ({ address, family: 6 })) : []),
    ];
    if (addresses.length === 0 && four.status === 'rejected') throw four.reason;
    return addresses;
  };
