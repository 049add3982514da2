import { Resolver } from 'node:dns/promises';
import { type DomainProof, recordName } from './port.ts';

/** Looks for a TXT record. A name that is not there, or does not answer, shows nothing. */
export function createDnsProof(
  resolveTxt: (name: string) => Promise<string[][]> = (name) =>
    new Resolver({ timeout: 3000, tries: 2 }).resolveTxt(name),
): DomainProof {
  return {
    async shows(domain, text) {
      // Long records come in several parts.
      const records = await resolveTxt(recordName(domain)).catch(() => []);
      return records.some((parts) => parts.join('').trim() === text);
    },
  };
}
