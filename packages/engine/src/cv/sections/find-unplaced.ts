import type { Found } from '../../document/found.ts';
import { type CvLine, foundInLine } from '../lines/cv-line.ts';
import type { Ledger } from '../lines/ledger.ts';
import { isPersonalStatement } from '../words/personal-statements.ts';
import { isProtected } from '../words/protected-lines.ts';
import { titleScore } from '../words/title-words.ts';
import type { Section } from './section.ts';

/** Sections that have no field of their own are shown as they are. */
const SHOWN_AS_SECTION = new Set<Section['kind']>([
  'projects',
  'publications',
  'awards',
  'volunteering',
  'interests',
  'references',
]);

/** Lines that no field has used. */
export function findUnplaced(sections: readonly Section[], ledger: Ledger): Found<string>[] {
  return sections
    .filter(({ kind, heading }) => !heading || !SHOWN_AS_SECTION.has(kind))
    .flatMap(({ lines }) => lines)
    .filter((line) => !ledger.isUsed(line) && /[\p{L}\p{N}]/u.test(line.text))
    .flatMap(sentencesOf)
    .map((line) => foundInLine(line.text, line, isAboutPerson(line) ? 0 : 0.5));
}

/** "Health: good. Licence: C+E": what is about the person is one thing, and the rest of its line another. */
function sentencesOf(line: CvLine): CvLine[] {
  const parts = line.text.split(/(?<=[.;|])\s+(?=\p{L})/u);
  return isProtected(line.text) && parts.length > 1 ? parts.map((text) => ({ ...line, text })) : [line];
}

const fewWords = 6;

/** Besides what is protected: a first line that no field has used is the name, in whatever form. */
const isAboutPerson = ({ text, index, wordCount }: CvLine): boolean =>
  isProtected(text) ||
  isPersonalStatement(text) ||
  (index <= 1 && wordCount <= fewWords && !/\d/.test(text) && titleScore(text) < 0.7);
