/** What each label of a token means: outside of any span; the first, a middle or the last token of one; a whole one. */
export const [outside, first, middle, last, whole] = [0, 1, 2, 3, 4] as const;
export const labels = 5;

/** A span that has begun goes on to its last token, and nothing goes on that has not begun. */
export const follows = (from: number, to: number): boolean =>
  (from === first || from === middle) === (to === middle || to === last);
/** Rows and columns of the table of steps; its last row is for the start of a text. */
export const stepCount = (labels + 1) * labels;
export const isBarred = (place: number): boolean => {
  const from = Math.floor(place / labels);
  return !follows(from === labels ? outside : from, place % labels);
};

export interface ScoredSpan {
  readonly from: number;
  /** Behind its last token. */
  readonly to: number;
  /** 0 to 1: how likely exactly this is a span. */
  readonly probability: number;
}

export interface ChainScores {
  /** The exponentials of the scores of each token's labels. */
  readonly emissions: Float64Array;
  /** Those of steps from label to label, nought where barred. */
  readonly steps: Float64Array;
  /** Whether a comma stands before a token: no span reaches across. */
  isApart(at: number): boolean;
}

const longestSpan = 24;
const leastProbability = 0.02;

/** The probability of every span that has a chance. */
export function spanProbabilities(scores: ChainScores): ScoredSpan[] {
  const { emissions, steps, isApart } = scores;
  const size = emissions.length / labels;
  const { forward, backward, scales } = passThrough(scores, size);
  const spans: ScoredSpan[] = [];
  const keep = (from: number, to: number, probability: number) => {
    if (probability >= leastProbability) spans.push({ from, to, probability });
  };
  const at = (values: Float64Array, token: number, label: number) => values[token * labels + label] as number;
  for (let from = 0; from < size; from++) {
    keep(from, from + 1, at(forward, from, whole) * at(backward, from, whole));
    let path = at(forward, from, first);
    if (path * at(backward, from, first) < leastProbability) continue;
    let label: number = first;
    for (let next = from + 1; next < size && next - from < longestSpan && !isApart(next); next++) {
      const share = path / (scales[next] as number);
      const ends = share * at(steps, label, last) * at(emissions, next, last);
      keep(from, next + 1, ends * at(backward, next, last));
      path = share * at(steps, label, middle) * at(emissions, next, middle);
      if (path * at(backward, next, middle) < leastProbability) break;
      label = middle;
    }
  }
  return spans;
}

/** Forward and backward over the labels, each token's values brought to the sum 1. */
function passThrough({ emissions, steps, isApart }: ChainScores, size: number) {
  const forward = new Float64Array(size * labels);
  const backward = new Float64Array(size * labels);
  const scales = new Float64Array(size);
  const mayStep = (at: number, from: number) => !(isApart(at) && (from === first || from === middle));
  for (let at = 0; at < size; at++) {
    let sum = 0;
    for (let to = 0; to < labels; to++) {
      let value = 0;
      if (at === 0) value = steps[labels * labels + to] as number;
      else
        for (let from = 0; from < labels; from++)
          if (mayStep(at, from))
            value += (forward[(at - 1) * labels + from] as number) * (steps[from * labels + to] as number);
      // A span that has begun must end.
      const isOpen = to === first || to === middle;
      if (isOpen && (at === size - 1 || isApart(at + 1))) value = 0;
      value *= emissions[at * labels + to] as number;
      forward[at * labels + to] = value;
      sum += value;
    }
    scales[at] = sum;
    for (let to = 0; to < labels; to++) forward[at * labels + to] = (forward[at * labels + to] as number) / sum;
  }
  for (let label = 0; label < labels; label++)
    backward[(size - 1) * labels + label] = label === first || label === middle ? 0 : 1;
  for (let at = size - 2; at >= 0; at--) {
    for (let from = 0; from < labels; from++) {
      let value = 0;
      if (mayStep(at + 1, from))
        for (let to = 0; to < labels; to++)
          value +=
            (steps[from * labels + to] as number) *
            (emissions[(at + 1) * labels + to] as number) *
            (backward[(at + 1) * labels + to] as number);
      backward[at * labels + from] = value / (scales[at + 1] as number);
    }
  }
  return { forward, backward, scales };
}

/** The spans without overlap whose probabilities above the threshold add up to the most. */
export function chooseSpans(spans: readonly ScoredSpan[], size: number, threshold: number): ScoredSpan[] {
  const best = new Float64Array(size + 1);
  const chosen: (ScoredSpan | undefined)[] = new Array(size + 1).fill(undefined);
  const endingAt = Map.groupBy(spans, ({ to }) => to);
  for (let to = 1; to <= size; to++) {
    best[to] = best[to - 1] as number;
    for (const span of endingAt.get(to) ?? []) {
      const value = (best[span.from] as number) + span.probability - threshold;
      if (value <= (best[to] as number)) continue;
      best[to] = value;
      chosen[to] = span;
    }
  }
  const result: ScoredSpan[] = [];
  for (let to = size; to > 0; ) {
    const span = chosen[to];
    if (span) result.push(span);
    to = span?.from ?? to - 1;
  }
  return result.reverse();
}
