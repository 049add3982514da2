import type { Box } from '../../document/document.ts';
import { joinLines } from '../../layout/build-lines.ts';
import type { CvLine } from '../lines/cv-line.ts';

/** One skill of a list, or a sentence about several. */
export interface SkillItem {
  readonly text: string;
  readonly line: CvLine;
  readonly box: Box | undefined;
  readonly isProse: boolean;
}

const SEPARATOR =
  /\s*[,;|•·●▪◦■♦►✓✔/\u2022]\s+|\s*[;|•·●▪◦■♦►✓✔]\s*|,(?=\S)|\s{2,}|\s+[–—]\s+(?=\p{Lu})|\.\s+(?=\p{Lu})/u;
/** How well, how long: said of a skill, no part of its name. */
const LEVEL =
  /\s*(?:[:–—-]\s*)?(?:\((?:[^()]*(?:years?|yrs?|advanced|intermediate|basic|expert|beginner|proficient|fluent|good|working knowledge|familiar|daily)[^()]*)\)|\b(?:advanced|intermediate|basic|expert|beginner|proficient|excellent|working knowledge|familiar|\d+\+?\s*(?:years?|yrs?)|\d{1,3}\s?%|\d\s?\/\s?(?:5|10))\s*$|[★☆●○◐⬤◯■□▰▱*]{2,}\s*$)/iu;
const LEADING =
  /^(?:and|including|e\.g\.|such as|strong|excellent|good|proficient (?:in|with)|experienced (?:in|with)|knowledge of|experience (?:in|of|with)|skilled in|familiar with|expert in|working knowledge of|understanding of|ability to)\s+/iu;

/** The items of a section: by line, by bullet, by comma; labels in front ("Tools: …") are left off. */
export function itemsOf(lines: readonly CvLine[]): SkillItem[] {
  return joinWrapped(lines).flatMap(({ text, line, cells }) => {
    if (cells.length > 1 && !isLabel(cells[0]?.text ?? '')) {
      return cells.flatMap((cell) => split(cell.text, line, cell));
    }
    return split(text, line, undefined);
  });
}

/** "A levels: Maths": something else begins. */
const LABELLED = /^\p{Lu}[^:,;]{1,30}:\s/u;

/** "Driving licence: B" says nothing without its label. */
const LICENCE = /^[^:,]{0,30}licen[cs]e(?:\(s\)|s)?:\s/iu;

const isLabel = (text: string): boolean => text.endsWith(':');

/** A list with commas runs over the ends of lines. */
function joinWrapped(lines: readonly CvLine[]): { text: string; line: CvLine; cells: CvLine['cells'] }[] {
  const widest = Math.max(...lines.map(({ line }) => line.width), 0);
  const joined: { text: string; line: CvLine; cells: CvLine['cells'] }[] = [];
  let previous: CvLine | undefined;
  for (const line of lines) {
    const open = joined.at(-1);
    const goesOn =
      open &&
      previous &&
      line.bullet === undefined &&
      line.cells.length === 1 &&
      previous.cells.length === 1 &&
      !LABELLED.test(line.text) &&
      (previous.passage === line.passage ||
        /[,;&]$/.test(previous.text) ||
        /^\p{Ll}/u.test(line.text) ||
        isFullList(previous, widest));
    if (goesOn) open.text = joinLines([open.text, line.text]);
    else joined.push({ text: line.text, line, cells: line.cells });
    previous = line;
  }
  return joined;
}

/** Several items, up to the margin. */
const isFullList = ({ text, line }: CvLine, widest: number): boolean =>
  line.width > widest * 0.85 && (text.match(/[,;|•·]\s/gu)?.length ?? 0) >= 2;

function split(text: string, line: CvLine, box: Box | undefined): SkillItem[] {
  const value = LICENCE.test(text) ? text : text.replace(/^[^:,]{2,40}:\s+/u, '').replace(/^[^:,]{2,40}:$/u, '');
  const words = value.split(/\s+/).length;
  const parts = splitOutside(value);
  const isProse = words > 8 && (parts.length < 3 || words / parts.length > 6);
  if (isProse) return [{ text: value, line, box, isProse: true }];
  return parts
    .flatMap((part) => part.split(/\s+(?:and|&)\s+(?=\p{Lu}[\p{L}.#+]*$)/u))
    .filter((part) => part.length <= 200)
    .map((part) => clean(part))
    .filter((part) => part.length > 0 && part.length <= 80 && /[\p{L}]/u.test(part))
    .map((part) => ({ text: part, line, box, isProse: part.split(/\s+/).length > 6 }));
}

/** Commas inside brackets divide nothing. */
function splitOutside(text: string): string[] {
  const hidden = text.replace(/\([^()]*\)/g, (bracket) => bracket.replace(/[,;/|]/g, '\u0001'));
  return hidden.split(SEPARATOR).map((part) => part.replaceAll('\u0001', ','));
}

function clean(text: string): string {
  let value = text
    .trim()
    .replace(/^[\s•·●▪◦■*–—-]+/u, '')
    .replace(LEADING, '');
  for (let rounds = 0; rounds < 2; rounds += 1) value = value.replace(LEVEL, '');
  return value.replace(/[\s.,;:–—-]+$/u, (end) => (/\+$/.test(end) ? end : '')).trim();
}
