import type { Found } from '../../document/found.ts';
import { findDateRange } from '../dates/date-range.ts';
import { type CvLine, foundInLine } from '../lines/cv-line.ts';
import { isKnownPlace } from '../words/place-words.ts';

const UK_POSTCODE = /\b[A-Z]{1,2}\d[A-Z\d]?\s\d[A-Z]{2}\b/u;
const US_ZIP = /\b\p{Lu}[\p{L}. ]+,\s*[A-Z]{2}\.?\s+\d{5}(?:-\d{4})?\b/u;
const CONTINENTAL = /\b\d{4,5}\s\p{Lu}\p{Ll}{2,}/u;
const STREET =
  /\b(?:\d{1,5}[A-Za-z]?,?\s+(?:\p{L}[\p{L}'’.-]*\s+){1,4}(?:street|st|road|rd|avenue|ave|lane|ln|drive|dr|close|court|ct|place|pl|way|gardens|terrace|crescent|square|sq|boulevard|blvd|hill|grove|park|row|mews|walk|rise|view|green|parade|quay)\b|\p{L}+(?:straße|strasse|str\.|gasse|weg|allee|platz)\s+\d+|(?:rue|avenue|boulevard|calle|via|plaza|avenida|rua)\s+\p{L}.{2,30}\d|\d+,?\s+(?:rue|avenue|boulevard)\s+\p{L})/iu;
const LABEL =
  /^(?:(?:home |current |permanent |postal |mailing )?(?:address|location)|adresse|anschrift|dirección|domicilio|based in|wohnort)\s*[:–-]\s*/iu;
/** "12 years  St Laurence's Primary School": no house of that number. */
const LENGTH = /^\d{1,2}\+? (?:years?|yrs?|months?)\b/iu;

/** Where the person lives, if that is beyond doubt: a label, a postcode or a street. Never pieced together from afar. */
export function readAddress(contacts: readonly CvLine[]): Found<string> | undefined {
  for (const [index, line] of contacts.entries()) {
    for (const part of partsOf(line)) {
      const labelled = LABEL.exec(part);
      const value = withoutName(labelled ? part.slice(labelled[0].length).trim() : part);
      if (value === '' || value.length > 140 || /@|https?:/.test(value) || LENGTH.test(value)) continue;
      // "2019–2022 Junior Designer" has the form of a postcode and its town.
      if (!labelled && findDateRange(line.text)) continue;
      const hasCode = UK_POSTCODE.test(value) || US_ZIP.test(value) || CONTINENTAL.test(value);
      const hasStreet = STREET.test(value);
      if (labelled) return foundInLine(withNextLine(value, contacts[index + 1], hasCode), line, 0.9);
      if (hasStreet) return foundInLine(withNextLine(value, contacts[index + 1], hasCode), line, 0.85);
      if (hasCode && /\p{Lu}\p{Ll}/u.test(value)) return foundInLine(value, line, 0.8);
      if (value.length > 2 && isKnownPlace(value)) return foundInLine(value, line, value.includes(',') ? 0.7 : 0.6);
    }
  }
  return undefined;
}

/** "Ms Roisin Daly, 3 The Green, Ballycastle BT54 6QE": from the number of the house on. */
function withoutName(text: string): string {
  const street = STREET.exec(text);
  const before = text.slice(0, street?.index ?? 0);
  return /^\p{L}[^\d,]*,\s+$/u.test(before) ? text.slice(before.length) : text;
}

/** Parts of a line of contacts; commas belong to the address. */
const partsOf = ({ cells }: CvLine): string[] =>
  cells
    .flatMap(({ text }) =>
      text.split(
        /\s*[|•·♦◆]\s*|\s+[–—]\s+|\s+\/{1,2}\s+|\s{2,}|\s*[\uE000-\uF8FF]\s*|[.,;]\s+(?=(?:tel|mob|phone|e-?mail)\b)|,\s+(?=\S+@\S|(?:\+|0)\d[\d ]{8})/iu,
      ),
    )
    .map((part) => part.replace(/[,;\s]+$/, ''));

/** A street goes on with its town in the next line. */
function withNextLine(value: string, next: CvLine | undefined, isComplete: boolean): string {
  if (isComplete || !next || next.cells.length > 1) return value;
  const text = next.text.trim();
  const isTown = UK_POSTCODE.test(text) || US_ZIP.test(text) || CONTINENTAL.test(text) || isKnownPlace(text);
  return isTown && !/@|\d{6}/.test(text) ? `${value}, ${text}` : value;
}
