import { symbolText } from '../flow/symbols.ts';
import { childOf, childrenOf, numberOf, settingOf, type XmlElement } from './read-xml.ts';

export interface Numbering {
  /** The mark of the next item of a list; absent when the list has none. */
  next(listId: string, level: number): string | undefined;
  /** In points; a list may be indented by its level alone. */
  indentOf(listId: string, level: number): number | undefined;
}

interface Level {
  readonly format: string;
  /** `%1.%2.` for numbers, the mark itself for bullets. */
  readonly text: string;
  readonly start: number;
  readonly left: number | undefined;
}

interface List {
  readonly abstractId: string;
  readonly levels: ReadonlyMap<number, Level>;
  readonly starts: ReadonlyMap<number, number>;
}

const DEEPEST = 8;

export function readNumbering(root: XmlElement | undefined): Numbering {
  const lists = readLists(root);
  /** Lists of the same kind go on counting, unless they say where they start. */
  const counters = new Map<string, number[]>();
  const started = new Set<string>();
  return {
    next(listId, level) {
      const list = lists.get(listId);
      const found = list?.levels.get(level);
      if (!list || !found) return undefined;
      const counts = counters.get(list.abstractId) ?? [];
      counters.set(list.abstractId, counts);
      const startsAt = list.starts.get(level);
      if (startsAt !== undefined && !started.has(`${listId} ${level}`)) {
        started.add(`${listId} ${level}`);
        counts[level] = startsAt - 1;
      }
      counts[level] = (counts[level] ?? found.start - 1) + 1;
      counts.length = level + 1;
      if (found.format === 'none') return undefined;
      if (found.format === 'bullet') return bulletOf(found.text);
      const mark = found.text.replace(/%([1-9])/g, (_, digit: string) => {
        const at = Number(digit) - 1;
        return writeNumber(counts[at] ?? list.levels.get(at)?.start ?? 1, list.levels.get(at)?.format ?? 'decimal');
      });
      return mark.trim() === '' ? undefined : mark.trim();
    },
    indentOf: (listId, level) => lists.get(listId)?.levels.get(level)?.left,
  };
}

function bulletOf(text: string): string | undefined {
  const mark = [...text].map(symbolText).join('').trim();
  // A picture or a shape of an unknown font is still a bullet; nothing at all is none.
  return text.trim() === '' ? undefined : mark === '' || /^[\p{L}\p{N}]$/u.test(mark) ? '•' : mark;
}

function readLists(root: XmlElement | undefined): Map<string, List> {
  const abstracts = new Map<string, Map<number, Level>>();
  const lists = new Map<string, List>();
  for (const element of childrenOf(root)) {
    if (element.name === 'w:abstractNum') {
      abstracts.set(element.attributes['w:abstractNumId'] ?? '', readLevels(element));
    }
    if (element.name !== 'w:num') continue;
    const abstractId = settingOf(element, 'w:abstractNumId') ?? '';
    const overrides = childrenOf(element).filter(({ name }) => name === 'w:lvlOverride');
    const starts = new Map<number, number>();
    const levels = new Map(abstracts.get(abstractId));
    for (const override of overrides) {
      const level = levelOf(override);
      const start = numberOf(settingOf(override, 'w:startOverride'));
      if (start !== undefined) starts.set(level, start);
      for (const [at, replaced] of readLevels(override)) levels.set(at, replaced);
    }
    lists.set(element.attributes['w:numId'] ?? '', { abstractId, levels, starts });
  }
  return lists;
}

function readLevels(element: XmlElement): Map<number, Level> {
  const levels = childrenOf(element).filter(({ name }) => name === 'w:lvl');
  return new Map(
    levels.map((level) => {
      const indent = childOf(childOf(level, 'w:pPr'), 'w:ind')?.attributes ?? {};
      const left = numberOf(indent['w:left'] ?? indent['w:start']);
      return [
        levelOf(level),
        {
          format: settingOf(level, 'w:numFmt') ?? 'decimal',
          text: settingOf(level, 'w:lvlText') ?? '',
          start: numberOf(settingOf(level, 'w:start')) ?? 1,
          left: left === undefined ? undefined : left / 20,
        },
      ];
    }),
  );
}

const levelOf = ({ attributes }: XmlElement): number =>
  Math.min(DEEPEST, Math.max(0, Math.trunc(numberOf(attributes['w:ilvl']) ?? 0)));

function writeNumber(value: number, format: string): string {
  if (format === 'lowerLetter') return letters(value);
  if (format === 'upperLetter') return letters(value).toUpperCase();
  if (format === 'lowerRoman') return roman(value);
  if (format === 'upperRoman') return roman(value).toUpperCase();
  if (format === 'decimalZero') return String(value).padStart(2, '0');
  return String(value);
}

/** a to z, then aa to zz. */
function letters(value: number): string {
  const at = Math.max(0, value - 1);
  return String.fromCharCode(97 + (at % 26)).repeat(Math.min(9, Math.floor(at / 26) + 1));
}

const ROMAN: readonly [number, string][] = [
  [1000, 'm'],
  [900, 'cm'],
  [500, 'd'],
  [400, 'cd'],
  [100, 'c'],
  [90, 'xc'],
  [50, 'l'],
  [40, 'xl'],
  [10, 'x'],
  [9, 'ix'],
  [5, 'v'],
  [4, 'iv'],
  [1, 'i'],
];

function roman(value: number): string {
  let [rest, text] = [Math.min(3999, Math.max(0, value)), ''];
  for (const [worth, sign] of ROMAN) {
    while (rest >= worth) {
      text += sign;
      rest -= worth;
    }
  }
  return text;
}
