import { hashText } from '../../src/skills/hash.ts';
import type { SpanKind } from '../../src/skills/tagger-model.ts';
import { readGzip } from '../read-tables.ts';

export interface Span {
  readonly from: number;
  /** Behind the last token. */
  readonly to: number;
}

export interface TaggedSentence {
  /** Sentences of one document stand together and share this. */
  readonly document: string;
  readonly tokens: readonly string[];
  readonly spans: Readonly<Record<SpanKind, readonly Span[]>>;
}

interface Row {
  idx: number;
  tokens: string[];
  tags_skill: string[];
  tags_knowledge: string[];
  source: string;
}

/** A fifth of the documents of the second file is for judging alone; the tagger learns from all else. */
const isForJudging = (document: string): boolean => hashText(`judge ${document}`) % 5 === 0;

export function readSkillSpan(data: string, part: 'train' | 'test'): TaggedSentence[] {
  const second = readFile(data, 'dev');
  if (part === 'test') return second.filter(({ document }) => isForJudging(document));
  return [...readFile(data, 'train'), ...second.filter(({ document }) => !isForJudging(document))];
}

function readFile(data: string, name: 'train' | 'dev'): TaggedSentence[] {
  return readGzip(`${data}/skills/skillspan-${name}.json.gz`)
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => {
      const row = JSON.parse(line) as Row;
      return {
        document: `${name} ${row.source} ${row.idx}`,
        tokens: row.tokens,
        spans: { skill: spansOf(row.tags_skill), knowledge: spansOf(row.tags_knowledge) },
      };
    });
}

function spansOf(tags: readonly string[]): Span[] {
  const spans: Span[] = [];
  let from: number | undefined;
  for (let at = 0; at <= tags.length; at++) {
    const tag = tags[at]?.[0] ?? 'O';
    if (from !== undefined && tag !== 'I') {
      spans.push({ from, to: at });
      from = undefined;
    }
    if (tag === 'B' || (tag === 'I' && from === undefined)) from = at;
  }
  return spans;
}

/** Phrases that job adverts use for soft skills. */
export function readSoftSkills(data: string): string[] {
  const phrases = new Set<string>();
  for (const block of readGzip(`${data}/skills/softskills-train.conll.gz`).split('\n\n')) {
    const rows = block
      .split('\n')
      .filter((row) => row !== '')
      .map((row) => row.split('\t'));
    for (const { from, to } of spansOf(rows.map(([, tag = 'O']) => tag)))
      phrases.add(
        rows
          .slice(from, to)
          .map(([word = '']) => word)
          .join(' '),
      );
  }
  return [...phrases].sort();
}
