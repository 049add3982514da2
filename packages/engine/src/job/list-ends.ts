import type { Passage } from '../layout/passages.ts';
import type { SectionKind } from './headings.ts';

/** "Please send your CV to …", "To apply, call …": what to do about the advert, as long as it says how. */
const APPLY =
  /^(?:(?:to (?:apply|find out more)|for (?:more|further|an informal)\b[^,.]{0,60}|interested|so)[,?!:]? )?(?:please )?(?:send|e-?mail|submit|forward|apply|contact|call|ring|phone|text|write to|message|click|get in touch|speak to)\b/iu;
const SAYS_HOW =
  /\bCVs?\b|\S@\S|\b0\d{3}|\bappl(?:y|ications?)\b|\bcovering letter\b|\blink\b|\bwww\.|https?:|\bon \+?\d{4}/iu;
/** "In return you will receive …", not "We offer dialysis to 400 patients". */
const OFFER =
  /^(?:in return\b|you(?:['’]ll| will) (?:also )?(?:receive|enjoy|get)\b|(?:our |the )?benefits (?:include|are)\b|we (?:also |can |will )?(?:offer|give|provide) (?:you\b|an? (?:competitive|generous|great|good|full)\b|competitive\b|generous\b|£?\d))/iu;
const fewestWords = 4;

/** What a sentence below a list turns to, whatever the list was of. */
export function turnOf({ text, bullet, cells }: Passage): SectionKind | undefined {
  if (bullet !== undefined || cells.length > 1 || text.split(' ', fewestWords).length < fewestWords) return undefined;
  if (APPLY.test(text) && SAYS_HOW.test(text)) return 'apply';
  return OFFER.test(text) ? 'benefits' : undefined;
}

const blockOf = (passage: Passage | undefined): number | undefined => passage?.lines.at(-1)?.block;

/** In plain text a list without bullets that stands directly below its heading ends with its block: what follows a blank line is no item of it. */
export function isBelowList(
  passage: Passage,
  { heading, passages }: { readonly heading: Passage | undefined; readonly passages: readonly Passage[] },
): boolean {
  const [first] = passages;
  const last = passages.at(-1);
  const isList =
    first !== undefined && passages.length >= fewestItems && passages.every(({ bullet }) => bullet === undefined);
  return (
    isList &&
    heading !== undefined &&
    heading !== first &&
    heading.lines !== first.lines &&
    !heading.isBold &&
    heading.fontSize === first.fontSize &&
    blockOf(heading) === first.lines[0]?.block &&
    passage.page === last?.page &&
    passage.bullet === undefined &&
    passage.lines[0]?.block !== blockOf(last)
  );
}
const fewestItems = 2;
