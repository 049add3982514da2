import type { Cv } from '@candela/contract/cvs/cvs.schemas.ts';
import type { Evidence } from '@candela/contract/rankings/rankings.schemas.ts';
import { findQuotation } from './find-quotation.ts';

/** How quotations lead into the CV they are from. */
export interface QuotationLinks {
  /** Whether it says so, in what the reader may see of it. One that it does not is text and no link. */
  isFound(evidence: Evidence): boolean;
  onOpen(evidence: Evidence): void;
}

/** Into a CV, or into none where it is gone; until that is known, every quotation is taken to be in it. */
export const linksInto = (cv: Cv | null | undefined, onOpen: QuotationLinks['onOpen']): QuotationLinks => ({
  isFound: (evidence) => cv === undefined || (cv !== null && findQuotation(cv, evidence) !== null),
  onOpen,
});

/** The engine names several short ones in a row. */
const between = ' · ';

/** The quotations of a reason: as it was quoted where the CV says that, else each of its parts. */
export function quotationsOf(quote: string, links: QuotationLinks | undefined): Evidence[] {
  const toEvidence = (words: string): Evidence => ({ quote: words, page: null, box: null });
  const whole = toEvidence(quote);
  if (!links || links.isFound(whole)) return [whole];
  const parts = [...new Set(quote.split(between))].map(toEvidence);
  return parts.some(links.isFound) ? parts : [whole];
}
