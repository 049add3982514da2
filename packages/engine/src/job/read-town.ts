import { isKnownTown } from '../cv/words/british-towns.ts';
import { isRegionName } from '../cv/words/place-words.ts';

/** What stands between the town and the rest: "London | Hybrid", "On-site in Norwich", "Leeds (2 days in the office)". */
const SEPARATORS = /[,;|/()•·&]|\s[–—-]\s|(?:^|\s)(?:based\s+)?(?:in|at|and|or|near|within|around)\s/iu;
const POSTCODE = /\s*\b[A-Z]{1,2}\d[A-Z\d]?(?:\s*\d[A-Z]{2})?\b/gu;
const CODED = /(\p{Lu}[\p{L}'’-]+),\s+[A-Z]{1,2}\d{1,2}(?:\s*\d[A-Z]{2})?\b/u;
/** Of unknown names one word counts, several only beside a county, a country or a postcode: "Saffron Walden, Essex", "Castle Donington, DE74". */
const ONE_WORD = /^\p{Lu}[\p{L}'’]+(?:-[\p{L}'’]+)*$/u;
const FEW_WORDS = /^\p{Lu}[\p{L}'’.]+(?:[ -]\p{L}[\p{L}'’.]*){0,3}$/u;
/** Capitalised like a town, and none: how the work is done, or a building. */
const NO_TOWN =
  /\b(?:remote|hybrid|on-?site|home|office|flexible|anywhere|various|multiple|several|nationwide|cent(?:re|er)|house|building|park|street|road|site|campus|hospital|school|college|university|store|depot|clinic|surgery|studio|hq|headquarters|team|department|monday|days?)\b/iu;

/** "Telford plant", "WAKEFIELD 41 INDUSTRIAL ESTATE". */
const SITE =
  /(?<!\s)\s+(?:(?:\d{1,3} )?(?:industrial|trading|business|retail|enterprise) (?:estate|park|centre)|plant|site|office|branch|depot|hub|campus|works|factory|store|hq|headquarters|warehouse)$/iu;
const withoutSite = (part: string): string => {
  const town = part.replace(SITE, '');
  return isKnownTown(town) ? town : part;
};

const withSmallLetters = (name: string): string =>
  name.length <= 3 ? name : name.toLowerCase().replace(/(?<![\p{L}'’])\p{L}/gu, (first) => first.toUpperCase());

/**
 * The town of a place that is written in an advert: one that is known, wherever it stands; with a label also one that is
 * not, if it looks like a town and nothing else does.
 */
export function readTown(text: string, { isLabelled }: { isLabelled: boolean }): string | undefined {
  const parts = text
    .replaceAll(POSTCODE, '')
    .split(SEPARATORS)
    .map((part) => part.replace(/(?<![.:\s])[.:\s]+$/u, '').trim())
    .filter((part) => part.length > 2);
  // "Livingston, EH54"
  const coded = CODED.exec(text)?.[1];
  const isRegional = (part: string, at: number): boolean => {
    const region = parts[at + 1];
    return region !== undefined && isRegionName(region) && text.includes(`${part}, ${region}`);
  };
  const known = parts
    .map(withoutSite)
    .find((part) => /^\p{Lu}/u.test(part) && isKnownTown(part) && !isRegionName(part));
  if (known) return /\p{Ll}/u.test(known) ? known : withSmallLetters(known);
  const isTown = (part: string) => !NO_TOWN.test(part) && !isRegionName(part);
  if (!isLabelled)
    return parts.find((part, at) => (isRegional(part, at) || part === coded) && ONE_WORD.test(part) && isTown(part));
  const form = parts.some(isRegionName) || text.search(POSTCODE) >= 0 ? FEW_WORDS : ONE_WORD;
  const named = parts.filter((part) => form.test(part) && isTown(part));
  return named.length === 1 ? named[0] : undefined;
}
