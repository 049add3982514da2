import type { Document } from '../../document/document.ts';
import type { Found } from '../../document/found.ts';
import { lettersAfterName } from '../contact/letters-after-name.ts';
import { papersBesideContacts } from '../contact/papers-beside-contacts.ts';
import { readContacts } from '../contact/read-contacts.ts';
import { findDayOrder } from '../dates/date-range.ts';
import { experienceYears } from '../dates/experience-years.ts';
import { readEntries } from '../entries/read-entries.ts';
import { withTitleOfHeadline } from '../entries/title-of-headline.ts';
import { withToldBelow } from '../entries/told-below.ts';
import { toCvLines } from '../lines/cv-line.ts';
import { Ledger } from '../lines/ledger.ts';
import { withRepairedText } from '../lines/repair-encoding.ts';
import { findMachineInstructions } from '../machine-instructions.ts';
import type { ParsedCv } from '../parsed-cv.ts';
import { toPublicSections, toSections, withoutProtected } from '../sections/cv-sections.ts';
import { findUnplaced } from '../sections/find-unplaced.ts';
import { readSummary } from '../sections/read-summary.ts';
import { papersAmongCourses } from '../skills/papers-among-courses.ts';
import { readCertificates, readLanguages } from '../skills/read-lists.ts';
import { readSkills } from '../skills/read-skills.ts';
import { isCareerBreak } from '../words/career-breaks.ts';
import { readingNotes } from './reading-notes.ts';

export interface ParseCvOptions {
  /** What "present" means. Never the clock of the machine: the same CV gives the same answer for the same day. */
  readonly now: Date;
}

/**
 * Reads a CV out of a document: lines, then sections of lines, then what the sections say, field after field. Each step
 * notes in the ledger which lines it has used and leaves these alone that others have; what nothing has used is in
 * `unplaced`. What the document does not say stays absent.
 */
export function parseCv(original: Document, { now }: ParseCvOptions): ParsedCv {
  const document = withRepairedText(original);
  const lines = toCvLines(document);
  const sections = toSections(lines);
  const open = withoutProtected(sections);
  const ledger = new Ledger();

  const contacts = readContacts(document, open, lines, ledger);
  const order = findDayOrder(lines.map(({ text }) => text));
  const { experience: posts, education } = readEntries(open, order, ledger);
  const experience = withTitleOfHeadline(withToldBelow(open, posts, ledger), contacts.headline);
  const summary = readSummary(open, ledger);
  const skills = readSkills(open, ledger);
  const listed = [
    ...papersBesideContacts(open, ledger),
    ...readCertificates(open, ledger),
    ...papersAmongCourses(open, ledger),
  ];
  const certificates = [...listed, ...lettersNotIn(listed, lettersAfterName(contacts.name))];
  const languages = readLanguages(open, ledger);
  const held = experience.filter(({ title, company }) => !isCareerBreak(title?.value ?? company?.value ?? ''));
  const years = experienceYears(held, now);
  const read = {
    experience,
    sections: toPublicSections(sections),
    unplaced: findUnplaced(sections, ledger),
    text: lines.map(({ text }) => text).join('\n'),
  };

  return {
    ...contacts,
    ...(summary && { summary }),
    ...read,
    skills,
    education,
    certificates,
    languages,
    ...(years !== undefined && { experienceYears: years }),
    flags: [...document.flags, ...findMachineInstructions(lines), ...readingNotes(read)],
  };
}

/** Those that no certificate in the list names already. */
const lettersNotIn = (listed: readonly Found<string>[], letters: readonly Found<string>[]): Found<string>[] =>
  letters.filter(({ value }) => !listed.some((certificate) => certificate.value.includes(value)));
