import { tellsADeed } from '../cv/words/deeds.ts';
import { findSkills } from '../taxonomy/find-skills.ts';

const mostWords = 40;
const fewestWords = 6;

/** A line that goes on in the next: it ends in the middle of a sentence, and the next starts there, with a word ("s47 enquiries" starts anew). */
const goesOn = (line: string, next: string): boolean =>
  /[\p{L}\p{N},&/-]$/u.test(line) && /^\p{Ll}[\p{Ll}\p{M}'’-]*(?![\p{L}\p{N}])/u.test(next);

/**
 * A text as things said one by one: its lines and sentences. Lines that a page's edge broke are put together again. What
 * is cut from one line never depends on the others, so that a line added takes nothing away from those that were there.
 * What says who the person is goes first, so that not even the length of a name can move a cut.
 */
export function cutLines(text: string, redact: (line: string) => string): string[] {
  const whole: string[] = [];
  for (const raw of text.split(/\r?\n|[•●▪◦·]|\s{3,}/)) {
    const line = redact(raw.trim().replace(/^[-–—*.,;:]\s+/, ''));
    if (line === '') continue;
    const previous = whole.at(-1);
    const isItem = /^\s*[-–—*]\s/u.test(raw);
    if (previous !== undefined && !isItem && goesOn(previous, line)) whole[whole.length - 1] = `${previous} ${line}`;
    else whole.push(line);
  }
  return whole.flatMap(cutSentences);
}

/** A dot after these ends no sentence: "all staff incl. apprentices". */
const SENTENCE_ENDS =
  /(?<=[.!?;])(?<!(?<![\p{L}.])(?:incl|approx|avg|esp|dept|asst|mgr|resp|vs|cf|ca|e\.?g|i\.?e)\.)\s+(?=\S)/iu;
/** "E. coli", "S. aureus": a kind of living thing, in the middle of a sentence. */
const SPECIES = /(?<=(?<![\p{L}.])\p{Lu}\.)\s+(?=\p{Ll}{4,})/gu;
const unbroken = '\uE000';

/** "Ahmed, S. (2024). Kelp after trawling. Journal of Kelp 7": a publication is one thing said. */
const CITATION = /\p{Lu}\.,?[^()]{0,200}\((?:19|20)\d\d[a-z]?\)[.,:]/u;
const mostOfCitation = 400;

function cutSentences(line: string): string[] {
  if (line.length <= mostOfCitation && CITATION.test(line)) return [line];
  const pieces: string[] = [];
  let open: string[] = [];
  for (const sentence of line.replace(SPECIES, unbroken).split(SENTENCE_ENDS)) {
    open.push(...sentence.replaceAll(unbroken, ' ').split(/\s+/));
    while (open.length > mostWords) pieces.push(open.splice(0, mostWords).join(' '));
    if (open.length < fewestWords) continue;
    pieces.push(open.join(' '));
    open = [];
  }
  if (open.length > 0) pieces.push(open.join(' '));
  return pieces;
}

/** Words set side by side without a sentence around them, such as a list of tools. */
export function isBareList(text: string): boolean {
  const words = text.match(/[\p{L}\p{N}]\S*/gu)?.length ?? 0;
  const separators = text.match(/[,;|/•·]| [-–—] /g)?.length ?? 0;
  if (separators >= 3 && words / separators < 3.2) return true;
  return words >= manyWords && !JOINING.test(text);
}

/** "I know", "Proficient in": what follows is said to be known. */
const SAYS_KNOWN =
  /^(?:i(?: also)? (?:know|can use|am (?:good|skilled|proficient|experienced|confident|familiar) (?:at|in|with))|(?:(?:highly|very) )?(?:skilled|proficient|competent|experienced|familiar|fluent|well versed) (?:in|with|at)|(?:my )?(?:key |main )?skills (?:are|include)|(?:(?:good|strong|excellent|sound|working|basic) )?(?:knowledge|command) of)\s+/iu;
const mostWordsOfName = 4;

/** "I know stock control, merchandising and Excel": a list in a sentence. Names one after the other, and nothing of what was done. */
export function saysOnlyKnown(text: string): boolean {
  const rest = text.replace(SAYS_KNOWN, '');
  if (rest === text || /\p{L}{2,}ed(?!\p{L})/u.test(rest)) return false;
  return rest.split(/,|;|\s(?:and|&)\s/u).every((item) => item.trim().split(/\s+/u).length <= mostWordsOfName);
}

const fewestJoining = 2;

/** Whether words set side by side tell what was done, as notes do, and are more than names of skills. */
export const tellsOfWork = (text: string): boolean =>
  tellsADeed(text) || (text.match(new RegExp(JOINING, 'giu'))?.length ?? 0) >= fewestJoining || isOfDuties(text);

/** "Adds, disposals, depreciation, tagged and counted": most of what stands between the commas is the name of no skill. */
function isOfDuties(text: string): boolean {
  const items = text.split(/[,;:|/•·]| [-–—] /u).filter((item) => /\p{L}/u.test(item));
  const named = items.filter((item) => findSkills(item, { isList: true }).length > 0).length;
  return items.length >= fewestItems && named * 2 < items.length && new Set(items).size === items.length;
}
const fewestItems = 3;

/** So many words are a sentence only with a word that joins them. */
const manyWords = 9;
const JOINING =
  /(?<!\p{L})(?:and|or|the|an?|of|to|for|in|on|at|by|with|from|as|into|over|under|than|that|which|who|what|when|where|how|if|but|so|until|before|after|without|about|i|we|they|them|us|it|my|our|their|its|is|are|was|were|be|been|can|could|will|would|did|do|had|has|have|not|while|through|across|between|per|&|via|using|including|und|mit|der|die|das|für|von|et|de|la|le|pour|y|con|para|el)(?!\p{L})/iu;
