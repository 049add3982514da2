import { findDateRange } from '@candela/engine/cv/dates/date-range.ts';
import { experienceYears } from '@candela/engine/cv/dates/experience-years.ts';
import type { EducationEntry, ExperienceEntry, FoundSkill, ParsedCv } from '@candela/engine/cv/parsed-cv.ts';
import { withoutInstructions } from '@candela/engine/cv/without-instructions.ts';
import type { Found } from '@candela/engine/document/found.ts';
import { createRedaction } from '@candela/engine/scoring/personal-words.ts';
import { z } from 'zod';
import type { PlacedLine } from '../../platform/extraction/extraction-messages.ts';
import type { ModelCall } from './llm.service.ts';
import { createLocator, isTrustworthy, type Place, wordsOf } from './locate-text.ts';

const instructions = `Find in the lines of a CV the posts the person held, what they studied, and what they can do. Name and contact details were taken out; do not look for them. Copy the CV's own words exactly; never rephrase, translate or complete them. What the CV does not say is an empty string or an empty list.
- "experience": each post with its title, company, place ("location") and dates as written ("duration");
- "education": each course with its institution, qualification and dates as written;
- "skills": single skills and tools, also those told in sentences; "certificates": certificates and licences; "languages": languages spoken.`;

const words = z.string().max(300);
const list = z.array(z.string().max(120)).max(150);
const schema = z.object({
  experience: z.array(z.object({ title: words, company: words, location: words, duration: words })).max(60),
  education: z.array(z.object({ institution: words, qualification: words, duration: words })).max(40),
  skills: list,
  certificates: list,
  languages: list,
});
type Raw = z.infer<typeof schema>;
type Locate = (text: string) => Place | undefined;

/** What the parser is sure of stays. */
const sure = 0.7;
const confidence = 0.8;
const longestSkill = 60;

/** What a model may see of a CV: its lines without who it is about, and without words addressed to machines. */
export function linesForModel(cv: ParsedCv, lines: readonly PlacedLine[]): PlacedLine[] {
  const redact = createRedaction(cv.name?.value);
  const spoken = withoutInstructions(cv.flags);
  // Who a candidate is, and other people who did not ask to be sent anywhere.
  const personal = new Set(
    [
      ...cv.unplaced.filter((line) => line.confidence === 0).map(({ value }) => value),
      ...cv.sections.filter(({ kind }) => kind === 'references').flatMap((section) => section.lines),
    ].map(wordsOf),
  );
  const contacts = [cv.name, cv.email, cv.phone, cv.address, ...Object.values(cv.socials)].flatMap((found) =>
    found ? [found.value] : [],
  );
  return lines.flatMap((line) => {
    if (personal.has(wordsOf(line.text))) return [];
    const text = redact(contacts.reduce((rest, contact) => rest.replaceAll(contact, ' '), spoken(line.text)));
    return wordsOf(text) === '' ? [] : [{ ...line, text }];
  });
}

/** Name and contacts are the parser's alone; the model helps with the rest, where the CV's own words bear it out. */
export function parseCvCall(lines: readonly PlacedLine[], builtIn: ParsedCv, now: Date): ModelCall<Raw, ParsedCv> {
  const shown = linesForModel(builtIn, lines);
  return {
    task: 'parse-cv',
    instructions,
    data: { lines: shown.map(({ text }) => text) },
    schema,
    maxOutputTokens: 8_000,
    accept: (raw) => {
      const locate = createLocator(shown);
      const entries = [...raw.experience, ...raw.education].flatMap((entry) => Object.values(entry));
      const said = [...entries, ...raw.skills, ...raw.certificates, ...raw.languages].filter(
        (text) => text.trim() !== '',
      );
      const invented = said.filter((text) => !locate(text)).length;
      if (said.length === 0 || !isTrustworthy({ said: said.length, invented })) return null;
      return merge(builtIn, raw, locate, now);
    },
  };
}

function merge(cv: ParsedCv, raw: Raw, locate: Locate, now: Date): ParsedCv {
  const find = (text: string): Found<string> | undefined => {
    const place = locate(text);
    return place && { ...place, value: text.trim(), confidence };
  };
  const unplaced = new Set(cv.unplaced.map(({ value }) => wordsOf(value)));
  const isUnplaced = (found: Found<string> | undefined) => found !== undefined && unplaced.has(wordsOf(found.quote));

  const experience: ExperienceEntry[] = [...cv.experience];
  for (const entry of raw.experience) {
    const [title, company, location] = [find(entry.title), find(entry.company), find(entry.location)];
    const duration = find(entry.duration);
    const range = duration && findDateRange(duration.value);
    const at = experience.findIndex((known) => isSame(known, range, [known.title, known.company], [title, company]));
    const known = experience[at];
    if (known) {
      experience[at] = {
        ...known,
        ...better('title', known.title, title),
        ...better('company', known.company, company),
        ...better('location', known.location, location),
      };
    } else if (range?.start && duration && (isUnplaced(title) || isUnplaced(company))) {
      // Lines that no post has claimed yet: nothing is counted twice.
      experience.push({
        ...(title && { title }),
        ...(company && { company }),
        ...(location && { location }),
        duration,
        start: range.start,
        ...(range.end && { end: range.end }),
      });
    }
  }

  const education: EducationEntry[] = cv.education.map((known) => {
    const same = raw.education.find((entry) => {
      const range = findDateRange(entry.duration);
      const names = [find(entry.institution), find(entry.qualification)];
      return isSame(known, range, [known.institution, known.qualification], names);
    });
    if (!same) return known;
    return {
      ...known,
      ...better('institution', known.institution, find(same.institution)),
      ...better('qualification', known.qualification, find(same.qualification)),
    };
  });

  const years = experience.length > cv.experience.length ? experienceYears(experience, now) : cv.experienceYears;
  return {
    ...cv,
    experience,
    education,
    skills: withNew<FoundSkill>(cv.skills, raw.skills, find),
    certificates: withNew(cv.certificates, raw.certificates, find),
    languages: withNew(cv.languages, raw.languages, find),
    ...(years !== undefined && { experienceYears: years }),
  };
}

type Name = Found<string> | undefined;

/** The same post: the same dates, or the same two names. */
function isSame(
  known: { readonly start?: string; readonly end?: string },
  range: { readonly start?: string; readonly end?: string } | undefined,
  knownNames: readonly Name[],
  names: readonly Name[],
): boolean {
  const hasNames = names.every(
    (name, at) => name && knownNames[at] && wordsOf(name.value) === wordsOf(knownNames[at].value),
  );
  return hasNames || (range?.start !== undefined && known.start === range.start && known.end === range.end);
}

const better = <Field extends string>(field: Field, known: Name, found: Name): Partial<Record<Field, Found<string>>> =>
  found && (!known || (known.confidence < sure && !isPart(found.value, known.value)))
    ? ({ [field]: found } as Record<Field, Found<string>>)
    : {};

/** "Staff Nurse" of "Community Staff Nurse" says less, not better. */
const isPart = (text: string, whole: string): boolean => ` ${wordsOf(whole)} `.includes(` ${wordsOf(text)} `);

function withNew<T extends Found<string>>(known: readonly T[], texts: readonly string[], find: (text: string) => Name) {
  const seen = new Set(known.map(({ value }) => wordsOf(value)));
  const added: Found<string>[] = [];
  for (const text of texts) {
    const found = text.trim().length <= longestSkill ? find(text) : undefined;
    if (!found || seen.has(wordsOf(text))) continue;
    seen.add(wordsOf(text));
    added.push(found);
  }
  return [...known, ...added];
}
