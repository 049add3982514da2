import type { Passage } from '../layout/passages.ts';
import { beginsWithDuty } from './bare-duties.ts';
import { mostlyAsks } from './guess-heading.ts';
import type { SectionKind } from './headings.ts';

/** "Please send your CV to …", "To apply, call …", "Apply online": what to do about the advert, as long as it says how; not "Apply statistics". */
const APPLY =
  /^(?:(?:to (?:apply|find out more)|for (?:more|further|an informal)\b[^,.]{0,60}|interested|so)[,?!:]? )?(?:please )?(?:send|e-?mail|submit|forward|contact|call|ring|phone|text|write to|message|click|get in touch|speak to|apply (?:now|today|online|here|by|via|at|through|with your|to us|for (?:this|the)))\b/iu;
const SAYS_HOW =
  /\bCVs?\b|\br[eé]sum[eé]s?\b|\S@\S|\b0\d{3}|\b(?:your|the) application\b|^(?:please )?apply\b|\bapply\b.{0,20}$|\bcovering letter\b|\blink\b|\bwww\.|https?:|\bon \+?\d{4}/iu;
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
    passage.lines[0]?.block !== blockOf(last) &&
    !isItemStill(passage, last)
  );
}

/** A list goes on below a sentence that seemed to end it. */
export const goesOnAsItem = ({ text, bullet, cells }: Passage): boolean =>
  bullet === undefined && cells.length <= 1 && isLikeItem(text) && !TALKS.test(text);

/** What goes on as the items did, behind a blank line that only groups them. */
const isItemStill = ({ text }: Passage, last: Passage): boolean =>
  isLikeItem(text) || (/[.!]$/u.test(text) === /[.!]$/u.test(last.text) && !TALKS.test(text));
const TALKS = /\b(?:we|our|us|applicants?|candidates?|employers?|employees?|please|apply|company|benefits?)\b/iu;

/** Verbs that lists begin with, beside those of a poster. */
const DOES =
  /^(?:adhere|apply|attain|champion|collaborate|communicate|comply|conduct|define|determine|document|drive|enable|engage|enhance|establish|evaluate|execute|explore|facilitate|gather|generate|guide|improve|integrate|interact|interpret|investigate|leverage|optimi[sz]e|oversee|participate|partner|perform|propose|recommend|translate|use|utili[sz]e|validate|work)\s/iu;
const isLikeItem = (text: string): boolean => mostlyAsks([text]) || beginsWithDuty(text) || DOES.test(text);
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
    !isLikeItem(passage.text) &&
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
