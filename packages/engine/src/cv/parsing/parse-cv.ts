import type { Document, Line } from '../../document/document.ts';
import type { Found } from '../../document/found.ts';
import { isProtected } from '../contact/protected-lines.ts';
import { readAddress } from '../contact/read-address.ts';
import { readEmail } from '../contact/read-email.ts';
import { readHeadline } from '../contact/read-headline.ts';
import { readName } from '../contact/read-name.ts';
import { readPhone } from '../contact/read-phone.ts';
import { readSocials } from '../contact/read-socials.ts';
import { findDateRange, findDayOrder } from '../dates/date-range.ts';
import { experienceYears } from '../dates/experience-years.ts';
import { readEntries } from '../entries/read-entries.ts';
import { type CvLine, foundInLine, toCvLines } from '../lines/cv-line.ts';
import { Ledger } from '../lines/ledger.ts';
import { findMachineInstructions } from '../machine-instructions.ts';
import type { ParsedCv } from '../parsed-cv.ts';
import { type Section, toPublicSections, toSections } from '../sections/cv-sections.ts';
import { readSummary } from '../sections/read-summary.ts';
import { readCertificates, readLanguages } from '../skills/read-lists.ts';
import { readSkills } from '../skills/read-skills.ts';
import { looksLikeCvHeading } from '../words/cv-headings.ts';

export interface ParseCvOptions {
  /** What "present" means. Never the clock of the machine: the same CV gives the same answer for the same day. */
  readonly now: Date;
}

/** Reads a CV out of a document. What the document does not say stays absent; what fits no field is in `unplaced`. */
export function parseCv(document: Document, { now }: ParseCvOptions): ParsedCv {
  const lines = toCvLines(document, standsAlone);
  const sections = toSections(lines);
  const ledger = new Ledger();
  const order = findDayOrder(lines.map(({ text }) => text));
  const isPrivate = (line: CvLine) => isProtected(line.text);
  const open = sections.map((section) => ({ ...section, lines: section.lines.filter((line) => !isPrivate(line)) }));
  const contacts = readContacts(document, open, lines, ledger);
  const { experience, education } = readEntries(open, order, ledger);
  const summary = readSummary(open, ledger);
  const years = experienceYears(experience, now);
  return {
    ...contacts,
    ...(summary && { summary }),
    skills: readSkills(open, ledger),
    experience,
    education,
    certificates: readCertificates(open, ledger),
    languages: readLanguages(open, ledger),
    ...(years !== undefined && { experienceYears: years }),
    sections: toPublicSections(sections),
    unplaced: findUnplaced(sections, ledger),
    flags: [...document.flags, ...findMachineInstructions(lines)],
    text: lines.map(({ text }) => text).join('\n'),
  };
}

/** Headings and dates are never joined with the lines around them. */
const standsAlone = (line: Line): boolean =>
  looksLikeCvHeading(line) ||
  (line.text.length < 90 && line.bullet === undefined && findDateRange(line.text) !== undefined);

/** No line with an address in it is longer; what is, is not searched. */
const LONGEST_CONTACT = 600;

type Contacts = Pick<ParsedCv, 'name' | 'headline' | 'email' | 'phone' | 'address' | 'socials'>;

function readContacts(
  document: Document,
  sections: readonly Section[],
  lines: readonly CvLine[],
  ledger: Ledger,
): Contacts {
  // Other people's addresses stand under references.
  const own = sections
    .filter(({ kind }) => kind !== 'references')
    .map((section) => ({ ...section, lines: section.lines.filter(({ text }) => text.length <= LONGEST_CONTACT) }));
  const heads = own.filter(({ heading, kind }) => !heading || kind === 'contact').flatMap((section) => section.lines);
  const running = runningLines(document, lines.length);
  const contactLines = [...heads, ...running];
  const written = [...contactLines, ...own.flatMap((section) => section.lines)];
  const everywhere = [...written, ...linksOf(written)];
  const email = readEmail(everywhere);
  const name = readName([...nameLines(lines), ...running], email?.value);
  const headline = readHeadline(heads, name);
  const phone = readPhone(contactLines) ?? readPhone(lastLines(own));
  const address = readAddress(contactLines);
  const socials = readSocials(everywhere, contactLines);
  const found = [email, phone, name, headline, address, ...Object.values(socials)];
  for (const line of contactLines) {
    if (isTitleOfDocument(line.text) || found.some((field) => field && field.page === line.page && isAt(field, line)))
      ledger.use(line);
  }
  return {
    ...(name && { name }),
    ...(headline && { headline }),
    ...(email && { email }),
    ...(phone && { phone }),
    ...(address && { address }),
    socials,
  };
}

/** Where a word leads to stands behind it: "LinkedIn", "E-mail me". */
const linksOf = (lines: readonly CvLine[]): CvLine[] =>
  lines.flatMap((line) =>
    (line.line.links ?? []).map(({ url }) => {
      const text = url.replace(/^(?:mailto|tel):/iu, '').split('?')[0] ?? url;
      return { ...line, text, cells: [{ ...line.line, text }] };
    }),
  );

/** "Curriculum vitae" says what the page is; nothing is lost without it. */
const isTitleOfDocument = (text: string): boolean =>
  /^(?:curriculum vitae|cv|r[eé]sum[eé]|lebenslauf|page \d+(?: of \d+)?)$/iu.test(text.trim());

const isAt = ({ box }: Found<string>, { line }: CvLine): boolean =>
  box.y >= line.y - 1 && box.y < line.y + line.height + 1 && box.x >= line.x - 1 && box.x <= line.x + line.width + 1;

/** The first lines of each column of the first page. */
function nameLines(lines: readonly CvLine[]): CvLine[] {
  let inColumn = 0;
  return lines.filter((line) => {
    inColumn = line.startsColumn ? 0 : inColumn + 1;
    return line.page === (lines[0]?.page ?? 1) && (inColumn < 6 || line.index < 12);
  });
}

/** Some put their contacts at the very end. */
const lastLines = (sections: readonly Section[]): CvLine[] =>
  sections.flatMap(({ kind, lines }) => (kind === 'other' || kind === 'summary' ? lines : []));

/** A name or an address in the running header of every page is nowhere else. */
function runningLines({ pages }: Document, index: number): CvLine[] {
  const [page] = pages;
  const lines = page?.lines.filter(({ role }) => role !== 'body') ?? [];
  return lines.map((line, position) => ({
    index: index + position,
    page: page?.number ?? 1,
    text: line.text,
    line,
    cells: line.cells,
    bullet: line.bullet,
    wordCount: line.text.split(/\s+/).length,
    passage: -1,
    stream: -1,
    startsColumn: position === 0,
  }));
}

/** Sections that have no field of their own are shown as they are. */
const SHOWN_AS_SECTION = new Set<Section['kind']>([
  'projects',
  'publications',
  'awards',
  'volunteering',
  'interests',
  'references',
]);

function findUnplaced(sections: readonly Section[], ledger: Ledger): Found<string>[] {
  return sections
    .filter(({ kind, heading }) => !heading || !SHOWN_AS_SECTION.has(kind))
    .flatMap(({ lines }) => lines)
    .filter((line) => !ledger.isUsed(line) && /[\p{L}\p{N}]/u.test(line.text))
    .map((line) => foundInLine(line.text, line, isProtected(line.text) ? 0 : 0.5));
}
