import type { Document } from '../document/document.ts';
import { type Passage, toPassages } from '../layout/passages.ts';
import { cutBehindDuties } from './behind-duties.ts';
import { withWholeRows } from './broken-rows.ts';
import { setExtrasApart } from './extras.ts';
import { type Facts, looksLikeFact, readFacts } from './facts.ts';
import { withGradesBehind } from './graded-rows.ts';
import { beginsWithNumber, withNumbersAsBullets } from './numbered-items.ts';
import { type JobFields, type ParsedJob, type ParsedNote, type RequiredField, requiredFields } from './parsed-job.ts';
import { withoutQuoteMarks } from './quoted-lines.ts';
import { type BareLists, readBareLists, withListAround } from './read-bare-list.ts';
import { readDescription } from './read-description.ts';
import { readEmployment } from './read-employment.ts';
import { readList, splitSentences, tellsDuty } from './read-lists.ts';
import { readPay } from './read-pay.ts';
import { readProfile, readTeam } from './read-profile.ts';
import { readProse } from './read-prose.ts';
import { readSkills } from './read-skills.ts';
import { readTerse } from './read-terse.ts';
import { readTitle } from './read-title.ts';
import { isHeadingLine, type Section, toSections } from './sections.ts';
import { withTabsAsColumns } from './tabbed-columns.ts';
import { withCapitals } from './written-small.ts';

/** Reads a job out of a document. What the document does not say stays absent. */
export function parseJobDescription(file: Document): ParsedJob {
  const document = withCapitals(withoutQuoteMarks(file));
  const isLaidOut = document.kind !== 'txt';
  const written = withNumbersAsBullets(
    toPassages(document, (line) => isHeadingLine(line) || looksLikeFact(line) || beginsWithNumber(line), {
      listsBelowLabels: true,
    }),
  );
  const passages = withGradesBehind(isLaidOut ? withWholeRows(written) : withTabsAsColumns(written), isLaidOut);
  const facts = readFacts(passages);
  const sections = toSections(passages.filter((passage) => !facts.used.has(passage) || isListItem(passage)));
  const notes: ParsedNote[] = [];
  const loose = passages.filter((passage) => !facts.used.has(passage));
  const title = readTitle(document, loose, facts.facts);
  const fields: JobFields = {
    title,
    ...readEmployment(passages, facts.facts, notes, title),
    ...readPay(passages, facts.facts, notes),
    description: readDescription(sections, (passage) => isHeadline(passage, title)),
    ...readLists(sections, passages, facts),
    candidate_profile: readProfile(sections),
    team: readTeam(sections, facts.facts),
  };
  return { ...withoutAbsent(fields), missingFields: findMissing(fields), notes };
}

/** The title itself, not the sentence it was taken from. */
const isHeadline = ({ text }: Passage, title: JobFields['title']): boolean =>
  text === title?.quote && text.length <= 130;

/** In a list, "Holiday: 25 days" is an item like the others. */
const isListItem = ({ bullet }: Passage): boolean => bullet !== undefined;

function readLists(read: readonly Section[], passages: readonly Passage[], { used }: Facts): JobFields {
  const sections = read.flatMap(cutBehindDuties);
  const loose = passages.filter((passage) => !used.has(passage));
  const hasSections = sections.some(({ kind }) => kind === 'responsibilities' || kind === 'requirements');
  const prose = hasSections
    ? readProse(
        sections.filter(isAboutTheRole).flatMap((section) => section.passages),
        new Set(sections.filter(isHeadedDescription).flatMap((section) => section.passages)),
      )
    : readProse(loose);
  const namesSkills = sections.some(({ kind }) => kind === 'skills');
  const bare: BareLists = hasSections ? {} : readBareLists(sections);
  const beside = readProse(sections.flatMap(besideTheList));
  const { requirements, niceToHave } = setExtrasApart(
    readList(sections, 'requirements') ??
      withListAround(prose, bare.requirements) ??
      (hasSections || namesSkills ? undefined : readTerse(loose)),
    readList(sections, 'niceToHave') ?? prose.niceToHave,
  );
  return {
    responsibilities:
      readList(sections, 'responsibilities') ??
      prose.responsibilities ??
      beside.responsibilities ??
      bare.responsibilities,
    requirements,
    niceToHave,
    benefits: readList(sections, 'benefits') ?? prose.benefits,
    skills: readSkills(sections, requirements),
  };
}

/** Below the bullets of what is asked for, or behind it, sentences may tell what there is to do. */
function besideTheList({ kind, passages }: Section): Passage[] {
  if (kind !== 'requirements') return [];
  const plain = passages.filter(({ bullet }) => bullet === undefined);
  if (passages.length - plain.length > 1) return plain;
  return plain.flatMap((passage) =>
    splitSentences(passage.text)
      .filter(tellsDuty)
      .map((text) => ({ ...passage, text })),
  );
}

const isHeadedDescription = ({ kind, heading }: Section): boolean => kind === 'description' && heading !== undefined;

const isAboutTheRole = ({ kind }: Section): boolean => kind === 'description' || kind === 'other';

function findMissing(fields: JobFields): RequiredField[] {
  return Object.entries(requiredFields)
    .filter(([name]) => fields[name as keyof typeof requiredFields] === undefined)
    .map(([, label]) => label);
}

function withoutAbsent(fields: JobFields): JobFields {
  return Object.fromEntries(Object.entries(fields).filter(([, field]) => field !== undefined));
}
