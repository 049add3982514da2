import type { Cv } from '@candela/contract/cvs/cvs.schemas.ts';
import { isBodyField } from './field-sources.ts';

export interface Identity {
  name: string;
  email: string;
  phone: string;
  address: string;
}

const hidden = '[hidden]';
const anyEmail = /[\w.+-]+@[\w-]+(?:\.[\w-]+)+/gu;
const anyProfile = /(?:https?:\/\/)?(?:www\.)?(?:linkedin|github|facebook|twitter|x)\.com\/[^\s)\]>,;]+/giu;

const literal = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** A name as it is written or in capitals; "will" in a sentence is not Will. */
function namePattern(name: string): RegExp | null {
  const words = name.split(/[\s-]+/).filter((word) => [...word].length > 1);
  const forms = [...new Set(words.flatMap((word) => [word, word.toUpperCase()]))].map(literal);
  return forms.length > 0 ? new RegExp(`(?<![\\p{L}\\p{N}])(?:${forms.join('|')})(?![\\p{L}\\p{N}])`, 'gu') : null;
}

/** The same number however its digits are grouped, with or without the country's code. */
function phonePattern(phone: string): RegExp | null {
  const digits = phone.replace(/\D/g, '').slice(-9);
  return digits.length < 7 ? null : new RegExp(`(?:[+(]*\\d[\\d\\s().-]{0,6})?${[...digits].join('[\\s().-]*')}`, 'g');
}

export function redactor({ name, phone, address }: Identity): (text: string) => string {
  const patterns = [
    anyEmail,
    anyProfile,
    address.trim() === '' ? null : new RegExp(literal(address.trim()), 'giu'),
    phonePattern(phone),
    namePattern(name),
  ].filter((pattern) => pattern !== null);
  return (text) => patterns.reduce((rest, pattern) => rest.replace(pattern, hidden), text);
}

/**
 * The CV without what says who it is: names and contacts are taken out of every text, the file has no name, and the
 * lines that could not be placed (a heading with the name is often one) stay out. For the eyes only: who wants to know
 * leaves blind mode.
 */
export function blindCv(cv: Cv, identity: Identity): Cv {
  // An account's name may differ from the one on the page, and both give the person away.
  const written = cv.sources.filter(({ field }) => field === 'name').map(({ quote }) => quote);
  const names = [identity.name, ...written].join(' ').trim();
  const redact = redactor({ ...identity, name: names });
  return {
    ...cv,
    fileName: '',
    summary: redact(cv.summary),
    skills: cv.skills.map(redact),
    experience: cv.experience.map((entry) => ({
      ...entry,
      title: redact(entry.title),
      company: redact(entry.company),
      description: redact(entry.description),
    })),
    education: cv.education.map((entry) => ({
      ...entry,
      qualification: redact(entry.qualification),
      institution: redact(entry.institution),
    })),
    certificates: cv.certificates.map(redact),
    languages: cv.languages.map(redact),
    unplaced: [],
    flags: cv.flags.map((flag) => ({ ...flag, quote: flag.quote && redact(flag.quote) })),
    authorship: {
      ...cv.authorship,
      // Without a known name there is nothing to take out, and a quotation may be the very line it stands in.
      reasons: cv.authorship.reasons.map((reason) => ({
        ...reason,
        quote: reason.quote && names ? redact(reason.quote) : null,
      })),
      statement: cv.authorship.statement && {
        ...cv.authorship.statement,
        text: redact(cv.authorship.statement.text),
      },
    },
    sources: cv.sources
      .filter(({ field }) => isBodyField(field))
      .map((source) => ({ ...source, quote: redact(source.quote) })),
  };
}
