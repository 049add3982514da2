import { isLanguage, languageName } from '../cv/words/language-names.ts';
import { stopWords } from '../encoder/stop-words.ts';
import { stemsOf } from '../encoder/words.ts';
import { capital } from './short-label.ts';
import { hashName, hashStem } from './stem-hash.ts';

/**
 * Some words, a conversation, all of the work. Native and fluent are the same: where a candidate learned a language says nothing
 * about how well they speak it, and much about where they come from.
 */
type LanguageLevel = 1 | 2 | 3;
const [basic, conversational, fluent] = [1, 2, 3] as const;

/** Looked for in turn: "limited working proficiency" is more than limited, and less than working proficiency. */
const levels: readonly (readonly [LanguageLevel, RegExp])[] = [
  [
    conversational,
    /\b(?:limited working|working knowledge|(?:upper[- ]|lower[- ])?intermediate|conversational|good|b[12]\+?|intermédiaire|intermedio|gute kenntnisse)(?!\p{L})/iu,
  ],
  [
    basic,
    /(?<!\p{L})(?:basics?|beginner|elementary|limited|some|a[12]\+?|notions|grundkenntnisse|básico|learning|learner|rusty|a bit of|a little|holiday|tourist)(?!\p{L})/iu,
  ],
  [
    fluent,
    /(?<![\p{L}-])(?:fluent(?:ly)?|fluency|(?:near[- ])?native|mother[- ]tongue|first language|(?:bi|tri|multi)lingual|business|professional|full|advanced|excellent|outstanding|perfect|strong|high|proficien(?:t|cy)|c[12]\+?|muttersprache|fließend|verhandlungssicher|langue maternelle|courant|couramment|lengua materna|nativo|fluido|avanzado|moedertaal|vloeiend|ojczysty|biegły|biegle|modersmål|iaith gyntaf|rhugl|língua materna|fluente|madrelingua)(?!\p{L})/iu,
  ],
];

/** What makes a language that is named one that is spoken. */
const SPOKEN =
  /(?<![\p{L}-])(?:fluent(?:ly)?|fluency|native|first language|iaith gyntaf|mother[- ]tongue|(?:bi|tri|multi)lingual|speaks?|speakers?|spoken|conversational|proficien(?:t|cy)|[abc][12]\+?)(?!\p{L})|-speaking\b/iu;

/** Words an advert puts around the names of languages; where others are left, it asks for more than a language. */
const AROUND =
  /(?<!\p{L})(?:an?|the|of|in|on|at|to|as|is|are|be|or|and|both|either|with|least|must|should|would|will|you|your|have|having|able|ability|also|ideally|preferably|plus|very|near|upper|lower|level|cefr|minimum|equivalent|better|above|higher|speak(?:s|er|ers|ing)?|spoken|speech|oral(?:ly)?|verbal(?:ly)?|writ(?:e|es|ten|ing)|read(?:s|ing)?|understand(?:ing)?|communicat(?:e|es|ion|or)|skills?|command|grasp|knowledge|languages?|linguist|working|confident|comfortable|clear|competent|competence|another|second|additional|other|foreign|european|one|two|following|essential|desirable|desired|preferred|required|requirement|necessary|needed|advantage|advantageous|bonus|asset|useful|helpful|welcome|such|nice|standard|proficiency|e|g|eg|ie|i)(?!\p{L})/giu;

const levelOf = (text: string): LanguageLevel | undefined => levels.find(([, pattern]) => pattern.test(text))?.[0];

interface NamedLanguage {
  readonly name: string;
  readonly level?: LanguageLevel;
}

const WORD = /\p{L}+/gu;
const isShort = (part: string): boolean => part.trim().split(/\s+/u).length <= 3;

/** The languages a text names. "Fluent in French and Italian" is both; "French (native) and Italian" leaves Italian open. */
function languagesIn(text: string): NamedLanguage[] {
  const found: NamedLanguage[] = [];
  let carried: LanguageLevel | undefined;
  for (const part of text.split(/[,;&/|•·]|(?<!\p{L})(?:and|or|plus|with|und|et|y)(?!\p{L})/iu)) {
    const names = [...part.matchAll(WORD)].filter(([word]) => isLanguage(word));
    const level = levelOf(part);
    // "Italian, C1": the level may stand behind the comma, by itself.
    const last = found.at(-1);
    if (last && last.level === undefined && names.length === 0 && level !== undefined && isShort(part))
      found[found.length - 1] = { ...last, level };
    for (const [word] of names) found.push({ name: languageName(word), level: level ?? carried });
    if (level !== undefined) carried = levelOf(part.slice(0, names[0]?.index));
  }
  return found;
}

/** "Clear written English" asks for good writing: the name of the language alone does not show it. */
const WELL_WRITTEN =
  /\b(?:clear|excellent|strong|good|confident|polished)\b.{0,30}\bwrit(?:ten|ing)\b|\bwrit(?:ten|ing)\b.{0,40}\b(?:clear|excellent|fluent)/iu;

/** Languages that are asked for: all of them, or one. */
export interface AskedLanguages {
  readonly isEither: boolean;
  /** They are to be written well. */
  readonly isWritten?: boolean;
  readonly languages: readonly { readonly name: string; readonly level: LanguageLevel }[];
}

/** "French or Dutch". */
export const namesOf = ({ languages }: AskedLanguages): string =>
  languages.map(({ name }) => capital(name)).join(' or ');

/** "Language: Mandarin". */
const LABEL =
  /^\W*(?:(?:foreign|other|additional|required|working)\s+)?languages?(?:\s+(?:skills?|required|needed|spoken))?\s*(?::|\s[–—-])\s+/iu;

const ANOTHER =
  /\b(?:another|second|additional|other|further|one more)\b.{0,20}\blanguages?\b|\blanguages?\b.{0,12}\b(?:besides|other than|apart from|in addition to)\b/iu;

/** What a line asks for, where it asks for languages and for nothing else; why it does may follow. */
export function askedLanguages(line: string): AskedLanguages | undefined {
  const [text = '', why = ''] = line.replace(LABEL, '').split(/:\s+|\s+[–—-]\s+/u, 2);
  if (/\d/.test(why)) return undefined;
  const languages = languagesIn(text);
  if (languages.length === 0) return undefined;
  // "English plus another European language": the one that is named is not the one that is looked for.
  if (ANOTHER.test(text) && languages.every(({ name }) => name === 'english')) return undefined;
  let rest = text.replace(WORD, (word) => (isLanguage(word) ? ' ' : word));
  for (const [, pattern] of levels) rest = rest.replace(new RegExp(pattern, 'giu'), ' ');
  if (/\p{L}/u.test(rest.replace(AROUND, ' '))) return undefined;
  const isWritten = WELL_WRITTEN.test(text);
  return {
    ...(isWritten && { isWritten }),
    isEither: languages.length > 1 && /(?<!\p{L})or(?!\p{L})|\//iu.test(text) && !/lingual/iu.test(text),
    languages: languages.map(({ name, level }) => ({ name, level: isWritten ? fluent : (level ?? conversational) })),
  };
}

const keyOf = (name: string, level: number): number => hashName(`language:${name}:${level}`);

/** What a language is worth that is spoken one level below what is asked for, and two: a part of it, and no tick. */
const belowAsked = [1, 0.55, 0.41] as const;
/** The same where it is to be written well: what does not say so hints at it. */
const belowWritten = [1, 0.5, 0.41] as const;
/** A line that only names it, such as one about its country: less than half. */
const onlyNamed = 0.5;

/** A language asked for as the words it is found by, and how much of it each way of having it is. */
export function languageWordings({
  languages,
  isWritten,
}: AskedLanguages): { words: ReadonlyMap<number, number>; part: number }[] {
  return languages.flatMap(({ name, level }) => [
    ...(isWritten ? belowWritten : belowAsked).flatMap((part, gap) =>
      gap < level ? [{ words: new Map([[keyOf(name, level - gap), 1]]), part }] : [],
    ),
    { words: new Map([[hashStem(stemsOf(name)[0] ?? name), 1]]), part: onlyNamed },
  ]);
}

/** Candidates who speak Mandarin or Cantonese speak Chinese. */
const alsoSpoken = ({ name, level }: NamedLanguage): NamedLanguage[] =>
  name === 'mandarin' || name === 'cantonese'
    ? [
        { name, level },
        { name: 'chinese', level },
      ]
    : [{ name, level }];

/** The languages of a line that says how well a candidate speaks them, or stands in a list of languages. */
export const spokenKeys = (text: string): number[] =>
  languagesIn(text)
    .flatMap(alsoSpoken)
    .flatMap(({ name, level = conversational }) => Array.from({ length: level }, (_, below) => keyOf(name, below + 1)));

/** "Queues with bilingual agents", "a French-speaking team": what colleagues speak. */
const OF_OTHERS =
  /(?:lingual|-speaking)\s+(?:agents|advis[eo]rs|colleagues|employees|workers|teams?|staff(?!\s+nurse))(?!\p{L})/giu;

/** Whether a sentence says that its writer speaks a language. A candidate who teaches others one may speak it or not. */
export const saysSpoken = (text: string): boolean =>
  SPOKEN.test(text.replace(OF_OTHERS, ' ')) &&
  languagesIn(text).length > 0 &&
  !/\b(?:non-native|teach|taught|tutor|learners?|students?|pupils?)/iu.test(text);

/** Whether a line names one of the languages, as one about work in it or with it does. */
export const namesLanguage = (text: string, { languages }: AskedLanguages): boolean =>
  languagesIn(text).some(({ name }) => languages.some((asked) => asked.name === name));

const fewestWords = 8;
const fewestEnglish = 3;

/** A sentence in English shows its writer's English, if not how it is spoken. */
export function isEnglishSentence(text: string): boolean {
  const words = text.toLowerCase().match(WORD) ?? [];
  return words.length >= fewestWords && words.filter((word) => stopWords.has(word)).length >= fewestEnglish;
}

export const writtenEnglish: readonly number[] = [keyOf('english', basic), keyOf('english', conversational)];
