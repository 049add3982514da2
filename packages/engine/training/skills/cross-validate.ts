import { chooseSpans, labels, type ScoredSpan, spanProbabilities } from '../../src/skills/chain.ts';
import { unit } from '../../src/skills/exponential.ts';
import { hashText } from '../../src/skills/hash.ts';
import { type SpanKind, spanKinds, toSteps } from '../../src/skills/tagger-model.ts';
import { score } from './crf.ts';
import { readSkillSpan, type Span } from './read-spans.ts';
import { readKnowledge, sentenceFeatures, toEmissions, toNumbers, trainTagger } from './tagger-training.ts';

const folds = 4;
const thresholds = [0.15, 0.2, 0.25, 0.3, 0.4, 0.5];

interface Judged {
  readonly spans: readonly ScoredSpan[];
  readonly right: readonly Span[];
  readonly size: number;
}

const say = (line: string): void => {
  process.stdout.write(`${line}\n`);
};

function report(kind: SpanKind, judged: readonly Judged[]): void {
  for (const threshold of thresholds) {
    let [hits, found, there] = [0, 0, 0];
    for (const { spans, right, size } of judged) {
      const chosen = chooseSpans(spans, size, threshold);
      found += chosen.length;
      there += right.length;
      hits += chosen.filter((a) => right.some((b) => a.from === b.from && a.to === b.to)).length;
    }
    const figures = [hits / found, hits / there, (2 * hits) / (found + there)].map((value) => value.toFixed(3));
    say(`${kind} above ${threshold}: precision ${figures[0]}, recall ${figures[1]}, F1 ${figures[2]}`);
  }
}

/** How well the tagger's settings do on documents it was not trained on, of the training part alone. */
export function crossValidate(data: string): void {
  const sentences = readSkillSpan(data, 'train');
  const features = sentenceFeatures(sentences, readKnowledge(data).knowledge);
  const foldOf = (at: number) => hashText(sentences[at]?.document ?? '') % folds;
  const judged: Record<SpanKind, Judged[]> = { skill: [], knowledge: [] };
  for (let fold = 0; fold < folds; fold++) {
    const own = sentences.map((_, at) => at).filter((at) => foldOf(at) !== fold);
    const { numbers, weights } = trainTagger(
      own.flatMap((at) => sentences[at] ?? []),
      own.flatMap((at) => [features[at] ?? []]),
      [7],
    );
    sentences.forEach(({ tokens, spans: right }, at) => {
      if (foldOf(at) !== fold || tokens.length === 0) return;
      const numbered = toNumbers(features[at] ?? [], numbers);
      for (const kind of spanKinds) {
        const scores = new Float64Array(tokens.length * labels);
        score(numbered, weights[kind].features, 1, scores);
        const steps = toSteps([...weights[kind].steps].map((value) => Math.round(value * unit)));
        const spans = spanProbabilities({ emissions: toEmissions(scores, tokens.length), steps, isApart: () => false });
        judged[kind].push({ spans, right: right[kind], size: tokens.length });
      }
    });
    say(`fold ${fold + 1}: ${numbers.size} features`);
  }
  for (const kind of spanKinds) report(kind, judged[kind]);
}
