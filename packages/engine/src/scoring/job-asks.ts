import { stemsOf } from '../encoder/words.ts';
import { tagSkills } from '../skills/tag-skills.ts';
import { withoutPhrases } from './advert-phrases.ts';
import { type AskedSubject, askedSubject } from './asked-subject.ts';
import { askedYears, withoutYears } from './asked-years.ts';
import { isCondition } from './conditions.ts';
import { allowsEquivalent, type EducationLevel, lowestLevel } from './education-level.ts';
import { type AskedLanguages, askedLanguages, namesOf } from './languages.ts';
import { isOneOfSeveral } from './one-of-several.ts';
import { withoutGroups } from './personal-words.ts';
import { withoutRepeats } from './same-thing.ts';
import type { ScoringJob } from './scoring-input.ts';

/** One thing a job asks for, in its own words. */
export interface AskedItem {
  readonly text: string;
  /** Against the others of its kind. */
  readonly weight: number;
  /** The words it is compared by. */
  readonly comparedBy: string;
  /** The skills in it, without the phrases around them: "building REST APIs" of "you have experience of building REST APIs". */
  readonly core?: string;
  /** Where it asks for languages and for nothing else. */
  readonly languages?: AskedLanguages;
}

/** A job taken apart into what can be looked for in a CV. */
export interface JobAsks {
  readonly title: string;
  /** Everything it says about the work, as one text. */
  readonly work: string;
  /** What it asks for and wants done, line by line. */
  readonly told: readonly string[];
  readonly requirements: readonly AskedItem[];
  readonly niceToHave: readonly AskedItem[];
  /** What is asked of a candidate's circumstances, which is not scored. */
  readonly conditions: Readonly<Record<'requirements' | 'niceToHave', readonly string[]>>;
  readonly skills: readonly string[];
  readonly certificates: readonly string[];
  readonly education?: AskedEducation;
  /** Every line that asks for years. */
  readonly yearsAsked: readonly AskedYears[];
  /** The most years of the job's own work that any line asks for. */
  readonly years?: AskedYears;
}

interface AskedEducation {
  readonly text: string;
  readonly level: EducationLevel;
  readonly orExperience: boolean;
  readonly subject?: AskedSubject;
}

export interface AskedYears {
  readonly text: string;
  readonly count: number;
}

/** Asked for in every advert and claimed in every CV: it counts, but less. */
const SOFT =
  /\b(?:communicat|interpersonal|(?:written|spoken|verbal|clear|good|fluent) english|team ?player|team ?work|self[- ]?(?:motivat|starter)|motivated|enthusias|passion|positive attitude|detail|organi[sz](?:ed|ation(?:al)? skills)|time management|flexib|work ethic|problem[- ]solv|pro-?active|under pressure|multi-?task|hard-?working|fast learner|willing|reliab|punctual)/iu;

/** "Five years in a similar role": what is left names no work. */
const SUCH_WORK =
  /\b(?:post[- ]?(?:qualif|registr)\p{L}+|pqe|similar|related|relevant|comparable|equivalent|same|professional|proven|previous|prior|practical|hands-on|working|work|roles?|positions?|posts?|jobs?|fields?|industry|sector|capacity|environment|setting|required|preferred|essential|desirable)\b/giu;

/** "In a similar role", "in the field". */
export const namesNoWork = (text: string): boolean =>
  !stemsOf(text.replace(SUCH_WORK, ' ')).some((stem) => stem !== '');

const softWeight = 0.5;
export const weightOfAsk = (text: string): number => (SOFT.test(text) ? softWeight : 1);
/** More than anyone reads, and a bound on the work. */
const mostItems = 24;
const mostSkills = 40;

/** What is asked of a candidate's circumstances or languages says nothing about the work. */
const isAboutWork = (text: string): boolean => !isCondition(text) && askedLanguages(text) === undefined;

/** A trade's own qualification: which one it is counts, and it stands among certificates as often as under education. */
const VOCATIONAL = /\b(?:[ns]vq|level\s*\d)\b/iu;

const isSchooling = (text: string): boolean =>
  lowestLevel(text) > 0 && askedYears(text) === undefined && !VOCATIONAL.test(text);

function toItems(lines: readonly string[]): AskedItem[] {
  const items = lines.slice(0, mostItems).flatMap((text): AskedItem[] => {
    const asked = askedLanguages(text);
    if (asked) return languageItems(text, asked);
    const comparedBy = withoutPhrases(withoutGroups(withoutYears(text)));
    // Years alone are looked for among the posts.
    const isEmpty =
      askedYears(text) === undefined ? !stemsOf(comparedBy).some((stem) => stem !== '') : namesNoWork(comparedBy);
    if (isEmpty) return [];
    return [{ text, comparedBy, core: coreOf(text, comparedBy), weight: weightOfAsk(text) }];
  });
  return items.slice(0, mostItems);
}

/** "Fluent in French and German" is two things; they are looked for by name, since French is like German in meaning. */
function languageItems(text: string, asked: AskedLanguages): AskedItem[] {
  const { isEither, languages } = asked;
  const weigh = (names: AskedLanguages['languages']) =>
    names.every(({ name }) => name === 'english') ? softWeight : 1;
  if (isEither || languages.length === 1) return [{ text, comparedBy: '', languages: asked, weight: weigh(languages) }];
  return languages.map((language) => {
    const one = { isEither, languages: [language] };
    return {
      text: `${text} – ${namesOf(one)}`,
      comparedBy: '',
      languages: one,
      weight: weigh([language]),
    };
  });
}

/** Less sure spans are as often half of what is meant. */
const sureSpan = 0.5;

/** The skills in what is asked for. They are told from the whole sentence: a name that opens a text may be any word. */
function coreOf(text: string, comparedBy: string): string | undefined {
  const spans = tagSkills(text).filter(({ confidence }) => confidence >= sureSpan);
  const core = spans
    .map((span) => span.text)
    .filter((span) => comparedBy.includes(span))
    .join(', ');
  return core === '' || core === comparedBy ? undefined : core;
}

/** Lines as the form sends them may still hold several sentences each. */
const unique = (texts: readonly string[]): string[] => [...new Set(texts.map((text) => text.trim()).filter(Boolean))];

export function readJobAsks(job: ScoringJob): JobAsks {
  const requirements = unique(job.requirements);
  const education = readEducation([...unique(job.education ?? []), ...requirements.filter(isSchooling)]);
  // Of several degrees the highest is looked for by its level and subject, the others like all other requirements.
  const asked = requirements.filter((text) => text !== education?.text && !isCondition(text));
  const nice = unique(job.niceToHave);
  const judged = new Set<string>();
  const once = (items: AskedItem[]) => withoutRepeats(items, ({ text, languages }) => (languages ? '' : text), judged);
  // In this order: a requirement is judged as such, and what is nice to have only where it is not asked for. A job without
  // requirements is held to what it says will be done.
  const required = once(toItems(asked.length > 0 ? asked : unique(job.responsibilities)));
  const asAlternative = (skill: string) => requirements.some((text) => isOneOfSeveral(text, skill));
  const skills = withoutRepeats(
    unique(job.skills).filter((skill) => !asAlternative(skill)),
    (text) => text,
    judged,
  );
  const told = [...requirements.filter(isAboutWork), ...job.responsibilities];
  return {
    title: job.title,
    // A form with only skills says by them what the work is.
    work: withoutGroups(
      [job.title, job.description, ...(told.length > 0 ? told : job.skills.filter(isAboutWork))].join('\n'),
    ),
    told: unique([...told, ...nice.filter(isAboutWork)]),
    requirements: required,
    niceToHave: once(toItems(nice.filter((text) => !isCondition(text)))),
    conditions: { requirements: requirements.filter(isCondition), niceToHave: nice.filter(isCondition) },
    skills: skills.slice(0, mostSkills),
    certificates: unique(job.certifications ?? []).slice(0, mostSkills),
    education,
    yearsAsked: readYears(requirements.length > 0 ? requirements : [job.description]),
  };
}

function readEducation(lines: readonly string[]): JobAsks['education'] {
  const found = lines.map((text) => ({
    text,
    level: lowestLevel(text),
    orExperience: allowsEquivalent(text),
    subject: askedSubject(text),
  }));
  return found
    .filter(({ level }) => level > 0)
    .sort((a, b) => a.level - b.level)
    .at(-1);
}

const readYears = (lines: readonly string[]): AskedYears[] =>
  lines.flatMap((text) => {
    const count = askedYears(text);
    return count === undefined ? [] : [{ text, count }];
  });
