import { readerModel } from '../reader/reader-model.ts';
import { type Judge, type Verdict, verdictOf } from '../reader/verdict.ts';
import { metFrom } from './calibration.ts';
import type { AskedItem } from './job-asks.ts';
import { namesLanguage, saysSpoken } from './languages.ts';
import type { Case } from './measured-case.ts';

/** Bounds on the work for very long CVs. */
const mostLines = 5;

interface LanguageRead {
  readonly line: number;
  readonly verdict: Verdict;
}

/**
 * A language in a list is found by its name and level. One that a line about work names may have been spoken there ("calls and contracts
 * all in Italian") or not ("sent the Italian answers out for translation"): that is read. Nothing where no such line decides.
 */
export async function readLanguage(
  { lines, measures }: Case,
  item: number,
  { text, languages }: AskedItem,
  judge: Judge,
): Promise<LanguageRead | undefined> {
  const met = measures.met[item] ?? 0;
  if (!languages || met === 0 || met >= metFrom) return undefined;
  // Of two that are both asked for, a line may show one.
  if (languages.languages.length > 1 && !languages.isEither) return undefined;
  const named = lines.evidence
    .map((said, line) => ({ said, line }))
    .filter(({ said }) => namesLanguage(said.text, languages));
  // What is said of a level elsewhere is no matter of reading.
  if (named.some(({ said }) => said.kind !== 'experience' || saysSpoken(said.text))) return undefined;
  const titles = new Map(
    lines.evidence.flatMap(({ kind, entry, text: title }) => (kind === 'title' ? [[entry, title]] : [])),
  );
  let best: LanguageRead = { line: -1, verdict: 'no' };
  for (const { said, line } of named.slice(0, mostLines)) {
    const title = titles.get(said.entry);
    const opinion = await judge({ requirement: text, section: 'experience', ...(title && { title }), line: said.text });
    const verdict = verdictOf(opinion, readerModel.metFrom);
    if (verdict === 'met') return { line, verdict };
    if (verdict === 'partly' && best.line < 0) best = { line, verdict };
  }
  return best;
}
