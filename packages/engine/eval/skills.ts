import { loadTagger, tagTokens } from '../src/skills/tag-skills.ts';
import { type SpanKind, spanKinds } from '../src/skills/tagger-model.ts';
import { placesIn, type WordList } from '../src/skills/word-lists.ts';
import { createRandom } from '../training/encoder/random.ts';
import { readSkillSpan, type Span } from '../training/skills/read-spans.ts';
import { asTokens, readLists } from '../training/skills/word-knowledge.ts';
import { trainPerceptron } from './skills-perceptron.ts';

type Tag = (tokens: readonly string[], previous: readonly string[]) => Readonly<Record<SpanKind, readonly Span[]>>;

interface Method {
  readonly name: string;
  readonly tag: Tag;
}

/** Two dictionaries, a perceptron, and the tagger. */
export function skillMethods(data: string): Method[] {
  const [knowing = none, doing = none, technologies = none, own = none] = readLists(data);
  const known = new Set([...knowing, ...technologies]);
  return [
    { name: 'dictionary: our taxonomy', tag: (tokens) => bothOf(spansIn(tokens, own)) },
    {
      name: 'dictionary: ESCO and O*NET',
      tag: (tokens) => ({ skill: spansIn(tokens, doing), knowledge: spansIn(tokens, known) }),
    },
    { name: 'averaged perceptron with lists', tag: trainPerceptron(data) },
    { name: 'tagger', tag: (tokens, previous) => tagTokens(loadTagger(), asTokens(tokens), asTokens(previous)) },
  ];
}

const none: ReadonlySet<number> = new Set();
const bothOf = (spans: readonly Span[]) => ({ skill: spans, knowledge: spans });

function spansIn(words: readonly string[], list: WordList): Span[] {
  const places = placesIn(list, asTokens(words));
  return words.flatMap((_, from) => {
    if (places[from] !== 1 && places[from] !== 2) return [];
    let last = from;
    while (places[from] === 2 && places[last] !== 4) last += 1;
    return [{ from, to: last + 1 }];
  });
}

export interface CountsOfDocument {
  hits: number;
  found: number;
  there: number;
}

interface Judgement {
  readonly counts: Readonly<Record<SpanKind, readonly CountsOfDocument[]>>;
  readonly sentencesASecond: number;
}

/** Exact spans on the part for judging, document by document. */
export function judgeSkills(data: string, tag: Tag): Judgement {
  const sentences = readSkillSpan(data, 'test');
  const before = (at: number) =>
    sentences[at - 1]?.document === sentences[at]?.document ? (sentences[at - 1]?.tokens ?? []) : [];
  // Once for the model to be read, so that it is no part of the time.
  tag(['Kubernetes'], []);
  const started = process.cpuUsage();
  const found = sentences.map(({ tokens }, at) => tag(tokens, before(at)));
  const sentencesASecond = (sentences.length * 1e6) / process.cpuUsage(started).user;
  const counts: Record<SpanKind, CountsOfDocument[]> = { skill: [], knowledge: [] };
  for (const kind of spanKinds) {
    const documents = new Map<string, CountsOfDocument>();
    sentences.forEach((sentence, at) => {
      const own = documents.get(sentence.document) ?? { hits: 0, found: 0, there: 0 };
      documents.set(sentence.document, own);
      const spans = found[at]?.[kind] ?? [];
      const right = sentence.spans[kind];
      own.found += spans.length;
      own.there += right.length;
      own.hits += right.filter((a) => spans.some((b) => a.from === b.from && a.to === b.to)).length;
    });
    counts[kind] = [...documents.values()];
  }
  return { counts, sentencesASecond };
}

/** How much higher one F1 is than another, in samples of documents drawn for both alike. */
export function differenceOfF1(a: readonly CountsOfDocument[], b: readonly CountsOfDocument[], rounds = 2000) {
  const random = createRandom(7);
  const pick = (documents: readonly CountsOfDocument[], places: readonly number[]) =>
    places.flatMap((place) => documents[place] ?? []);
  const differences = Array.from({ length: rounds }, () => {
    const places = a.map(() => Math.floor(random() * a.length));
    return ratesOf(pick(a, places)).f1 - ratesOf(pick(b, places)).f1;
  }).sort((x, y) => x - y);
  const at = (share: number) => differences[Math.floor(rounds * share)] ?? 0;
  return { mean: ratesOf(a).f1 - ratesOf(b).f1, low: at(0.025), high: at(0.975) };
}

const ratesOf = (documents: readonly CountsOfDocument[]) => {
  const sum = (of: (counts: CountsOfDocument) => number) => documents.reduce((all, own) => all + of(own), 0);
  const [hits, found, there] = [sum((own) => own.hits), sum((own) => own.found), sum((own) => own.there)];
  return { precision: hits / (found || 1), recall: hits / there, f1: (2 * hits) / (found + there) };
};

/** F1 and where it lies in 95 of 100 samples of documents drawn again. */
export function intervalOfF1(documents: readonly CountsOfDocument[], rounds = 2000) {
  const random = createRandom(7);
  const draw = () => documents.flatMap(() => documents[Math.floor(random() * documents.length)] ?? []);
  const figures = Array.from({ length: rounds }, () => ratesOf(draw()).f1).sort((a, b) => a - b);
  return {
    ...ratesOf(documents),
    low: figures[Math.floor(rounds * 0.025)] ?? 0,
    high: figures[Math.floor(rounds * 0.975)] ?? 0,
  };
}
