import { normaliseHeading } from '../document/normalise-heading.ts';
import { isPicture } from '../flow/leading-bullet.ts';
import type { Passage } from '../layout/passages.ts';
import { beginsWithDuty } from './bare-duties.ts';
import type { SectionKind } from './headings.ts';

const w = String.raw;
const YOU = w`you(?:'ll|'d|'ve| will| would| might| should)?`;

/** What a heading in the words of its writer is about, in the order they are tried: "Who are we", "Cherry on top". */
const WORDS: readonly (readonly [SectionKind, RegExp])[] = [
  [
    'apply',
    /^(?:interested|sounds? (?:good|interesting)|ready to apply|fancy (?:it|this)|like what you (?:see|read)|how do i apply)\b/,
  ],
  ['company', /\b(?:who (?:are )?we\b|about us|(?:we|us) in brief|our (?:story|people|world))/],
  [
    'niceToHave',
    /\b(?:nice|lovely|great if|bonus|extras?|cherry|icing|plus(?:es)?|brownie|swoon|dream|fight (?:over|for) you|better still|even better|desirable|advantages?(?! of)|not essential|non-essential|useful(?! (?:information|links?|contacts?))|helpful|we'd also (?:like|love)|stand out|delighted|impress us|(?:might|may|could|probably) also (?:have|know|bring)|rule you out|(?:don't worry|no problem|not a problem) if)\b/,
  ],
  [
    'benefits',
    new RegExp(
      w`\b(?:we(?:'ll| will| can)? (?:also )?(?:give|offer|pay|look after) ?(?:you)?|${YOU} (?:also )?(?:get(?! there| to\b| stuck\b)|receive|enjoy)|in it for you|perks|benefits|in return|rewards?|on offer|(?:and )?from us$|we(?:'ll| can| will)? promise|the (?:money|pay)|^why (?!you|this)[^ ?]+(?=[?]?$)|why (?:us|work|join|you'll love)|^(?:us|(?:the |our )?offer)$|^your (?:extras|progress|development|growth|career|package|rewards?|future)$|the (?:deal|packet|good (?:bits?|stuff)))\b`,
    ),
  ],
  [
    'responsibilities',
    new RegExp(
      w`\b(?:${YOU} (?:\w+ )?(?:do|doing|own|owning|spend|work on|working on|get up to)|${YOU} (?:mostly |mainly |also )?be$|what the .{3,40} (?:does|do)$|what happens|how you'll get there|outcomes|objectives|scope|${YOU} be (?:expected|asked|required) to$|(?:good|typical|normal|average|usual|great) (?:day|week|month)|day[- ]to[- ]day|(?:day|night|shift|week|month) looks like|stuck in(?:to)?|what's the (?:job|work|role)|what is the (?:job|work|role)|responsib\w+|duties|tasks|your (?:day|week|mission))\b`,
    ),
  ],
  [
    'requirements',
    new RegExp(
      w`\b(?:who are you|${YOU} (?:\w+ )?(?:need|bring|have|offer|tick)|(?:need|want|ask|expect|hope for) (?:from|of) you|you to have|looking for|(?:right|cut out|suited|made) for|hoping for|(?:person|people|someone|candidate) we\b|\bif you$|makes you|sounds? like you|(?:is|are) (?:this|that) you|are you|have you|ideal if|you've (?:already|got|done)|what (?:does )?it takes?|we(?:'d| would)? (?:need|want|ask)|skills|experience|qualifications|criteria|must)\b`,
    ),
  ],
  [
    'responsibilities',
    new RegExp(w`^(?:you(?:'ll| will)|the (?:job|gig|work)|your (?:job|work|role)|the role|work|job)$`),
  ],
];

/** By words that most headings of a kind have. */
export const kindByWords = (text: string): SectionKind | undefined => {
  const words = normaliseHeading(text);
  return WORDS.find(([, pattern]) => pattern.test(words))?.[0];
};

/** "2. Responsibilities" in bold is a heading with a number, not an item of a list. */
export const isNumberAtMost = (bullet: string | undefined, isBold: boolean): boolean =>
  bullet === undefined || isPicture(bullet) || (isBold && /^\(?[\divx]+[.)]$/i.test(bullet));

const mostWords = 10;
const mostLetters = 60;
const couldBeHeading = ({ text, bullet, cells, lines, isBold }: Passage): boolean =>
  isNumberAtMost(bullet, isBold) &&
  cells.length <= 1 &&
  lines.length === 1 &&
  text.length <= mostLetters &&
  text.split(' ').length <= mostWords &&
  /^[^\p{Ll}\d]/u.test(text) &&
  !/[.,;!]$/u.test(text) &&
  !/@|£|https?:/u.test(text) &&
  !/\bessential\b.*\bdesirable\b/iu.test(text);

/** What is below a heading, up to what could be the next one. */
function listBelow(below: readonly Passage[]): readonly Passage[] {
  const isBulleted = below[0]?.bullet !== undefined;
  const end = below.findIndex((passage) => (passage.bullet !== undefined) !== isBulleted || passage.cells.length > 1);
  return end === -1 ? below : below.slice(0, end);
}

/** "Two years in retail", "You've run a payroll", "Driving licence", against "Chase missing paperwork". */
const ASKS =
  /^(?:you(?:['’](?:ve|re|d)| are| have| can| know)|(?:be (?!the\b|our\b|a key\b|on\b|responsible|accountable|part\b|involved)|have (?!responsib|oversight|overall|input)|hold |know |possess )|(?:a|an|some|good|strong|excellent|proven|solid|full|clean|current|valid|at least|minimum|basic|previous)\s)|\b(?:\d{1,2}\+?|one|two|three|four|five|six) (?:months?|years?|yrs?)\b|\b(?:experience|experienced|knowledge|understanding|familiar|ability|able to|comfortable|confident|fluent|qualified|registered|registration|certified|licen[cs]e|degree|diploma|nvq|gcses?|level \d|card|ticket)\b/iu;

/** "invoicing members" */
const DOING = /^\p{L}{2,}ing\s/iu;

/** Whether most of what is said is said of a person who is asked for. */
export const mostlyAsks = (texts: readonly string[]): boolean =>
  texts.filter((text) => ASKS.test(text)).length * 2 > texts.length;

const fewestItems = 2;

/** Of items that mostly begin with what there is to do, or mostly tell what someone has. */
function kindByItems(items: readonly Passage[]): SectionKind | undefined {
  if (items.length < fewestItems) return undefined;
  const asking = items.filter(({ text }) => ASKS.test(text)).length;
  const doing = items.filter(({ text }) => !ASKS.test(text) && (beginsWithDuty(text) || DOING.test(text))).length;
  if (asking * 2 > items.length && asking > doing) return 'requirements';
  return doing * 2 > items.length && doing > asking ? 'responsibilities' : undefined;
}

/**
 * What a line is the heading of, where its words were not foreseen: by words that most such headings have, else by what
 * the list below it says. A line that leads into nothing is no heading.
 */
export function guessHeading(passage: Passage, below: readonly Passage[], isStyled: boolean): SectionKind | undefined {
  const [next] = below;
  if (!next || !couldBeHeading(passage)) return undefined;
  const items = listBelow(below);
  const leadsIn = isStyled || next.bullet !== undefined || /[:?…]$/u.test(passage.text) || isLongerBelow(passage, next);
  const byWords = leadsIn ? kindByWords(passage.text) : undefined;
  return byWords ?? (next.bullet === undefined ? undefined : kindByItems(items));
}

/** "What a good week looks like" in a line of its own, and behind it a paragraph or a list without bullets. */
const isLongerBelow = ({ text }: Passage, next: Passage): boolean =>
  ASKS_OR_TELLS.test(text) && text.split(' ').length > 2 && next.cells.length <= 1;
const ASKS_OR_TELLS =
  /^(?:(?:so|and|but)[, ]+)?(?:what|how|who|why|your|about|the (?:person|people) we|is (?:this|that)|are you)\b/iu;
