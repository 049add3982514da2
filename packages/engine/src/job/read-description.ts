import { type Found, found, placeOf } from '../document/found.ts';
import type { Passage } from '../layout/passages.ts';
import { isListOfDuties } from './read-lists.ts';
import type { Section } from './sections.ts';

const LONGEST = 50_000;
/** A line of prose; what is shorter is a label, a slogan or an address. */
const SHORTEST_PROSE = 60;
/** "30 hours a week, term time only plus two training days" has no full stop; what is longer may have lost its own. */
const LONGEST_FACT = 120;

/**
 * The text of the section about the role. Without one, the prose before the first list; failing that the text about the
 * company, and for a letter everything that is prose.
 */
export function readDescription(
  sections: readonly Section[],
  isUsed: (passage: Passage) => boolean,
): Found<string> | undefined {
  const written = (passages: readonly Passage[]) => passages.filter((passage) => !isUsed(passage));
  const own = sections
    .filter((section) => section.kind === 'description' && !isListOfDuties(section))
    .flatMap(({ passages }) => written(passages));
  if (hasProse(own)) return toFound(own, 0.9);
  const firstList = sections.findIndex(
    ({ kind }) => kind !== 'other' && kind !== 'description' && kind !== 'facts' && kind !== 'company',
  );
  const opening = sections.slice(0, firstList < 0 ? sections.length : firstList);
  const intro = opening.filter(({ kind }) => kind !== 'company').flatMap(({ passages }) => proseOf(written(passages)));
  if (intro.length > 0) return toFound(intro, 0.7);
  const company = sections
    .filter(({ kind }) => kind === 'company')
    .flatMap(({ passages }) => proseOf(written(passages)));
  if (company.length > 0) return toFound(company, 0.5);
  const rest = sections.filter(({ kind }) => kind === 'other').flatMap(({ passages }) => proseOf(written(passages)));
  // Prose around the bullets of a list is no part of the list.
  const aside = sections.filter(hasBullets).flatMap(({ passages }) => proseOf(written(passages)));
  return toFound(rest.length > 0 ? rest : aside, 0.4);
}

const proseOf = (passages: readonly Passage[]): Passage[] =>
  passages.filter(
    ({ text, bullet, cells }) =>
      bullet === undefined &&
      cells.length <= 1 &&
      text.length >= SHORTEST_PROSE &&
      (/[.!?…:]["”’)]*$/u.test(text) || text.length >= LONGEST_FACT) &&
      !isRowOfFacts(text),
  );

/** "Camborne patch · Van provided · £29,800 · Two vacancies" */
const isRowOfFacts = (text: string): boolean => text.split(/\s[·•|]\s/u).length > 3 && !/[.!?]$/u.test(text);

const hasBullets = ({ passages }: Section): boolean => passages.filter(({ bullet }) => bullet !== undefined).length > 1;

const hasProse = (passages: readonly Passage[]): boolean => passages.some(({ text }) => text.length >= 30);

function toFound(passages: readonly Passage[], confidence: number): Found<string> | undefined {
  const [first] = passages;
  const text = passages
    .map(({ text: paragraph, bullet }) => (bullet === undefined ? paragraph : `• ${paragraph}`))
    .join('\n\n');
  return (
    first &&
    found(
      text
        .replace(/(\n• .*)\n(?=\n• )/g, '$1')
        .slice(0, LONGEST)
        .trim(),
      placeOf(first),
      confidence,
    )
  );
}
