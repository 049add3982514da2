import { readerModel } from '../reader/reader-model.ts';
import { type Judge, type ReadingPair, type Verdict, verdictOf } from '../reader/verdict.ts';
import { highestLevel } from './education-level.ts';
import type { Case } from './measured-case.ts';
import { wordBases } from './same-thing.ts';
import type { EvidenceKind } from './scoring-input.ts';

const sections: Partial<Record<EvidenceKind, ReadingPair['section']>> = {
  education: 'education',
  certificate: 'certificates',
};
/** A bound on the work for very long lists. */
const mostLines = 12;

/**
 * What was studied, beside a degree that is asked for in a subject: which subjects are near is for the reader. A level that is named
 * and too low shows a part at most. A degree in any subject is found by its level; where none is, what the reader is sure of shows
 * it ("64 credits" for "an associate degree or 60 credits").
 */
export async function readDegree(
  { job: { asks }, lines: { evidence }, measures }: Case,
  judge: Judge,
): Promise<{ line: number; verdict: Verdict } | undefined> {
  const { education } = asks;
  if (!education || (!education.subject && measures.level >= education.level)) return undefined;
  let best: { line: number; verdict: Verdict } = { line: -1, verdict: 'no' };
  const studied = evidence.flatMap(({ kind, text }, line) => {
    const section = sections[kind];
    return section ? { line, pair: { requirement: education.text, section, line: text } } : [];
  });
  const asked = education.subject ? [...wordBases(education.subject.text)] : [];
  // "MEng Civil Engineering" is a degree in civil engineering, however the advert goes on.
  const named = studied.find(({ pair }) => {
    const words = wordBases(pair.line);
    return asked.length > 0 && asked.every((word) => words.has(word)) && highestLevel(pair.line) >= education.level;
  });
  if (named) return { line: named.line, verdict: 'met' };
  for (const { line, pair } of studied.slice(0, mostLines)) {
    const said = verdictOf(await judge(pair), readerModel.metFrom);
    const level = highestLevel(pair.line);
    const verdict = said === 'met' && level > 0 && level < education.level ? 'partly' : said;
    if (verdict === 'met') return { line, verdict };
    if (verdict === 'partly' && best.verdict === 'no') best = { line, verdict };
  }
  return education.subject ? best : undefined;
}
