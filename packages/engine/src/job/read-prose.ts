import { type Found, found, type Place, placeOf } from '../document/found.ts';
import type { Passage } from '../layout/passages.ts';
import { beginsWithDuty, splitDuties } from './bare-duties.ts';
import { isNotAsked, saysExtra } from './extra-words.ts';
import { capital, extraOf, LAST_PART } from './extras.ts';
import { limit, splitSentences } from './read-lists.ts';

type ProseList = 'responsibilities' | 'requirements' | 'niceToHave' | 'benefits';

/** How sentences of a letter tell what they are about; the first that fits counts. */
const TELLING: readonly (readonly [ProseList, RegExp])[] = [
  [
    'niceToHave',
    /\b(?:would be|is|are) (?:an? )?(?:(?:real|big|huge|great|definite|distinct|massive) )?(?:advantage|advantageous|desirable|plus|bonus|beneficial|nice to have|welcome|helpful|handy|useful|asset)\b|\bstand you in good stead\b|\bit(?:['’]d| would)(?: \w+)? (?:help|be (?:good|great|nice|lovely|handy|useful)) if\b|\bideally,? you\b|\b(?:desirable|advantageous|preferred|an advantage|handy|a (?:bonus|plus))[.!]?$|\bhelps?(?: a lot| greatly)?(?:,? but\b.*)?[.!]?$/i,
  ],
  [
    'benefits',
    /\b(?:we offer|^we (?:also )?give|in return|benefits include|you(?:'|’)ll (?:get|receive)|you will (?:get|receive|enjoy)|our benefits)\b/i,
  ],
  [
    'requirements',
    /^we(?:['’]d| would)? (?:want|like|need|expect) you to (?:have|hold|be|know)\b|^(?:an? |the )?(?:ph\.?d|doctorate|(?:good |relevant )?degree|bachelor|master|b\.?sc|m\.?sc|hnc|hnd|nvq|pgce)\b|\b(?:you(?: will| should| must|'ll|’ll)? (?:do )?(?:have|need|hold(?! (?:an? )?(?:\w+ ){0,3}(?:caseload|meetings?|sessions?|reviews?|clinics?)\b)|possess|be (?:qualified|experienced|able|fluent|comfortable|confident))|must (?:have|hold|be)|(?:is|are) (?:essential|required|a must)|(?:(?:applicant|candidate)s?|(?:successful|ideal|right) (?:person|post ?holder)) (?:will|should|must|needs?)(?: to)? (?:ideally )?(?:have|hold|possess|demonstrate|be (?:able|qualified|educated|experienced))|applicants? (?:should|must|need)|(?:at least|minimum(?: of)?) (?:\w+ )?(?:\d+|one|two|three|four|five) years?|experience (?:of|in|with) .* (?:essential|required)|we require)\b|\bor (?:equal|equivalent|similar)[.]?$|^you(?:['’]ve| can| are able to) |^we (?:need|want|require|seek|are (?:looking for|seeking)) (?:an? )?.*\b(?:registered|qualified|chartered|licen[cs]ed|certified)\b/i,
  ],
  [
    'responsibilities',
    /(?:^(?:(?:[\w-]+ ){0,8}(?:[\w-]+, )?|(?:on|in|as|at|with|working|reporting|from|over|during)\b[^.;:]{0,80}?\s)you(?: will|'ll|’ll| would|'d|’d)(?! (?:have|need|get|receive|enjoy|hear|like|love|be (?:paid|given|offered|invited|working with us|(?:the|an?|our) (?!(?:[\w-]+ ){0,2}(?:point|voice|face|link|contact|bridge|eyes|owner|lead)\b)|one of |part of |based )))|the (?:post ?holders?|(?:successful |right )?(?:candidate|applicant)s?|role|job) (?:will(?! (?:have|hold|be (?:able|an?|qualified|educated)|need|possess))|involves|includes)|duties (?:will )?include|responsib(?:le for|ilities include)|your (?:main |key )?(?:duties|responsibilities|tasks))\b/i,
  ],
];

/** The last of the kinds: what no other words tell. */
const bareDuty = (sentence: string): ProseList | undefined =>
  beginsWithDuty(sentence.replace(/^you\s+(?:also\s+)?/iu, '')) && /\s\S+\s/u.test(sentence)
    ? 'responsibilities'
    : undefined;

/** "You need an apprenticeship, five years on mills, and to program at the control": three things, each told in a few words. */
const NEEDING =
  /^(?:you(?:['’]ll| will)? (?:need|have|should have|must have)|(?:the )?(?:(?:successful|ideal|right) )?(?:candidate|applicant|person) (?:will|should|must) (?:have|possess)|must have|we need|we(?:['’]d| would)? expect(?: to see)?)\s+/iu;
const mostWordsOfPart = 10;

function partsOf(sentence: string): string[] {
  const parts = sentence.replace(NEEDING, '').split(/,\s+(?![^()]*\))(?:and\s+)?/u);
  const areParts = parts.every((part) => {
    const { length } = part.replace(/\s*\([^()]*\)/gu, '').split(/\s+/u);
    return length >= 2 && length <= mostWordsOfPart;
  });
  return NEEDING.test(sentence) && parts.length >= 3 && areParts ? parts.map(capital) : [sentence];
}

/** "We need a GDC registered dental nurse for chairside work and reception": who is needed, and what for. */
const WE_NEED =
  /^we (?:need|want|require|seek|are (?:looking for|seeking)) an? (.+?)(?: (?:for|to) (\S+ \S.*?))?[.]?$/iu;
const MUST_HAVE = /^(?:must have|we(?:['’]d| would)? expect(?: to see)?) (?:an? )?/iu;
const SOMEONE =
  /^(?:we (?:need|want|are looking for|are after) )?(?:some(?:one|body)|a person) (?:with|who (?:has|holds)) /iu;
const asked = (sentence: string): string => {
  const bare = (WE_NEED.exec(sentence)?.[1] ?? sentence).replace(MUST_HAVE, '').replace(SOMEONE, '');
  return bare === sentence ? sentence : capital(bare);
};

/** "You must be on the register, hold the MRCGP and have an interest in women's health": three things, each with a verb of its own. */
const MUST =
  /^(?:must|(?:the )?(?:(?:successful|ideal|right) )?(?:applicants?|candidates?|person) will|(?:you|applicants?|candidates?)(?: must| should|['’]ll need to| will need to| need to| need|['’]ll need| will need)) (?=(?:be|hold|have)\b|\S.*,? and (?:be|hold|have|possess|know|speak)\s)/iu;
const NEXT_VERB =
  /,?\s+and\s+(?=(?:be|hold|have|possess|know|speak|live)\s)|,\s+(?=(?:be|hold|have|possess|know|speak|live)\s)/iu;
const HAVING = /^(?:have|hold|possess)\s+(?:an?\s+|the\s+)?/iu;

function partsByVerb(sentence: string): string[] {
  const parts = sentence.replace(MUST, '').split(NEXT_VERB);
  return MUST.test(sentence) && parts.length > 1 ? parts.map((part) => capital(part.replace(HAVING, ''))) : [sentence];
}

/** "We'd want you to have supervised people; to hold a licence; and to be free on evenings." */
const WANTING = /^we(?:['’]d| would)? (?:want|like|need|expect) you to (?=(?:have|hold|be|know)\b)/iu;
const wanted = (sentence: string): string[] =>
  WANTING.test(sentence)
    ? sentence
        .replace(WANTING, '')
        .split(/[;,]\s+(?:and\s+)?to\s+(?=(?:have|hold|be|know)\b)/iu)
        .map(capital)
    : [sentence];

/** "The successful applicants will: carry out inspections; diagnose faults". */
const WHO_WILL = /^[^:;.]{3,60}\s(?:will|includes?|are):\s+(?=[^;]+;)/iu;

const SPLIT: Partial<Record<ProseList, (sentence: string) => string[]>> = {
  requirements: (sentence) => wanted(sentence).flatMap(partsByVerb).flatMap(partsOf).map(asked),
  niceToHave: (sentence) => [extraOf(sentence)],
  responsibilities: (sentence) =>
    sentence
      .replace(WHO_WILL, '')
      .split(/;\s+(?:and\s+)?/u)
      .flatMap(splitDuties),
};

/** "You don't need to have worked with animals before, but you do need …": only the second half asks for anything. */
const withoutConcession = (sentence: string): string =>
  sentence.replace(
    /^you (?:don['’]t|do not|won['’]t) need\b[^.;]*?,? but (?:you do need|you must|you['’]ll need)\b/iu,
    'You need',
  );

/** "You must hold the MRCGP; coil fitting would be welcome": what is asked for, and an extra. */
function withoutLastExtra(sentence: string): string[] {
  const [, before = '', last = ''] = LAST_PART.exec(sentence) ?? [];
  return before !== '' && saysExtra(last) && !saysExtra(before) ? [before, last] : [sentence];
}

/** Duties may stand side by side in one long sentence. */
const longest: Readonly<Record<ProseList, number>> = {
  responsibilities: 2000,
  requirements: 500,
  niceToHave: 500,
  benefits: 500,
};

/** "Full driving licence essential": a few words among sentences that ask for something. */
const ESSENTIAL = /^([^,;:]{3,60}) (?:essential|required)[.!]?$/u;

/** What a sentence says it is about; undefined where it does not say. */
export const toldKind = (sentence: string): ProseList | undefined =>
  TELLING.find(([, pattern]) => pattern.test(sentence))?.[0];

/** For descriptions written as a letter, without headings: what each sentence gives away about itself. */
export function readProse(
  passages: readonly Passage[],
  aboutTheJob: ReadonlySet<Passage> = new Set(),
): Partial<Record<ProseList, Found<string[]>>> {
  const lists = new Map<ProseList, { items: string[]; place: Place }>();
  // Bare verbs alone may be a recipe's, unless they stand below "About the job".
  let isSaid = false;
  const inShort: string[] = [];
  for (const passage of passages) {
    if (passage.cells.length > 1) continue;
    for (const sentence of splitSentences(passage.text).map(withoutConcession).flatMap(withoutLastExtra)) {
      const said = toldKind(sentence);
      const kind = said ?? bareDuty(sentence);
      if (!kind) inShort.push(...(ESSENTIAL.exec(sentence)?.slice(1) ?? []));
      if (!kind || sentence.length > longest[kind] || (kind === 'requirements' && isNotAsked(sentence))) continue;
      isSaid ||= said !== undefined || aboutTheJob.has(passage);
      const list = lists.get(kind) ?? { items: [], place: placeOf({ ...passage, text: sentence }) };
      const told = sentence.replace(/(?<![\s.;,])[\s.;,]+$/, '');
      list.items.push(...(SPLIT[kind]?.(told) ?? [told]));
      lists.set(kind, list);
      const duty = kind === 'requirements' ? WE_NEED.exec(told)?.[2] : undefined;
      if (duty && !/^join\b/iu.test(duty)) {
        const duties = lists.get('responsibilities') ?? { items: [], place: list.place };
        duties.items.push(capital(duty));
        lists.set('responsibilities', duties);
      }
    }
  }
  lists.get('requirements')?.items.push(...inShort);
  if (!isSaid) return {};
  return Object.fromEntries([...lists].map(([kind, { items, place }]) => [kind, found(limit(items), place, 0.5)]));
}
