/** Says whether a mail domain belongs to those who claim it. */
export interface DomainProof {
  /** Whether the domain shows this text where `recordName` says. */
  shows(domain: string, text: string): Promise<boolean>;
}

/** Below the domain, so that its own records stay as they are. */
export const recordName = (domain: string): string => `_candela.${domain}`;
