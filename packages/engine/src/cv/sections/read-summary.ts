import type { Found } from '../../document/found.ts';
import { type CvLine, foundInLines } from '../lines/cv-line.ts';
import type { Ledger } from '../lines/ledger.ts';
import { toParagraphs } from '../lines/paragraphs.ts';
import type { Section } from './section.ts';

/** What a candidate says about themselves: under a heading, or as prose above the first one. */
export function readSummary(sections: readonly Section[], ledger: Ledger): Found<string> | undefined {
  const own = sections.filter(({ kind, heading }) => heading && kind === 'summary').flatMap(({ lines }) => lines);
  const lines = own.filter((line) => !ledger.isUsed(line));
  if (lines.length > 0) {
    ledger.use(...lines);
    return foundInLines(toParagraphs(lines), lines, 0.95);
  }
  const prose = proseAbove(sections, ledger);
  ledger.use(...prose);
  return prose.length > 0 ? foundInLines(toParagraphs(prose), prose, 0.7) : undefined;
}

function proseAbove(sections: readonly Section[], ledger: Ledger): CvLine[] {
  for (const { heading, lines } of sections) {
    if (heading) continue;
    const free = lines.filter((line) => !ledger.isUsed(line));
    const passages = new Map<number, CvLine[]>();
    for (const line of free) passages.set(line.passage, [...(passages.get(line.passage) ?? []), line]);
    const prose = [...passages.values()].filter((passage) => isProse(passage)).flat();
    if (prose.length > 0) return prose;
  }
  return [];
}

/** "Final-year project (2026): predicted bus delays": told like any other work. */
const OF_ITS_OWN =
  /^(?:(?:my )?(?:final[- ]year|personal|side|university|school|current|main) )?(?:projects?|dissertation|thesis|portfolio|volunteer(?:ing)?|voluntary work|placement|internship|part[- ]time|home lab|freelance)\b[^:]{0,30}:/iu;

/** A dozen words that run like a sentence, or a few that end like one: "Law graduate seeking a first role." */
function isProse(lines: readonly CvLine[]): boolean {
  const text = lines.map((line) => line.text).join(' ');
  const words = text.split(/\s+/);
  const small = words.filter((word) => /^\p{Ll}/u.test(word)).length;
  if (text.includes('@') || OF_ITS_OWN.test(text)) return false;
  if (words.length >= 12) return small >= words.length * 0.4;
  return words.length >= 5 && small >= 1 && /^\p{Lu}\D*\p{Ll}[.!]$/u.test(text);
}
