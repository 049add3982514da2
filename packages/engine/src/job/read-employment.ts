import { type Found, found, type Place, placeOf } from '../document/found.ts';
import { isPicture } from '../flow/leading-bullet.ts';
import type { Passage } from '../layout/passages.ts';
import type { Fact } from './facts.ts';
import { headingKind } from './headings.ts';
import { type Label, labelOf } from './labels.ts';
import type { JobFields, ParsedNote, RequiredField } from './parsed-job.ts';
import { readDate } from './read-date.ts';
import { splitSentences } from './read-lists.ts';
import { countOfPosts, readPositions } from './read-numbers.ts';
import { findPerson, readPerson } from './read-person.ts';
import { readTown } from './read-town.ts';
import { readHours, readJobType, readLabelledHours, readWorkMode } from './read-work.ts';
import { isHeadingLine } from './sections.ts';

type Employment = Pick<
  JobFields,
  'jobType' | 'workingHours' | 'location' | 'town' | 'available_positions' | 'applicationDeadline' | 'recruiter'
>;

/** The short facts: first where they are labelled, then wherever the text names them. */
export function readEmployment(
  passages: readonly Passage[],
  facts: readonly Fact[],
  notes: ParsedNote[],
  title: JobFields['title'],
): Employment {
  const source = { passages, facts, notes };
  const workingHours = readWorkingHours(source);
  return {
    jobType: readType(source, workingHours),
    workingHours,
    location: readLocation(source),
    town:
      fromFacts(facts, ['location'], (value) => readTown(value, { isLabelled: true })) ??
      fromText(factLines(passages.filter((passage) => !isHeadingLine(passage))), (text) =>
        isOfSection(text) ? undefined : readTown(text, { isLabelled: false }),
      ),
    available_positions:
      fromFacts(facts, ['positions'], (value) => readPositions(value, { isLabelled: true })) ??
      inTitle(title) ??
      fromText(passages, (text) => readPositions(text, { isLabelled: false })),
    applicationDeadline: readDeadline(source),
    recruiter:
      fromFacts(facts, ['recruiter'], (value) => readPerson(value, { strict: false })) ??
      fromFacts(facts, ['contact'], (value) => readPerson(value, { strict: true }) ?? findPerson(`contact ${value}`)) ??
      fromText(passages, findPerson) ??
      fromText(belowContact(passages), (text) => readPerson(text, { strict: true })),
  };
}

function inTitle(title: JobFields['title']): Employment['available_positions'] {
  const count = title && countOfPosts(title.quote);
  return title && count ? { ...title, value: count } : undefined;
}

/** "Contact" as a heading, and below it "Jane Smith, Director, on 01482 …". */
const belowContact = (passages: readonly Passage[]): Passage[] =>
  passages.filter((_, at) => at > 0 && labelOf(passages[at - 1]?.text ?? '') === 'contact');

interface Source {
  readonly passages: readonly Passage[];
  readonly facts: readonly Fact[];
  readonly notes: ParsedNote[];
}

const SURE = 0.95;
const LIKELY = 0.7;

function fromFacts<T>(
  facts: readonly Fact[],
  labels: readonly Label[],
  read: (value: string) => T | undefined,
): Found<T> | undefined {
  for (const { label, value, place } of facts) {
    const result = labels.includes(label) ? read(value) : undefined;
    if (result !== undefined) return found(result, place, SURE);
  }
  return undefined;
}

function fromText<T>(passages: readonly Passage[], read: (text: string) => T | undefined): Found<T> | undefined {
  for (const passage of passages) {
    const result = read(passage.text);
    if (result !== undefined) return found(result, placeOf(passage), LIKELY);
  }
  return undefined;
}

/** Lines such as "London | Hybrid | Permanent | Full-time", and short sentences, need no labels. */
function factLines(passages: readonly Passage[]): Passage[] {
  const short = passages.flatMap((passage) =>
    passage.text.length <= 120 ? [passage] : splitSentences(passage.text).map((text) => ({ ...passage, text })),
  );
  return short.filter(isFactLine).slice(0, 25);
}

const isFactLine = ({ text, bullet, cells }: Passage): boolean =>
  (bullet === undefined || isPicture(bullet)) &&
  text.length <= 100 &&
  (cells.length > 1 || /[|•·,/–()-]/.test(text) || text.split(' ').length <= 4);

/** "Our stack: Elixir, Phoenix, PostgreSQL" names no town. */
const isOfSection = (text: string): boolean =>
  headingKind(/(?:^|[.!?]\s+)([^:.!?]{2,40}):\s/u.exec(text)?.[1] ?? '') !== undefined;

/** In a sentence only phrases that are about the job itself count: "permanent role", not "permanent solutions". */
const ABOUT_THE_JOB =
  /\b(?:permanent|perm|temporary|seasonal|freelance|fixed[- ]term|contract|full[- ]?time|part[- ]?time|internship)[\w ,-]{0,40}\b(?:role|position|post|contract|basis|job|vacancy|opportunity|employment|appointment|hours)\b|\b(?:role|position|post|job|internship)\b[\w ,-]{0,30}\b(?:is|as|on) (?:an? )?(?:permanent|temporary|freelance|fixed[- ]term|full[- ]?time|part[- ]?time)\b/i;

function readType({ passages, facts }: Source, hours: Employment['workingHours']): Employment['jobType'] {
  const labelled =
    fromFacts(facts, ['jobType'], readJobType) ??
    fromFacts(facts, ['jobType'], (value) => (readHours(value) === 'Full-time' ? ('Full-time' as const) : undefined)) ??
    fromFacts(facts, ['jobType'], (value) => (readHours(value) === 'Part-time' ? ('Part-time' as const) : undefined)) ??
    fromFacts(facts, ['workingHours', 'salary'], readJobType);
  if (labelled) return labelled;
  const inText =
    fromText(factLines(passages), readJobType) ??
    fromText(passages, (text) => readJobType(ABOUT_THE_JOB.exec(text)?.[0] ?? ''));
  if (inText) return inText;
  // "A full-time role" says how a candidate is employed when nothing else does.
  const isTime = hours?.value === 'Full-time' || hours?.value === 'Part-time';
  const isNamed = hours && /\b(?:full|part)[- ]?time\b/i.test(hours.quote);
  return isTime && isNamed
    ? { ...hours, value: hours.value === 'Full-time' ? 'Full-time' : 'Part-time', confidence: 0.5 }
    : undefined;
}

function readWorkingHours({ passages, facts, notes }: Source): Employment['workingHours'] {
  const labelled =
    fromFacts(facts, ['workingHours'], readLabelledHours) ??
    fromFacts(facts, ['jobType', 'salary', 'location'], readHours);
  const inText =
    labelled ??
    fromText(factLines(passages), (text) => readHours(text)) ??
    fromText(passages, (text) =>
      readHours(ABOUT_THE_JOB.exec(text)?.[0] ?? /\b\d{2}(?:\.\d+)? hours (?:per|a) week\b/i.exec(text)?.[0] ?? ''),
    );
  if (inText?.value === 'either') {
    note(notes, 'Working Hours', inText, 'Both full-time and part-time are offered. Please choose one.');
    return undefined;
  }
  return inText && { ...inText, value: inText.value };
}

function readLocation({ passages, facts, notes }: Source): Employment['location'] {
  const labelled = fromFacts(facts, ['workMode', 'location'], (value) => readWorkMode(value, { isLabelled: true }));
  const inText =
    labelled ??
    fromText(factLines(passages), (text) => readWorkMode(text, { isLabelled: true })) ??
    fromText(passages, (text) => readWorkMode(text, { isLabelled: false }));
  const place = facts.find(({ label }) => label === 'location')?.place;
  if (!inText && place) {
    note(
      notes,
      'Location',
      place,
      'The place is given, but not whether the work is on site, remote or hybrid. Please choose.',
    );
  }
  return inText;
}

const CLOSING =
  /\b(?:closing date|deadline|apply (?:by|before|no later than)|appl(?:y|ications?)\b.{0,60}\b(?:by|before|until|no later than|close[sd]?(?: on)?)|applications? close|closes on|\bbefore (?:noon|midday|midnight|\d{1,2}(?:[.:]\d{2})?\s?(?:am|pm)) on|clos(?:ing|es) (?:on )?(?=\d|mon|tue|wed|thu|fri|sat|sun)|last (?:day|date) (?:to apply|for applications)|(?:send|submit|write|letters?|CVs?|expressions? of interest)\b.{0,160}\b(?:by|before|no later than)|appl(?:y|ications?)\b.{0,100}\bby (?=mon|tue|wed|thu|fri|sat|sun))\b.*/i;

function readDeadline({ passages, facts, notes }: Source): Employment['applicationDeadline'] {
  const labelled = facts.filter(({ label }) => label === 'deadline');
  const inText = passages.flatMap((passage, at) => {
    const match = CLOSING.exec(passage.text);
    // "before noon on 8" at the end of a narrow line, "February 2027" below it.
    const rest = match && /\d$/u.test(match[0]) ? ` ${passages[at + 1]?.text ?? ''}` : '';
    return match
      ? [{ value: match[0] + rest, place: placeOf({ ...passage, text: sentenceAround(passage.text, match.index) }) }]
      : [];
  });
  for (const [index, { value, place }] of [...labelled, ...inText].entries()) {
    const { day, isWithoutYear, isAmbiguous } = readDate(value);
    const confidence = (index < labelled.length ? SURE : LIKELY) - (isAmbiguous ? 0.2 : 0);
    if (day) return found(day, place, Math.round(confidence * 100) / 100);
    if (isWithoutYear)
      note(notes, 'Application Deadline', place, 'The closing date has no year. Please fill in the full date.');
  }
  return undefined;
}

function sentenceAround(text: string, index: number): string {
  const start = text.lastIndexOf('. ', index) + 1;
  return text.slice(start).trim();
}

function note(
  notes: ParsedNote[],
  field: RequiredField,
  { page, quote }: Pick<Place, 'page' | 'quote'>,
  message: string,
): void {
  if (!notes.some((known) => known.field === field)) notes.push({ field, page, quote, message });
}
