/** Cards, tickets and short courses that people list side by side, most of them known by their letters. */
const PAPER =
  /(?<![\p{L}\p{N}])(?:SMSTS|SSSTS|CSCS|CPCS|NPORS|CISRS|IPAF|PASMA|E?FAA?W|SIA|ECS|JIB|AM2|CCNSG|CITB|NEBOSH|IOSH|COSHH|UKATA|CPC|ADR|HIAB|ALLMI|RTITB|ITSSAR|LOLER|DBS|PTS|COSS|STCW|BLS|ILS|IRMER|(?:safeguarding|prevent) level \d|ENG1|DSL|ELSA|HLTA|ELKLAN|PRINCE2|ITIL|ILM|FLT|PA\d{1,2}A?|CS\d{2}|CompTIA|MD-\d{3}|(?:AZ|SC|DP|AI|MS|PL)-\d{3}|CCN[AP]|CISSP|CISM|CISA|OSCP|Security\+|Network\+|LGV|HGV|RHS level \d|(?:digi(?:tal)?|tacho(?:graph)?) card|driving licen[cs]e|clean licen[cs]e|\p{L}+ ticket|(?:lean )?six sigma|first aid|(?:temporary works|lifting) (?:coordinator|supervisor)|(?:asbestos|fire|manual handling|safeguarding) (?:awareness|marshal|warden)|manual handling|abrasive wheels|scaffold inspection|confined spaces?|working at height|face fit|fork ?lift(?: truck)?|\d{2}th edition|(?:C ?& ?G|City (?:&|and) Guilds) \d{4}(?:-\d{2})?|BS ?7671|OLEV|gas safe|food (?:hygiene|safety)|personal licen[cs]e|PCV|ECDL|paediatric first aid|mental health first aid(?:er)?)(?![\p{L}\p{N}])/iu;

/** A paper that is known, at the front of a name. */
export const namesPaper = (text: string): boolean => isShort(text) && (PAPER.exec(text)?.index ?? 99) <= longestKind;

/** "PCV licence", "Level 2 Food Hygiene" */
const longestKind = 8;

/** What stands between commas; a comma in brackets divides nothing. */
export const papersIn = (text: string): string[] =>
  text
    .split(/\s*[,;|•·]\s+(?![^()]*\))/u)
    .map((part) => part.replace(/[.]$/u, '').trim())
    .filter((part) => /\p{L}{2}|^C ?& ?G\b/u.test(part) || CATEGORY.test(part));

/** Of a driving licence. */
const CATEGORY = /^[BCD]1?(?:\+?E)?$/u;

/** "SMSTS, CSCS black card, First Aid at Work 2025": short names, half of them known. */
export function isListOfPapers(text: string): boolean {
  const papers = papersIn(text);
  const known = papers.filter((paper) => PAPER.test(paper)).length;
  return papers.length >= 2 && known >= 2 && known >= papers.length / 2 && papers.every(isShort);
}

const isShort = (paper: string): boolean => paper.split(/\s+/).length <= 7;

/** "IOSH Managing Safely 2022": one paper that is known by its letters, in a line of its own. */
export const isPaper = (text: string): boolean =>
  isShort(text) &&
  (SHORT_COURSE.test(text) || (/^\p{Lu}{3,}/u.test(text) && PAPER.exec(text)?.index === 0) || LICENCE.test(text));

/** "Paediatric First Aid 12 hr, exp. 2027" */
const SHORT_COURSE =
  /^(?:(?:paediatric|emergency|mental health) first aid|first aid at work|food (?:hygiene|safety) (?:level|l) ?\d|level \d food (?:hygiene|safety)|(?:safeguarding|prevent) level \d|personal licen[cs]e)\b/iu;

const LICENCE =
  /^(?:(?:full|clean|current|valid)\b.{0,20}\bdriving licen[cs]e|(?:(?:full|clean|current|valid|uk)[\s,/]+(?:and\s+)?){2,}licen[cs]e)\b/iu;

/** "GPhC No. 2098765", "GDC 278112": in a register, by its letters and a number. */
const REGISTERED =
  /^(?=\p{L}*\p{Lu}\p{L}*\p{Lu})\p{L}{2,6}(?:\s\p{Lu}\p{L}+)?[\s:]{1,3}(?:(?:[Nn]o|[Nn]umber|[Rr]eg)\b\.?:?\s{0,2}){0,3}(?:\d{1,3}-)?[\p{Lu}\d]{0,12}\d{3}[\p{Lu}\d]{0,12}$/u;

export const isRegistration = (text: string): boolean => REGISTERED.test(text);
