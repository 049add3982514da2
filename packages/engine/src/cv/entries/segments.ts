import type { Box, Span } from '../../document/document.ts';
import type { DayOrder } from '../dates/date-at.ts';
import { type DateRange, findDateRanges } from '../dates/date-range.ts';
import type { CvLine } from '../lines/cv-line.ts';
import { companyScore } from '../words/company-words.ts';
import { roleOfLabel, type SegmentRole } from '../words/entry-labels.ts';
import { titleScore } from '../words/title-words.ts';
import { EARLIER } from './head-and-text.ts';
import { TELLS } from './told-posts.ts';

/** A part of an entry's first lines: a title, an employer, a place. */
export interface Segment {
  readonly text: string;
  readonly line: CvLine;
  readonly box: Box;
  readonly isBold: boolean;
  /** Its label or its column says what it is. */
  readonly role?: SegmentRole;
  /** It stood in brackets behind another. */
  readonly isAside?: boolean;
}

const STRONG = /\s+[|•·●▪◦‖]\s+|\s*\|\s*|\s+[–—]\s+|\s+-\s+|\t+|\s{2,}|\s+@\s+|\s+\/\/\s+|\s*;\s+/u;
/** "St Richard's Hospital, Chichester. Health care assistant, elderly care." */
const ENDED = String.raw`(?<=\p{Ll}{4}|\))(?<!\b(?:[Cc]orp|[Ii]ncl|[Dd]ept|[Uu]niv|[Pp]rof|[Bb]ros|[Cc]apt|[Ee]lec|[Mm]ech|[Tt]ech|[Aa]ssoc|[Gg]ovt|[Nn]atl|[Ii]ntl|[Aa]sst))`;
const SENTENCES = new RegExp(String.raw`${ENDED}\.\s+(?=\p{Lu})`, 'u');
/** Of those who write everything small. */
const SMALL_SENTENCES = new RegExp(String.raw`${ENDED}\.\s+(?=\p{Ll})`, 'u');
const FULL_STOP = new RegExp(String.raw`${ENDED}\.$`, 'u');
const BRACKET = /^\([^()]*\)$/u;
const EMPLOYMENT =
  /^(?:full[- ]time|part[- ]time|permanent|contract(?:or)?|temporary|temp|fixed[- ]term(?: contract)?|freelance contract|internship|seasonal|hybrid|on-?site|zero hours|perm|ftc|volunteer|apprenticeship|class of)$/iu;

/** "Two weeks", "6 months", "4 years 7 months": how long, and no name of anything. */
const LENGTH =
  /^(?:\d{1,2}|an?|one|two|three|four|five|six|seven|eight|nine|ten|twelve)[ -](?:days?|weeks?|mos?|months?|yrs?|years?)(?:,? (?:and )?\d{1,2} (?:mos?|months?))?$/iu;

/** Left between two dates, or behind them: "2018 and 2019", "to 2023, then bank". */
const JOINS =
  /^(?:and|or|then|&|then (?:bank|part[- ]time|full[- ]time)|sold|closed|redundan(?:t|cy)|made redundant|contract ended)$/iu;

/** "B2B SaaS, 200 staff", "51 bedrooms": how large an employer is. */
const COUNTS =
  /\d+\s+(?:\p{L}+\s+)?(?:staff|people|employees|colleagues|rooms|bedrooms|beds|covers|stores|shops|branches|sites|pupils|places|seats|users|customers|clients|homes|units)\b/iu;

/** "Current post: Class teacher", "Previous employer: Acme". */
export const WHICH_POST =
  /^(?:my )?(?:current|present|previous|last|former|most recent|first|earlier)(?: (?:post|role|position|job|employer|employment|title))?:\s+/iu;

const POST = /^(?:internship|volunteer|apprenticeship|contractor)$/iu;

/** The line without its dates, cut at cells, changes of type and separators. */
export function segmentsOf(
  line: CvLine,
  order: DayOrder,
  columns: readonly (SegmentRole | undefined)[] = [],
): Segment[] {
  const hasColumns = columns.length > 1 && line.cells.length === columns.length;
  return line.cells.flatMap((cell, index) => {
    // "Employer:", and in the next cell its name.
    if (labelIn(cell.text) && line.cells[index + 1]) return [];
    const role = hasColumns ? columns[index] : labelIn(line.cells[index - 1]?.text ?? '');
    if (role === 'ignored') return [];
    if (role) return toSegments(cell.text, line, cell, line.line.isBold, order, role);
    return piecesOf(cell.text, cell, line.line.spans).flatMap(({ text, isBold }) =>
      toSegments(text, line, cell, isBold, order, undefined),
    );
  });
}

const labelIn = (text: string): SegmentRole | undefined => (text.endsWith(':') ? roleOfLabel(text) : undefined);

function toSegments(
  text: string,
  line: CvLine,
  box: Box,
  isBold: boolean,
  order: DayOrder,
  role: SegmentRole | undefined,
): Segment[] {
  const label = /^([^:]{2,30}):\s+(\S.*)$/u.exec(text.replace(WHICH_POST, ''));
  const labelled = label?.[1] ? roleOfLabel(label[1]) : undefined;
  const value = labelled && label?.[2] ? label[2] : text.replace(WHICH_POST, '');
  const cut = cutDates((line.opensPost ? toldNames(value) : value).replace(EARLIER, ''), order);
  if (role ?? labelled) {
    if (labelled === 'ignored') return [];
    const whole = tidy(cut.join(' '));
    return whole === '' ? [] : [{ text: whole, line, box, isBold, role: role ?? labelled }];
  }
  const parts = cut
    .flatMap((part) => part.split(STRONG))
    .flatMap((part) => part.split(/\p{Lu}/u.test(part) ? SENTENCES : SMALL_SENTENCES))
    .flatMap(splitAt)
    .flatMap(splitColon)
    .flatMap(splitSlash)
    .flatMap(splitBracket)
    .map((part) => ({ text: tidy(part).replace(FULL_STOP, ''), isAside: BRACKET.test(part.trim()) }))
    .filter(({ text: part, isAside }) => (isAside ? /\p{L}/u : /[\p{L}\p{N}]/u).test(part) && !JOINS.test(part));
  const names = parts.filter((part) => !EMPLOYMENT.test(part.text) && !LENGTH.test(part.text));
  // "Internship, June to August 2016": with nothing else in its line it is what the post was called.
  return (names.length > 0 ? names : parts.filter((part) => POST.test(part.text)))
    .map(({ text: name, isAside }) => ({
      text: name,
      line,
      box,
      isBold,
      ...(isAside && { isAside }),
      ...((isProse(name) || COUNTED.test(name) || (isAside && isDetail(name, value))) && {
        role: 'description' as const,
      }),
    }))
    .flatMap(cutClause)
    .flatMap(cutDetail);
}

/** "(PE-backed)", "(trained)", "(51 bedrooms)": said of a post or of an employer, and the name of neither. */
const isDetail = (aside: string, text: string): boolean =>
  COUNTS.test(aside) ||
  /-(?:backed|listed|owned)$/iu.test(aside) ||
  GRADE.test(aside) ||
  (/^\p{Ll}/u.test(aside) && /^\P{Ll}/u.test(text));

/** "(ST5)", "(FY1–2)", "(G7)" */
const GRADE = /^\p{Lu}{1,4}\s?\d{1,2}(?:\s?[–/-]\s?\d{1,2})?$/u;

/** "110 drops a day", "Birmingham CC badge 44121" */
const COUNTED = /^\d[\d,.]*\+? \p{Ll}+ (?:a|an|per|each|every)\s|\s\d{5,}$/u;

/** No title and no employer is that long. */
const isProse = (text: string): boolean => text.replace(/\([^()]*\)/gu, '').split(' ').length > 14;

function cutDates(text: string, order: DayOrder): string[] {
  const parts: string[] = [];
  let from = 0;
  for (const range of findDateRanges(text, order)) {
    if (range.isSingle && !isAtAnEnd(text, range)) continue;
    parts.push(text.slice(from, range.from));
    from = range.to;
  }
  parts.push(text.slice(from));
  return parts;
}

export function isAtAnEnd(text: string, { from, to }: DateRange): boolean {
  return (
    !/[\p{L}\p{N}]/u.test(text.slice(0, from)) ||
    !/[\p{L}\p{N}]/u.test(text.slice(to)) ||
    /[(|,–—-]\s*$/u.test(text.slice(0, from))
  );
}

/** "I work as Engineer at Acme in Leeds since" as "Engineer at Acme, Leeds". */
const toldNames = (text: string): string =>
  text
    .replace(/^(.*?\d{4}|.*?\bpresent),?\s+(?=i\s)/iu, '$1 – ')
    .split(' – ')
    .map((part) => part.replace(TELLS, ''))
    .join(' – ')
    .replace(/\s+in\s+(?=\p{Lu}[\p{L}' -]*(?:,|\s+(?:since|from)\b|[.]?$))/u, ', ')
    .replace(/[.]$/u, '')
    .replace(/\s+from(?=\s+(?:\p{Lu}\p{L}+\s+)?\d)/u, '');

/** "Engineer at Acme" */
function splitAt(text: string): string[] {
  const match = /^(.{3,60}?)\s+(?:at|for|with|bei|chez|en|w)\s+(\p{Lu}.{1,60})$/u.exec(text);
  return match?.[1] && match[2] && titleScore(match[1]) >= 1 ? [match[1], match[2]] : [text];
}

/** "UK Coal, made redundant when the pit closed", "Waitrose, part of the John Lewis Partnership": what became of an employer is no part of its name. */
const BECAME =
  /^(\p{Lu}[^;]{1,80}?),\s+((?:made|until|till|when|which|where|who|part of|owned|now|formerly|later|before|after|closed|left|ended|taken over|acquired|bought|sold)\s.+)$/u;

function cutClause(segment: Segment): Segment[] {
  const [, name = '', clause = ''] = segment.role ? [] : (BECAME.exec(segment.text) ?? []);
  return name === ''
    ? [segment]
    : [
        { ...segment, text: name },
        { ...segment, text: clause, role: 'description' },
      ];
}

/** "volume conveyancing, My Home Move" behind a title: of what kind the post was, and the employer. */
function cutDetail(segment: Segment, at: number): Segment[] {
  const match = at > 0 && !segment.role ? /^(\p{Ll}[^,()]+),\s+(\p{Lu}.*)$/u.exec(segment.text) : null;
  const [, detail = '', name = ''] = match ?? [];
  return name !== '' && titleScore(detail) === 0 && companyScore(detail) === 0
    ? [
        { ...segment, text: detail, role: 'description' },
        { ...segment, text: name },
      ]
    : [segment];
}

/** "ASOS: BI Analyst", "Harvester: waitress": the employer in front. */
function splitColon(text: string): string[] {
  const match = /^(\p{Lu}[^:]{1,40}|[^:\p{Lu}]{2,40}):\s+(\p{L}[^:]{2,60}?):?[.]?$/u.exec(
    text.replace(/^[\s\])]+/u, '').trim(),
  );
  return match?.[1] && match[2] && titleScore(match[2]) >= 1 && titleScore(match[1]) === 0
    ? [match[1], match[2]]
    : [text];
}

/** "Engineer / Acme Ltd": only what is surely an employer is one; "Clerk / Document Control" is a title. */
function splitSlash(text: string): string[] {
  const match = /^(.{3,80}?)\s+\/\s+(\S.*)$/u.exec(text);
  return match?.[1] && match[2] && companyScore(match[2]) >= 1 && titleScore(match[2]) < 1
    ? [match[1], match[2]]
    : [text];
}

/** A bracket at the end is an aside of its own; one in the middle belongs to its name. */
function splitBracket(text: string): string[] {
  const match = /^(.{2,}?)\s*\(([^()]{2,90})\)\s*$/u.exec(text);
  return match?.[1] && match[2] && !/^(?:hons?|honours|[A-Z]{2,6}|uk|acting|interim)$/iu.test(match[2])
    ? [match[1], `(${match[2]})`]
    : [text];
}

export const tidy = (text: string): string => {
  const trimmed = text.replace(/^(?:[\s,;:|•·–—\-/\])]|\.(?=\s))+|[\s,;:|•·–—\-/?[(]+$/gu, '').replace(/\s+/g, ' ');
  const [open, close] = [trimmed.includes('('), trimmed.includes(')')];
  return open === close
    ? trimmed.replace(/^\(([^()]*)\)$/, '$1').trim()
    : trimmed
        .replace(/^\)|\($|^\(|\)$/g, '')
        // "Certificate (Coursera", cut where the year stood.
        .replace(/\s*\(/u, ', ')
        .trim();
};

/** A cell cut where bold type begins or ends. */
function piecesOf(text: string, cell: Box, spans: readonly Span[]): { text: string; isBold: boolean }[] {
  const own = spans.filter(
    (span) => span.x >= cell.x - 1 && span.x < cell.x + cell.width && Math.abs(span.y - cell.y) < cell.height,
  );
  const groups: { text: string; isBold: boolean }[] = [];
  for (const { text: piece, isBold } of own) {
    const group = groups.at(-1);
    if (group && (group.isBold === isBold || piece.trim() === '')) group.text += ` ${piece}`;
    else groups.push({ text: piece, isBold });
  }
  if (groups.length < 2) return [{ text, isBold: groups[0]?.isBold ?? false }];
  const pieces: { text: string; isBold: boolean }[] = [];
  let rest = text;
  for (const [index, group] of groups.entries()) {
    const length = index === groups.length - 1 ? rest.length : lengthOfSame(rest, group.text);
    if (length === undefined) return [{ text, isBold: own.every(({ isBold }) => isBold) }];
    pieces.push({ text: rest.slice(0, length), isBold: group.isBold });
    rest = rest.slice(length);
  }
  // A lone mark in another weight divides nothing.
  return pieces.every((piece) => /\p{L}/u.test(piece.text)) ||
    pieces.some((piece) => findDateRanges(piece.text).length > 0)
    ? pieces
    : [{ text, isBold: pieces[0]?.isBold ?? false }];
}

/** How much of a text holds the same letters, whatever the spaces. */
function lengthOfSame(text: string, letters: string): number | undefined {
  const wanted = letters.replace(/\s+/g, '');
  let seen = 0;
  for (let index = 0; index < text.length; index += 1) {
    if (/\s/.test(text[index] ?? '')) continue;
    if (text[index] !== wanted[seen]) return undefined;
    seen += 1;
    if (seen === wanted.length) return index + 1;
  }
  return undefined;
}
