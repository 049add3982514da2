import type { Evidence, Explanation } from '@candela/contract/rankings/rankings.schemas.ts';
import { redactor } from '#entities/cv/blind-cv.ts';

/** The explanation without the name, also where a quotation says it. Contacts never reach the scorer. */
export function blindExplanation(explanation: Explanation): Explanation {
  const redact = redactor({ name: explanation.name, email: '', phone: '', address: '' });
  const hide = <Item extends { evidence: Evidence[] }>(item: Item): Item => ({
    ...item,
    evidence: item.evidence.map((evidence) => ({ ...evidence, quote: redact(evidence.quote) })),
  });
  return {
    ...explanation,
    name: '',
    factors: explanation.factors.map((factor) => ({
      ...factor,
      met: factor.met.map(hide),
      likely: factor.likely.map(hide),
      missing: factor.missing.map(hide),
    })),
  };
}
