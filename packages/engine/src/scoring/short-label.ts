import { isLanguage } from '../cv/words/language-names.ts';
import { findSkills } from '../taxonomy/find-skills.ts';
import { withoutLead } from './advert-phrases.ts';
import { asDoing } from './as-doing.ts';
import { withoutYears } from './asked-years.ts';
import { isOneOfSeveral } from './one-of-several.ts';

/** Where the first thing ends and the next begins. */
const BREAK =
  /\s*(?:(?!(?<=\d)[–:.]\d)[,;:.(/–—]|\b(?:and|or|for|with|in|on|of|to|from|by|that|which|who|you|we|they|where|when|before|including|such|within|across|at)\b)/iu;
const mostWords = 4;
/** A few more, rather than a name that breaks off: "Head or senior sous chef". */
const mostWhole = 6;
/** Nothing ends with these. */
const OPEN_END = /\s+(?:and|or|for|with|in|on|of|to|from|by|that|which|who|you|we|they|where|when|the|an?|your|our)$/iu;

export const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

const cut = (text: string): string => {
  const few = text.split(' ').slice(0, mostWords).join(' ');
  return few.replace(OPEN_END, '');
};

/** An advert speaks to the reader; a label speaks of them, and to someone else. */
const YOURS = /\s+of\s+(?:yours|your\s+own)\b/giu;

/** "Software: SOE Exact". */
const HEADED =
  /^(?:software|systems?|tools?|languages?|licen[cs]es?|qualifications?|experience|skills?|training)\s*:\s+(?=\S)/iu;

/** "3 years+ in a SOC". */
const AFTER_YEARS = /^\W*\+\s*(?:(?:in|as|of|with)\s+)?(?:(?:an?|the)\s+)?/u;

/** What a line asks for in a few words, for a table. */
export const shortLabel = (line: string): string =>
  firstAsked(asDoing(line.trim().replace(HEADED, '').replace(YOURS, '')));

/** The skill a line names, or how it starts. */
export function firstAsked(line: string): string {
  // "No a food hygiene certificate" is no English.
  const text = line.trim().replace(/^(?:an?|the)\s+/iu, '');
  const words = text.split(/\s+/);
  if (words.length <= mostWords) return capital(text);
  const [mention] = findSkills(text, { isList: false });
  // With CIMA one has met "ACCA or CIMA", and not "ACCA".
  const isSeveral = mention !== undefined && isOneOfSeveral(text, text.slice(mention.from, mention.to));
  if (mention && !isSeveral) return mention.skill.name;
  const rest = withoutLead(withoutYears(text).replace(AFTER_YEARS, '').replace(/\s+/g, ' ').trim());
  const first = rest.slice(0, rest.slice(1).search(BREAK) + 1 || undefined).trim();
  const breaksOff = /[-–]$/u.test(first) || (isSeveral && first.includes(text.slice(mention.from, mention.to)));
  const chosen = first.split(' ').length > 1 && !breaksOff ? first : rest;
  const few = chosen.split(' ').length <= mostWhole ? chosen : cut(chosen);
  return capital(few.replace(/[,;:.]$/, '')) || capital(words.slice(0, mostWords).join(' '));
}

/** What is added to the first thing and broken off: "Patience, and a sense". */
const ADDED = /,\s+(?:and|or|also)\b.*$/iu;

/** "Full UK driving licence" begins with a word like any other, whatever name follows. */
const PLAIN_START =
  /^(?:full|valid|current|clean|good|strong|excellent|basic|enhanced|own|recent|proven|registered|qualified|certified|chartered)\s/iu;
const STATE_END = /\s(?:registered|certified|qualified|licensed|trained|chartered|accredited)$/iu;

/**
 * "Not shown: patience": a CV that does not show it is no proof that a person lacks it. Of a name alone, such as a tool's or a language's,
 * "No SQL" says as much in fewer words.
 */
export function withoutIt(asked: string): string {
  const label = asked.replace(ADDED, '');
  const [first = ''] = label.split(' ', 1);
  // "No Gas Safe registered" is no English.
  if (STATE_END.test(label)) return `Not shown: ${label}`;
  const startsAsWord = PLAIN_START.test(label) || /^\p{Lu}\p{Ll}+(?:-\p{Ll}+)*(?:\s\p{Ll}|$)/u.test(label);
  if (!startsAsWord || isLanguage(first)) return `No ${label}`;
  return `Not shown: ${label.charAt(0).toLowerCase()}${label.slice(1)}`;
}

/** Kinds of work, which a list of skills writes with a capital: "Pipework", "Welding". */
const WORK = /(?:ing|ment|work|ship|ics|logy|graphy|istry)$/u;

/** The same of a skill: "Not shown: fault finding", "No Docker". */
export const withoutSkill = (skill: string): string =>
  /\s/.test(skill) || WORK.test(skill) ? withoutIt(skill) : `No ${skill}`;
