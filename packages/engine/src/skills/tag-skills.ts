import shipped from '../../models/skill-tagger.json' with { type: 'json' };
import { chooseSpans, labels, type ScoredSpan, spanProbabilities } from './chain.ts';
import { exponential } from './exponential.ts';
import { featuresOf } from './features.ts';
import { readTaggerModel, type SpanKind, spanKinds, type TaggerModel, weightsPerFeature } from './tagger-model.ts';
import { type Token, tokensOf } from './token.ts';

export interface TaggedSkill {
  readonly kind: SpanKind;
  /** As written. */
  readonly text: string;
  readonly from: number;
  readonly to: number;
  /** 0 to 1. */
  readonly confidence: number;
}

/** No skill has more letters. */
const mostLetters = 160;
/** A line of a job advert or a CV is shorter; what is longer is not looked at to its end. */
const mostTokens = 400;

let model: TaggerModel | undefined;

/** The model that ships with the engine, read once. */
export function loadTagger(): TaggerModel {
  model ??= read();
  return model;
}

function read(): TaggerModel {
  const found = readTaggerModel(shipped);
  // What was read need not be held as text as well, for as long as the process lives.
  shipped.base64 = '';
  return found;
}

/** Skills a line of text tells of, whether a list has them or not. `previous` is the line above it. */
export function tagSkills(text: string, previous = ''): TaggedSkill[] {
  const tokens = tokensOf(text).slice(0, mostTokens);
  const spans = tagTokens(loadTagger(), tokens, tokensOf(previous).slice(0, mostTokens));
  return spanKinds
    .flatMap((kind) => joinNeighbours(spans[kind], tokens).map((span) => ({ kind, ...span })))
    .map(({ kind, from, to, probability }) => {
      const [start, end] = [tokens[from]?.from ?? 0, tokens[to - 1]?.to ?? 0];
      const confidence = Math.round(probability * 100) / 100;
      return { kind, text: text.slice(start, end), from: start, to: end, confidence };
    })
    .filter(({ from, to }) => to - from <= mostLetters);
}

/**
 * The adverts the tagger learnt from have lost their commas, so it takes "Temenos T24" for two. Where nothing stands between two
 * spans of a text that has its commas, they are one.
 */
function joinNeighbours(spans: readonly ScoredSpan[], tokens: readonly Token[]): ScoredSpan[] {
  const joined: ScoredSpan[] = [];
  for (const span of spans) {
    const before = joined.at(-1);
    if (before && before.to === span.from && !tokens[span.from]?.isApart)
      joined[joined.length - 1] = {
        from: before.from,
        to: span.to,
        probability: Math.min(before.probability, span.probability),
      };
    else joined.push(span);
  }
  return joined;
}

export function tagTokens(
  { knowledge, features: rows, weights, scale, steps, thresholds }: TaggerModel,
  tokens: readonly Token[],
  previous: readonly Token[],
): Record<SpanKind, ScoredSpan[]> {
  const emissions = spanKinds.map(() => new Float64Array(tokens.length * labels));
  const sums = new Int32Array(weightsPerFeature);
  featuresOf(tokens, knowledge, previous).forEach((features, at) => {
    sums.fill(0);
    for (let place = 0; place < features.length; place++) {
      const row = rows.find(features[place] as number);
      if (row < 0) continue;
      const from = row * weightsPerFeature;
      for (let of = 0; of < weightsPerFeature; of++) sums[of] = (sums[of] as number) + (weights[from + of] as number);
    }
    emissions.forEach((own, kind) => {
      own[at * labels] = 1;
      for (let label = 1; label < labels; label++)
        own[at * labels + label] = exponential((sums[kind * (labels - 1) + label - 1] as number) * scale);
    });
  });
  const isApart = (at: number): boolean => tokens[at]?.isApart ?? false;
  const chosen = spanKinds.map((kind, at): [SpanKind, ScoredSpan[]] => {
    const spans = spanProbabilities({ emissions: emissions[at] ?? new Float64Array(), steps: steps[kind], isApart });
    return [kind, chooseSpans(spans, tokens.length, thresholds[kind])];
  });
  return Object.fromEntries(chosen) as Record<SpanKind, ScoredSpan[]>;
}
