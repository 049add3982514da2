import type { ExplainedFactor } from '@candela/contract/rankings/rankings.schemas.ts';
import type { ExplainedItem, Explanation } from '@candela/engine/scoring/explain-match.ts';
import type { Reading } from '@candela/engine/scoring/reading.ts';
import * as engine from './engine.ts';
import { fieldOf } from './quoted-field.ts';
import * as repo from './scoring.repo.ts';

/** What a score rests on, with quotations. */
export const explainFactors = (job: repo.ScoringJobRow, cv: repo.CvContentRow, reading?: Reading): ExplainedFactor[] =>
  toExplained(engine.explain(job, cv, reading)).factors;

/** Kept with the score it explains. */
export const storeEvidence = repo.storeEvidence;

/** An explanation in the contract's form; a page and a place for its quotations are the caller's to add. */
export const toExplained = ({ score, version, factors }: Explanation) => ({
  score,
  engine: engine.engineName,
  version,
  factors: factors.map(
    ({ id, label, weight, lit, met, likely, missing, unscored }): ExplainedFactor => ({
      id,
      label,
      weight,
      lit,
      met: met.map((item) => ({ label: item.text, evidence: toEvidence(item) })),
      likely: likely.map((item) => ({ label: item.text, scoreIfMet: item.scoreIfMet, evidence: toEvidence(item) })),
      missing: missing.map((item) => ({
        label: item.text,
        scoreIfMet: item.scoreIfMet,
        evidence: toEvidence(item),
        isNamed: item.quotations.some(({ kind }) => kind === 'skill' || kind === 'summary'),
      })),
      ...(unscored.length > 0 && { unscored: [...unscored] }),
    }),
  ),
});

const toEvidence = ({ quotations }: ExplainedItem) =>
  quotations.map((quotation) => ({ quote: quotation.text, field: fieldOf(quotation), page: null, box: null }));
