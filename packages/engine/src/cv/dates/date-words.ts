/** Names of months in the languages CVs come in, longest first within a month. */
const MONTHS: readonly string[] = [
  'january|januar|janvier|enero|styczeń|stycznia|jan|jän|janv|ene|sty',
  'february|februar|février|fevrier|febrero|luty|lutego|feb|févr|fév|fev|lut',
  'march|märz|mars|marzo|marzec|marca|mar|mrz|mär',
  'april|avril|abril|kwiecień|kwietnia|apr|avr|abr|kwi',
  'may|mai|mayo|maj|maja',
  'june|juni|juin|junio|czerwiec|czerwca|jun|cze',
  'july|juli|juillet|julio|lipiec|lipca|jul|juil|lip',
  'august|août|aout|agosto|sierpień|sierpnia|aug|ago|sie',
  'september|septembre|septiembre|wrzesień|września|sept|sep|wrz',
  'october|oktober|octobre|octubre|październik|października|oct|okt|paź',
  'november|novembre|noviembre|listopad|listopada|nov|lis',
  'december|dezember|décembre|decembre|diciembre|grudzień|grudnia|dec|dez|déc|dic|gru',
];

const MONTH_BY_NAME = new Map(MONTHS.flatMap((names, index) => names.split('|').map((name) => [name, index + 1])));

/** Longest first, so that "mars" is not "mar" with an s behind it. */
export const MONTH_NAMES = [...MONTH_BY_NAME.keys()].sort((a, b) => b.length - a.length).join('|');

export const monthOfName = (name: string): number | undefined =>
  MONTH_BY_NAME.get(name.toLowerCase().replace(/\.$/, ''));

/** First and last month of each; a winter starts in December and ends in the next year, which is not meant: it stays in its year. */
const SEASONS: Readonly<Record<string, readonly [number, number]>> = {
  spring: [3, 5],
  summer: [6, 8],
  autumn: [9, 11],
  fall: [9, 11],
  winter: [12, 12],
  q1: [1, 3],
  q2: [4, 6],
  q3: [7, 9],
  q4: [10, 12],
  early: [1, 4],
  mid: [5, 8],
  late: [9, 12],
  michaelmas: [10, 12],
  easter: [3, 4],
  christmas: [12, 12],
};

export const SEASON_NAMES = Object.keys(SEASONS).join('|');

export const monthsOfSeason = (name: string): readonly [number, number] | undefined => SEASONS[name.toLowerCase()];

/** "till now", "in present", "up to the present day": people write the way there twice. */
const AGAIN = String.raw`(?:(?:un)?till?|(?:up\s+)?to|in|at)[\s-]+`;

export const PRESENT = String.raw`(?:${AGAIN})?(?:the\s+)?(?:present(?:\s+(?:day|time|moment))?|now|date|today)|current(?:ly)?|ongoing|on-going|heute|jetzt|laufend|aujourd['’]hui|(?:à\s+)?ce\s+jour|présent|actualidad|actualmente|presente|(?:la\s+)?fecha|hoy|gegenwart|dato|maintenant|en\s+cours|actuel(?:lement)?|actual|la\s+actualidad|obecnie|nadal|teraz|dziś|dzisiaj|do\s+dziś|chwili\s+obecnej`;
