import type { Found } from '../../document/found.ts';
import { endsNow, findDateRanges } from '../dates/date-range.ts';
import { type CvLine, foundInLine } from '../lines/cv-line.ts';
import type { Ledger } from '../lines/ledger.ts';
import type { Section } from '../sections/section.ts';
import { roleOfLabel } from '../words/entry-labels.ts';
import { isLanguage } from '../words/language-names.ts';
import { isListOfPapers, papersIn } from '../words/papers.ts';

/** One certificate a line; what is wrapped stays together. */
export function readCertificates(sections: readonly Section[], ledger: Ledger): Found<string>[] {
  const found: Found<string>[] = [];
  for (const { kind, lines } of sections) {
    if (kind !== 'certificates') continue;
    let previous: CvLine | undefined;
    for (const line of lines) {
      // A degree in a CV without courses of their own is read as one.
      if (ledger.isHead(line)) continue;
      ledger.use(line);
      if (namesColumns(line) || isDateAlone(line.text)) continue;
      const last = found.at(-1);
      const text = line.text.replace(/\s+/g, ' ').trim();
      const goesOn =
        last &&
        previous &&
        line.bullet === undefined &&
        ((previous.passage === line.passage && !ENDS_WITH_YEAR.test(previous.text)) || isSpelledOut(last.value, text));
      if (goesOn) found[found.length - 1] = { ...last, value: `${last.value} ${text}`, quote: `${last.quote} ${text}` };
      else if (/\p{L}{2}/u.test(text))
        found.push(...splitCertificates(text).map((value) => foundInLine(value, line, 0.85)));
      previous = line;
    }
  }
  return found;
}

/** "Certified in Planning and Inventory" and below it "Management (CPIM)": the letters stand for the words of both lines. */
function isSpelledOut(above: string, text: string): boolean {
  const [, words = '', letters] = /^([^()]{1,60})\((\p{Lu}{3,8})\)$/u.exec(text) ?? [];
  const initials = (of: string) => (of.match(/(?<!\p{L})\p{Lu}/gu) ?? []).join('');
  return (
    above.length <= 120 &&
    letters !== undefined &&
    initials(`${above} ${words}`) === letters &&
    initials(words) !== letters
  );
}

/** "Present", "March 2020 to Present" below what was gained then. */
function isDateAlone(text: string): boolean {
  if (endsNow(text)) return true;
  const [range] = findDateRanges(text);
  return range !== undefined && !/[\p{L}\d]/u.test(text.slice(0, range.from) + text.slice(range.to));
}

/** "Examination | Institute | Year" above a table of papers. */
const namesColumns = ({ cells }: CvLine): boolean =>
  cells.length > 1 && cells.filter(({ text }) => roleOfLabel(text) !== undefined).length >= cells.length - 1;

/** A line that ends with a year has said what it had to say. */
const ENDS_WITH_YEAR = /\d{4}\)?$/u;

/** Several in one line are divided by strong signs; a comma belongs to the issuer, but in a list of papers. */
function splitCertificates(text: string): string[] {
  if (isListOfPapers(text)) return papersIn(text);
  return text.length > 60 ? text.split(/\s*[|•·;]\s+/u).filter((part) => part !== '') : [text];
}

const LEVELS =
  /\b(?:first language|a bit of|a little|some|native(?: speaker| or bilingual proficiency)?|mother tongue|bilingual|fluent|full professional(?: proficiency)?|professional(?: working)?(?: proficiency)?|limited working(?: proficiency)?|elementary(?: proficiency)?|conversational|advanced|intermediate|upper[- ]intermediate|basic|beginner|proficient|business fluent|working knowledge|[abc][12]\+?|muttersprache|fließend|verhandlungssicher|grundkenntnisse|gute kenntnisse|langue maternelle|courant|couramment|intermédiaire|notions|lengua materna|nativo|fluido|avanzado|intermedio|básico|good|excellent)\b/iu;

/** "Good (B2)": the European levels say it best. */
const COMMON_SCALE = /\b[ABC][12]\b\+?/u;

/** Languages by their names; whatever stands beside one about how well it is spoken belongs to it. */
export function readLanguages(sections: readonly Section[], ledger: Ledger): Found<string>[] {
  const found = new Map<string, Found<string>>();
  for (const { kind, lines } of sections) {
    if (kind !== 'languages' && kind !== 'skills') continue;
    for (const line of lines) {
      const text = line.text;
      if (kind === 'skills' && !/^(?:[\p{L} ]+ )?languages?\b/iu.test(text)) continue;
      for (const { value, name } of languagesIn(text)) {
        ledger.use(line);
        if (!found.has(name)) found.set(name, foundInLine(value, line, 0.9));
      }
    }
    if (kind === 'languages') useLevels(lines, ledger);
  }
  return [...found.values()];
}

/** Lines below a language that say only how well. */
function useLevels(lines: readonly CvLine[], ledger: Ledger): void {
  for (const [index, line] of lines.entries()) {
    const previous = lines[index - 1];
    if (previous && ledger.isUsed(previous) && LEVELS.test(line.text) && line.wordCount <= 5) ledger.use(line);
  }
}

function languagesIn(text: string): { value: string; name: string }[] {
  const list = text.replace(/^[^:]{2,30}:\s+(?=\p{Lu})/u, (label) =>
    /language|sprach|langue|idioma/iu.test(label) ? '' : label,
  );
  return list.split(/\s*[;|•·/]\s*|,\s+(?![^()]*\))|\s{2,}|\s+and\s+(?=\p{Lu})|\.\s+/u).flatMap((part) => {
    const words = part.match(/[\p{L}']+/gu) ?? [];
    const name = words.find(isLanguage);
    if (!name || words.length > 9) return [];
    const level = (COMMON_SCALE.exec(part) ?? LEVELS.exec(part))?.[0];
    return [
      {
        name: name.toLowerCase(),
        value: level && level.toLowerCase() !== name.toLowerCase() ? `${name} (${level})` : name,
      },
    ];
  });
}
