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

const isExtra = (text: string): boolean => BEHIND.test(text) || BEFORE.test(text);

const tidy = (text: string): string => {
  const plain = text.replace(BEHIND, '').replace(BEFORE, '').trim();
  return plain.charAt(0).toUpperCase() + plain.slice(1);
};

/** Among what is required, some things are said to be extras in their own line. */
export function setExtrasApart(requirements: List, niceToHave: List): { requirements: List; niceToHave: List } {
  const extras = requirements?.value.filter(isExtra) ?? [];
  if (!requirements || extras.length === 0 || extras.length === requirements.value.length)
    return { requirements, niceToHave };
  const value = limit([...(niceToHave?.value ?? []), ...extras.map(tidy).filter((text) => text !== '')]);
  return {
    requirements: { ...requirements, value: requirements.value.filter((text) => !isExtra(text)) },
    niceToHave: { ...(niceToHave ?? requirements), value },
  };
}
