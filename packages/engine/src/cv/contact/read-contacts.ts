import type { Document } from '../../document/document.ts';
import type { Found } from '../../document/found.ts';
import type { CvLine } from '../lines/cv-line.ts';
import type { Ledger } from '../lines/ledger.ts';
import type { ParsedCv } from '../parsed-cv.ts';
import type { Section } from '../sections/section.ts';
import { isSpelledOut, spellingsIn } from '../words/spelled-out.ts';
import { readAddress } from './read-address.ts';
import { readEmail } from './read-email.ts';
import { readHeadline } from './read-headline.ts';
import { readName } from './read-name.ts';
import { readPhone } from './read-phone.ts';
import { readSocials } from './read-socials.ts';
import { townBesideContacts } from './town-beside-contacts.ts';

/** "Say hello: luca@example.com / 07700 900818" below the last course. */
const ADDRESS_BESIDE = /\S@\S+\.\S.*\d{6}|\d{6}.*\S@\S+\.\S/u;

/** No line with an address in it is longer; what is, is not searched. */
const LONGEST_CONTACT = 600;

type Contacts = Pick<ParsedCv, 'name' | 'headline' | 'email' | 'phone' | 'address' | 'socials'>;

/** Who the CV is about and how to reach them; lines that say so are used up. */
export function readContacts(
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
  const atEnd = own
    .flatMap((section) => section.lines)
    .filter((line) => !heads.includes(line) && ADDRESS_BESIDE.test(line.text));
  const contactLines = [...heads, ...running, ...atEnd];
  const written = [...contactLines, ...own.flatMap((section) => section.lines)];
  const everywhere = [...written, ...linksOf(written)];
  const email = readEmail(everywhere);
  const spellings = spellingsIn(everywhere.map(({ text }) => text));
  const name = readName([...nameLines(lines, spellings), ...running], email?.value ?? spellings[0]);
  const headline = readHeadline(heads, name);
  const phone = readPhone(contactLines) ?? readPhone(lastLines(own));
  const address = readAddress(contactLines) ?? townBesideContacts(heads);
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
  /^(?:curriculum vitae|cv|r[eé]sum[eé]|lebenslauf)$/iu.test(text.trim());

const isAt = ({ box }: Found<string>, { line }: CvLine): boolean =>
  box.y >= line.y - 1 && box.y < line.y + line.height + 1 && box.x >= line.x - 1 && box.x <= line.x + line.width + 1;

/** How far down a name is looked for that an address spells out. */
const mostAbove = 40;

/** The first lines of each column of the first page; some write contacts and lists above the name. */
function nameLines(lines: readonly CvLine[], spellings: readonly string[]): CvLine[] {
  let inColumn = 0;
  return lines.filter((line) => {
    inColumn = line.startsColumn ? 0 : inColumn + 1;
    const isNear = inColumn < 6 || line.index < 12 || (line.index < mostAbove && isSpelledOut(line.text, spellings));
    return line.page === (lines[0]?.page ?? 1) && isNear;
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
