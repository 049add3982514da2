import type { Found } from '../document/found.ts';
import { BEFORE, BEHIND, HELPS } from './extra-words.ts';
import { limit } from './read-lists.ts';

type List = Found<string[]> | undefined;

/** "At least 12 months of driving, trunking preferred": the first part is asked for. Of "A, B or C are a plus" none is. */
const ASKED_FIRST = /^((?:[^\s,]+\s+){3,}[^\s,]+),\s+((?:[^\s,]+\s*){1,4})$/u;
const ALL_OF_IT = /\b(?:is|are|be|such as)\b/iu;

/** "Level 2 is welcome, and so is experience of dementia": two extras. */
const AND_SO =
  /^(.{3,120}?)\s+(?:is|are|would be)\s+(?:also\s+)?(?:welcome|helpful|useful|desirable|an advantage|a plus|a bonus),?\s+(?:and\s+)?(?:so|as)\s+(?:is|are|would be)\s+(.{3,120}?)[.]?$/iu;

/** "Managing large teams - essential", beside others that are called desirable. */
const ESSENTIAL = /\s{1,3}(?:[–—-]\s*essential|\(essential\))[.]?$/iu;

/** "Fluent English; German or French a big plus": the extra stands behind the semicolon. */
export const LAST_PART = /^(.{3,}?);\s+([^;]{3,})$/su;

const EMPTY =
  /\b(?:an?|the|is|are|would|will|be|also|very|really|but|not|essential|required|necessary)\b|[^\p{L}\p{N}]+/giu;

/** "Infrastructure as code (Terraform preferred)": of one thing a kind that is an extra. */
const IN_BRACKETS = /^(.{3,}?)\s*\(([^()]{3,60})\)[.]?$/u;

function divideBrackets(text: string): { asked: string; extra: string } | undefined {
  const [, asked = '', inside = ''] = IN_BRACKETS.exec(text) ?? [];
  if (!BEHIND.test(inside) && !BEFORE.test(inside)) return undefined;
  const extra = extraOf(inside);
  // "(would be a plus)" says it of the whole.
  const names = extra.toLowerCase() !== inside.toLowerCase() && extra.replace(EMPTY, '') !== '';
  return asked !== '' && names ? { asked, extra } : undefined;
}

/** A line as what it asks for and what it calls an extra. */
function divide(text: string): { asked?: string; extra?: string } {
  const [, before, last = ''] = LAST_PART.exec(text) ?? [];
  if (before && !BEHIND.test(before) && (BEHIND.test(last) || BEFORE.test(last)))
    return { asked: before, extra: extraOf(last) };
  const divided = divideBrackets(text);
  if (divided) return divided;
  if (ESSENTIAL.test(text)) return { asked: text.replace(ESSENTIAL, '') };
  if (HELPS.test(text)) return { extra: capital(text.replace(HELPS, '')) };
  if (!BEHIND.test(text) && !BEFORE.test(text)) return { asked: text };
  const plain = extraOf(text);
  const [, asked, extra] = (BEHIND.test(text) && !ALL_OF_IT.test(text) && ASKED_FIRST.exec(plain)) || [];
  return asked && extra ? { asked, extra: capital(extra) } : { extra: plain };
}

function bothOf(extra: string): string[] {
  const [, one, other] = AND_SO.exec(extra) ?? [];
  return one && other ? [one, capital(other)] : [extra];
}

export const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
/** What is asked for in a sentence that calls it an extra. */
export const extraOf = (text: string): string =>
  capital(
    text
      .replace(HELPS, '')
      .replace(BEHIND, '')
      .replace(BEFORE, '')
      .replace(IF_YOU, (_, verb: string) => asNoun[verb] ?? '')
      .trim(),
  );

/** "If you knew Cornwall": knowing it. */
const IF_YOU = /^you (kn[eo]w|had|have|could|can)(?= )/u;
const asNoun: Readonly<Record<string, string>> = { knew: 'knowing', know: 'knowing', had: 'having', have: 'having' };

/** "E1 Proven track record", "D2 Member of the Institute": a person specification numbers what is essential and what is desirable. */
const CODE = /^([A-Z])\s?\d{1,2}[.):]?\s+(?=\p{L})/u;
const fewestCoded = 3;

/** What is numbered, without its number; what begins with D beside E is an extra. A line between them may have none. */
function divideCoded(texts: readonly string[]): { asked?: string; extra?: string }[] | undefined {
  const codes = texts.map((text) => CODE.exec(text)?.[1]);
  const coded = codes.filter((code) => code !== undefined).length;
  if (coded < fewestCoded || coded * 2 < texts.length) return undefined;
  const hasBoth = codes.includes('E') && codes.includes('D');
  return texts.map((text, at) => {
    if (codes[at] === undefined) return divide(text);
    const plain = text.replace(CODE, '');
    return hasBoth && codes[at] === 'D' ? { extra: plain } : { asked: plain };
  });
}

/** Among what is required, some things are said to be extras in their own line. */
export function setExtrasApart(requirements: List, called: List): { requirements: List; niceToHave: List } {
  const niceToHave = called && { ...called, value: called.value.flatMap(bothOf) };
  const coded = requirements && divideCoded(requirements.value);
  const lines = coded ?? requirements?.value.map(divide) ?? [];
  const asked = lines.flatMap((line) => line.asked ?? []);
  const extras = lines.flatMap((line) => line.extra || []);
  if (!requirements || asked.length === 0) return { requirements, niceToHave };
  if (extras.length === 0) return { requirements: { ...requirements, value: asked }, niceToHave };
  return {
    requirements: { ...requirements, value: asked },
    niceToHave: { ...(niceToHave ?? requirements), value: limit([...(niceToHave?.value ?? []), ...extras]) },
  };
}
