import { createHash } from 'node:crypto';
import type { CvFlag, Education, Experience, FieldSource, Socials } from '@candela/contract/cvs/cvs.schemas.ts';
import type { ParsedCv } from '@candela/engine/cv/parsed-cv.ts';
import { linesOutsideFields } from '@candela/engine/cv/sections/outside-fields.ts';
import type { Found } from '@candela/engine/document/found.ts';
import { toFlag } from './cv-flags.service.ts';

/** A CV in the form the specification gives it, with the sources of each field beside it. */
export interface StoredCv {
  summary: string;
  skills: string[];
  experienceYears: number;
  experience: Experience[];
  education: Education[];
  certificates: string[];
  languages: string[];
  /** A line of confidence 0 is about who a candidate is (age, nationality, …): shown, never scored. */
  unplaced: { text: string; page: number; confidence: number }[];
  flags: CvFlag[];
  sources: FieldSource[];
  text: string;
}

/** From what the parser found to what is kept; a field that was not found stays empty. */
export function toStoredCv(parsed: ParsedCv): StoredCv {
  const sources: FieldSource[] = [];
  const note = (field: string, found: Found<unknown> | undefined) => {
    if (!found) return;
    const { page, box, quote, confidence } = found;
    sources.push({ field, page, box, quote, confidence });
  };
  const take = (field: string, found: Found<string> | undefined): string => {
    note(field, found);
    return found?.value ?? '';
  };
  const takeAll = (field: string, all: readonly Found<string>[]): string[] =>
    all.map((found, index) => take(`${field}.${index}`, found));

  for (const field of ['name', 'email', 'phone', 'address'] as const) note(field, parsed[field]);
  return {
    summary: take('summary', parsed.summary),
    skills: takeAll('skills', parsed.skills),
    experienceYears: parsed.experienceYears ?? 0,
    experience: parsed.experience.map((entry, index) => ({
      company: take(`experience.${index}.company`, entry.company),
      title: take(`experience.${index}.title`, entry.title),
      duration: take(`experience.${index}.duration`, entry.duration),
      description: take(`experience.${index}.description`, entry.description),
    })),
    education: parsed.education.map((entry, index) => ({
      institution: take(`education.${index}.institution`, entry.institution),
      qualification: take(`education.${index}.qualification`, entry.qualification),
      duration: take(`education.${index}.duration`, entry.duration),
    })),
    certificates: takeAll('certificates', parsed.certificates),
    languages: takeAll('languages', parsed.languages),
    unplaced: linesOutsideFields(parsed),
    flags: parsed.flags.map(toFlag),
    sources,
    text: parsed.text,
  };
}

export const socialsOf = (parsed: ParsedCv): Partial<Socials> =>
  Object.fromEntries(Object.entries(parsed.socials).map(([name, found]) => [name, found.value]));

const slots = 16;
const shingle = 4;

/**
 * Sixteen numbers that near-identical texts share: for each of sixteen orderings the smallest hash of four words in a
 * row. Texts that differ in a line or two agree on most of them; different texts on almost none.
 */
export function signatureOf(text: string): number[] {
  const words = text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];
  if (words.length < 20) return [];
  const smallest = new Array<number>(slots).fill(0x7fffffff);
  for (let start = 0; start + shingle <= words.length; start += 1) {
    const digest = createHash('sha256')
      .update(words.slice(start, start + shingle).join(' '))
      .digest();
    const [a, b] = [digest.readUInt32LE(0), digest.readUInt32LE(4) | 1];
    for (let slot = 0; slot < slots; slot += 1) {
      const hash = (a + Math.imul(b, slot)) & 0x07ffffff;
      if (hash < (smallest[slot] ?? 0)) smallest[slot] = hash;
    }
  }
  // The slot is part of the number, so that equal numbers mean the same slot agrees.
  return smallest.map((hash, slot) => (slot << 27) | hash | 0);
}
