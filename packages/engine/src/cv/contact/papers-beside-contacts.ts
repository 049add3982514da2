import type { Found } from '../../document/found.ts';
import { foundInLine } from '../lines/cv-line.ts';
import type { Ledger } from '../lines/ledger.ts';
import type { Section } from '../sections/section.ts';
import { isPaper, isRegistration } from '../words/papers.ts';

const BETWEEN = /\s*[|•·;]\s*|\s{3,}|\s[–—]\s/u;

/** "Bristol | jo@example.org | Full, clean UK licence": what is held, in a line that is used up by how to reach someone. */
export const papersBesideContacts = (sections: readonly Section[], ledger: Ledger): Found<string>[] =>
  sections
    .filter(({ heading, kind }) => !heading || kind === 'contact')
    .flatMap(({ lines }) => lines)
    .filter((line) => ledger.isUsed(line))
    .flatMap((line) =>
      line.cells
        .flatMap(({ text }) => text.split(BETWEEN))
        .map((part) => part.trim())
        .filter((part) => isPaper(part) || isRegistration(part))
        .map((part) => foundInLine(part, line, 0.8)),
    );
