import type { Found } from '../document/found.ts';
import { limit } from './read-lists.ts';

const w = String.raw;
const EXTRA = w`(?:an? )?(?:real |big |huge |definite |distinct )?(?:bonus|plus|advantage|advantageous|desirable|beneficial|helpful|useful|welcome|nice to have|preferred)`;
/** "Motion graphics would be a bonus", "reach licence helpful", "Spanish desirable but not essential". */
const BEHIND = new RegExp(
  w`[\s,(–—-]+(?:(?:would|will|could) be |is |are )?(?:also )?${EXTRA}(?:,? (?:but )?not (?:essential|required|necessary))?\)?[.!]?$`,
  'iu',
);
/** "Ideally some experience of schools", "Desirable: a second language". */
const BEFORE =
  /^(?:ideally|preferably|bonus(?: points)?(?: for| if)?|desirable|nice to have|advantageous)\s*[:,–—-]?\s+(?=\S)/iu;

type List = Found<string[]> | undefined;

/** "At least 12 months of driving, trunking preferred": the first part is asked for. Of "A, B or C are a plus" none is. */
const ASKED_FIRST = /^((?:[^\s,]+\s+){3,}[^\s,]+),\s+((?:[^\s,]+\s*){1,4})$/u;
const ALL_OF_IT = /\b(?:is|are|be|such as)\b/iu;

/** A line as what it asks for and what it calls an extra. */
function divide(text: string): { asked?: string; extra?: string } {
  if (!BEHIND.test(text) && !BEFORE.test(text)) return { asked: text };
  const plain = tidy(text);
  const [, asked, extra] = (BEHIND.test(text) && !ALL_OF_IT.test(text) && ASKED_FIRST.exec(plain)) || [];
  return asked && extra ? { asked, extra: capital(extra) } : { extra: plain };
}

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
const tidy = (text: string): string => capital(text.replace(BEHIND, '').replace(BEFORE, '').trim());

/** Among what is required, some things are said to be extras in their own line. */
export function setExtrasApart(requirements: List, niceToHave: List): { requirements: List; niceToHave: List } {
  const lines = requirements?.value.map(divide) ?? [];
  const asked = lines.flatMap((line) => line.asked ?? []);
  const extras = lines.flatMap((line) => line.extra || []);
  if (!requirements || extras.length === 0 || asked.length === 0) return { requirements, niceToHave };
  return {
    requirements: { ...requirements, value: asked },
    niceToHave: { ...(niceToHave ?? requirements), value: limit([...(niceToHave?.value ?? []), ...extras]) },
  };
}
