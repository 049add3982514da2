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
    isAttached(heading, first) &&
    passage.page === last?.page &&
    passage.bullet === undefined &&
    passage.lines[0]?.block !== blockOf(last)
  );
}
const fewestItems = 2;

const mostLetters = 60;

/** Where headings stand directly above their text, a few words above other text, behind a blank line, are one, whatever they say. */
export function isHeadingOfBlock(
  passage: Passage,
  next: Passage | undefined,
  { heading, passages }: { readonly heading: Passage | undefined; readonly passages: readonly Passage[] },
): boolean {
  const [first] = passages;
  return (
    first !== undefined &&
    next !== undefined &&
    isAttached(heading, first) &&
    isAttached(passage, next) &&
    passage.lines[0]?.block !== blockOf(passages.at(-1)) &&
    passage.text.length <= mostLetters &&
    passage.lines.length === 1 &&
    /^[^\p{Ll}\d]/u.test(passage.text) &&
    !/[.,;!]$/u.test(passage.text)
  );
}

/** Plain text directly below a plain line. */
const isAttached = (heading: Passage | undefined, text: Passage): boolean =>
  heading !== undefined &&
  heading.lines !== text.lines &&
  heading.bullet === undefined &&
  heading.cells.length <= 1 &&
  !heading.isBold &&
  heading.fontSize === text.fontSize &&
  text.bullet === undefined &&
  text.cells.length <= 1 &&
  blockOf(heading) === text.lines[0]?.block;
