import type { Line } from '../document/document.ts';
import { type Place, placeOf } from '../document/found.ts';
import type { Passage } from '../layout/passages.ts';
import { headingKind } from './headings.ts';
import { type Label, labelOf, splitLabel } from './labels.ts';

/** A labelled value, such as "Salary: £40,000". */
export interface Fact {
  readonly label: Label;
  readonly value: string;
  readonly place: Place;
}

export interface Facts {
  readonly facts: readonly Fact[];
  /** Passages that say nothing else; they are no part of a description. */
  readonly used: ReadonlySet<Passage>;
}

/** A value below its label is short; what is longer is a section's text. */
const LONGEST_STACKED = 120;

export function readFacts(passages: readonly Passage[]): Facts {
  const facts: Fact[] = [];
  const used = new Set<Passage>();
  for (const [index, passage] of passages.entries()) {
    if (used.has(passage)) continue;
    const inside = factsInside(passage);
    const next = passages[index + 1];
    if (inside.length > 0) {
      facts.push(...inside);
      used.add(passage);
    } else if (next && isValueOf(passage, next)) {
      const label = labelOf(passage.text);
      const quote = `${passage.text} ${next.text}`;
      if (label) facts.push({ label, value: next.text, place: placeOf({ ...next, text: quote }) });
      used.add(passage).add(next);
    }
  }
  return { facts, used };
}

/** Lines that must not be joined with others, or a fact would be lost in a paragraph. */
export function looksLikeFact({ text, bullet }: Line): boolean {
  return bullet === undefined && text.length < 160 && splitLabel(text) !== undefined;
}

function factsInside(passage: Passage): Fact[] {
  const fromCells = passage.cells.length > 1 ? factsInCells(passage) : [];
  if (fromCells.length > 0) return fromCells;
  const parts = passage.text.split(/\s+[|•·]\s+|\s{2,}|;\s+(?=\p{Lu}[\p{L} ]{2,30}:)/u);
  const fromParts = parts.flatMap((part) => {
    const fact = splitLabel(part);
    return fact && isPlausible(fact.value) ? [{ ...fact, place: placeOf(passage) }] : [];
  });
  if (fromParts.length > 1) return fromParts;
  const fromBold = factAfterBold(passage);
  return fromBold ? [fromBold] : fromParts;
}

/** "Salary | £40,000", "Salary | £40,000 | Hours | 37.5", or cells that each hold label and value. */
function factsInCells(passage: Passage): Fact[] {
  const facts: Fact[] = [];
  for (let index = 0; index < passage.cells.length; index += 1) {
    const [cell, next] = [passage.cells[index], passage.cells[index + 1]];
    const label = cell && labelOf(cell.text);
    const split = cell && splitLabel(cell.text);
    if (cell && label && next && !labelOf(next.text)) {
      facts.push({ label, value: next.text, place: placeOf({ ...passage, text: `${cell.text} ${next.text}` }) });
      index += 1;
    } else if (cell && split) {
      facts.push({ ...split, place: placeOf({ ...passage, box: cell, text: cell.text }) });
    }
  }
  return facts;
}

/** A label in bold with its value in plain type needs no colon. */
function factAfterBold(passage: Passage): Fact | undefined {
  const [first, ...rest] = passage.lines[0]?.spans ?? [];
  if (!first?.isBold || rest.length === 0 || rest[0]?.isBold || passage.lines.length > 2) return undefined;
  const label = labelOf(first.text);
  const value = passage.text.slice(first.text.length).replace(/^[\s:–—|-]+/, '');
  return label && value !== '' && passage.text.startsWith(first.text)
    ? { label, value, place: placeOf(passage) }
    : undefined;
}

function isValueOf(label: Passage, value: Passage): boolean {
  const isLabel =
    label.bullet === undefined && label.cells.length <= 1 && /^[\p{Lu}\p{N}]/u.test(label.text) && labelOf(label.text);
  if (!isLabel || value.bullet !== undefined || value.cells.length > 1 || value.text.length > LONGEST_STACKED)
    return false;
  const isSentence = /[.!?]$/.test(value.text) && value.text.split(' ').length >= 8;
  if (isSentence) return false;
  const isBelow = value.page === label.page && value.box.y > label.box.y && value.box.y - label.box.y < 60;
  return isBelow && !labelOf(value.text) && !headingKind(value.text) && !splitLabel(value.text);
}

/** "Position: you will ..." opens a paragraph, not a fact. */
function isPlausible(value: string): boolean {
  return value.length <= 200;
}
