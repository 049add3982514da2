import type { Found } from '@candela/engine/document/found.ts';
import { type JobFields, type ParsedJob, requiredFields } from '@candela/engine/job/parsed-job.ts';
import { readDate } from '@candela/engine/job/read-date.ts';
import { readPositions } from '@candela/engine/job/read-numbers.ts';
import { readPerson } from '@candela/engine/job/read-person.ts';
import { readSalary } from '@candela/engine/job/read-salary.ts';
import { readHours, readJobType, readWorkMode } from '@candela/engine/job/read-work.ts';
import { z } from 'zod';
import type { PlacedLine } from '../../platform/extraction/extraction-messages.ts';
import type { ModelCall } from './llm.service.ts';
import { createLocator, isTrustworthy, type Place } from './locate-text.ts';

const instructions = `Find in a job description what a form asks for. Copy the document's own words exactly; never rephrase, translate or complete them. What the document does not say is an empty string or an empty list.
- "title": the job's title alone; "recruiter": the name of the person to contact.
- "jobType", "workingHours", "location", "positions", "salary", "deadline": the few words that say how the person is employed, the hours, whether the work is on site, remote or hybrid, how many people are wanted, the yearly pay, the closing date.
- "skills": single skills and tools; "requirements": what is required; "niceToHave": what is only wished for; "responsibilities": what the person will do; "benefits": what is offered. One entry for each item of the document, in its order.`;

const words = z.string().max(400);
const list = z.array(z.string().max(2000)).max(100);
const schema = z.object({
  title: words,
  recruiter: words,
  jobType: words,
  workingHours: words,
  location: words,
  positions: words,
  salary: words,
  deadline: words,
  skills: list,
  requirements: list,
  responsibilities: list,
  niceToHave: list,
  benefits: list,
});
type Raw = z.infer<typeof schema>;

/** What the parser is sure of stays. */
const sure = 0.9;
/** Found by a model and checked: better than a guess, less than a label. */
const confidence = 0.8;

/** A recruiter waits for the form with this: later it would no longer help them. */
const patienceMs = 20_000;

/** The model says where things stand; what they mean is read by the same readers as always. */
export function parseJobCall(lines: readonly PlacedLine[], builtIn: ParsedJob): ModelCall<Raw, ParsedJob> {
  return {
    task: 'parse-job',
    instructions,
    data: { lines: lines.map(({ text }) => text) },
    schema,
    maxOutputTokens: 8_000,
    timeoutMs: patienceMs,
    accept: (raw) => {
      const locate = createLocator(lines);
      const said = [...Object.values(raw)].flat().filter((text) => text.trim() !== '');
      const invented = said.filter((text) => !locate(text)).length;
      return said.length === 0 || !isTrustworthy({ said: said.length, invented }) ? null : merge(builtIn, raw, locate);
    },
  };
}

type Locate = (text: string) => Place | undefined;

function merge(builtIn: ParsedJob, raw: Raw, locate: Locate): ParsedJob {
  const { missingFields: _missing, notes, ...known } = builtIn;
  const read = <T>(text: string, reader: (text: string) => T | undefined): Found<T> | undefined => {
    const place = locate(text);
    const value = place && reader(text);
    return place && value !== undefined ? { ...place, value, confidence } : undefined;
  };
  const readAll = (texts: readonly string[]): Found<string[]> | undefined => {
    const found = texts.flatMap((text) => {
      const place = locate(text);
      return place ? [{ text: text.trim(), place }] : [];
    });
    const value = [...new Set(found.map(({ text }) => text))];
    return found[0] && { ...found[0].place, value, confidence };
  };
  const salary = readSalary(raw.salary, { isLabelled: true });
  const proposed: JobFields = {
    title: read(raw.title, (text) => (text.trim().length <= 150 ? text.trim() : undefined)),
    recruiter: read(raw.recruiter, (text) => readPerson(text, { strict: true })),
    jobType: read(raw.jobType, readJobType),
    workingHours: read(raw.workingHours, (text) => {
      const hours = readHours(text);
      return hours === 'either' ? undefined : hours;
    }),
    location: read(raw.location, (text) => readWorkMode(text, { isLabelled: true })),
    available_positions: read(raw.positions, (text) => readPositions(text, { isLabelled: true })),
    salaryMin: read(raw.salary, () => salary.min),
    salaryMax: read(raw.salary, () => salary.max),
    applicationDeadline: read(raw.deadline, (text) => readDate(text).day),
    skills: readAll(raw.skills),
    requirements: readAll(raw.requirements),
    responsibilities: readAll(raw.responsibilities),
    niceToHave: readAll(raw.niceToHave),
    benefits: readAll(raw.benefits),
  };
  const better = Object.entries(proposed).filter(([name, found]) => {
    const present = known[name as keyof JobFields];
    return found !== undefined && (present === undefined || present.confidence < sure);
  });
  const fields: JobFields = { ...known, ...Object.fromEntries(better) };
  const missingFields = Object.entries(requiredFields)
    .filter(([name]) => fields[name as keyof typeof requiredFields] === undefined)
    .map(([, label]) => label);
  return { ...fields, missingFields, notes: notes.filter(({ field }) => missingFields.includes(field)) };
}
