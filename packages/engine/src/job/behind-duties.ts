import type { Passage } from '../layout/passages.ts';
import { splitSentences } from './read-lists.ts';
import { toldKind } from './read-prose.ts';
import type { Section } from './sections.ts';

const PAY = /^(?:salary|pay|wage)\b/iu;
/** "Write up what you have found" is a duty all the same. */
const OF_WHOM =
  /^(?:(?:the )?(?:(?:ideal|successful|right) )?(?:candidates?|applicants?|person)|you(?:['’]ll| will| must| should)? (?:have|need|hold|be)|must)\b/iu;
const mostWordsOfExtra = 8;

function isElsewhere(sentence: string): boolean {
  const kind = toldKind(sentence);
  if (kind === 'niceToHave') return sentence.split(/\s+/u).length <= mostWordsOfExtra;
  return PAY.test(sentence) || (kind === 'requirements' && OF_WHOM.test(sentence));
}

/** "The role will involve: opening files, drafting contracts. The ideal candidate will have …": what is asked for behind duties in one paragraph is none. */
export function cutBehindDuties(section: Section): Section[] {
  if (section.kind !== 'responsibilities' || section.passages.some(({ bullet }) => bullet !== undefined))
    return [section];
  const duties: Passage[] = [];
  const behind: Passage[] = [];
  for (const passage of section.passages) {
    const sentences = splitSentences(passage.text);
    const at = sentences.findIndex((sentence, place) => (place > 0 || duties.length > 0) && isElsewhere(sentence));
    if (at < 0) (behind.length > 0 ? behind : duties).push(passage);
    else {
      duties.push({ ...passage, text: sentences.slice(0, at).join(' ') });
      behind.push({ ...passage, text: sentences.slice(at).join(' ') });
    }
  }
  if (behind.length === 0) return [section];
  return [
    { ...section, passages: duties },
    { kind: 'other', heading: undefined, passages: behind },
  ];
}
