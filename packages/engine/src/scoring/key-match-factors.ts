import { followsAdvertLabel, namedEnding, unclearEnding } from '@candela/contract/rankings/rankings.schemas.ts';
import { metFrom, namedFrom, worthQuoting } from './calibration.ts';
import { type EducationLevel, levelNames } from './education-level.ts';
import { namesOf } from './languages.ts';
import { askedYearsOf, degreeMet, experienceMet, isLikelyMet } from './match-factors.ts';
import type { PreparedJob } from './prepared-job.ts';
import { namesOfThing } from './same-thing.ts';
import type { Match } from './score-match.ts';
import { capital, shortLabel, withoutIt, withoutSkill } from './short-label.ts';

/** One of the few things beside a score: what is there, in part or not. */
export interface KeyMatchFactor {
  readonly kind: 'met' | 'likely' | 'partly' | 'missing';
  /** A few words: "SQL", "5 years of this kind of work", "Not shown: patience". */
  readonly label: string;
}

interface Found {
  /** Items that ask for one thing have one number. */
  readonly thing: number;
  /** What it is called when it is there, and when it is not. */
  readonly label: string;
  readonly missing: string;
  readonly met: number;
  /** Whether a list or the summary names it; of a post, years and a degree that is not asked. */
  readonly isNamed?: boolean | undefined;
  /** Probably met: not sure enough to be said without that word. */
  readonly isLikely?: boolean;
  /** Points it can give. */
  readonly points: number;
  /** Where it stands among what is shown: what tells people apart first, what most have in common last. */
  readonly place: number;
}

/** These are no items of the job. */
const [experienceThing, degreeThing] = [-1, -2];

const partlyFrom = 0.3;
const shownMet = 3;
const shownMissing = 2;

const kindOf = ({ met, isLikely }: Found): KeyMatchFactor['kind'] =>
  isLikely ? 'likely' : met >= namedFrom ? 'met' : met >= partlyFrom ? 'partly' : 'missing';

/** Title and years speak for nearly everyone near the top of a list; something that is asked for and met tells more. */
const tells = ({ place, met }: Found): boolean => place === 0 && met >= namedFrom;

interface ItemLabel {
  readonly label: string;
  readonly thing: number;
}

/** The labels of a job are made once. */
const labelsOf = new WeakMap<PreparedJob, readonly ItemLabel[]>();

function labels(job: PreparedJob): readonly ItemLabel[] {
  const known = labelsOf.get(job);
  if (known) return known;
  const { asks } = job;
  const items = [...asks.requirements, ...asks.niceToHave];
  const short = items.map(({ text, languages }) => (languages ? namesOf(languages) : shortLabel(text)));
  const firsts = new Map<string, number>();
  const made = [asks.title, ...short, ...asks.skills, ...asks.certificates].map((label, at) => {
    const names = [label, ...namesOfThing(label)];
    const thing = names.map((name) => firsts.get(name)).find((first) => first !== undefined) ?? at;
    for (const name of names) if (!firsts.has(name)) firsts.set(name, thing);
    return { label, thing };
  });
  labelsOf.set(job, made);
  return made;
}

/** Of what asks for one thing in several lines, the one that is met best: never "X" beside "No X". */
function eachOnce(all: readonly Found[]): Found[] {
  const best = new Map<number, Found>();
  for (const one of all) if (one.met > (best.get(one.thing)?.met ?? -1)) best.set(one.thing, one);
  return all.filter((one) => best.get(one.thing) === one);
}

/** What speaks most for a match and what it lacks most, from the score alone; a few microseconds. */
export function keyMatchFactors(match: Match, job: PreparedJob): KeyMatchFactor[] {
  const unique = eachOnce(job.frames.flatMap(({ id, weight }) => foundOf(id, weight, match, job)));
  const there = unique
    .filter(({ met }) => met >= partlyFrom)
    .sort((a, b) => Number(tells(b)) - Number(tells(a)) || b.met * b.points - a.met * a.points)
    .slice(0, shownMet)
    .sort((a, b) => a.place - b.place);
  const missing = unique
    .filter(({ met }) => met < partlyFrom)
    .sort((a, b) => (1 - b.met) * b.points - (1 - a.met) * a.points)
    .slice(0, shownMissing);
  return [
    ...there.map((found) => ({ kind: kindOf(found), label: found.label })),
    ...missing.map(lacking),
    ...(match.followsAdvert ? [{ kind: 'partly' as const, label: followsAdvertLabel }] : []),
  ];
}

/** What is quoted or named, though not shown, is never said to be absent: the explanation would contradict it. */
function lacking({ label, missing, met, isNamed }: Found): KeyMatchFactor {
  if (isNamed !== undefined && met >= worthQuoting) return { kind: 'missing', label: `${label}${unclearEnding}` };
  return isNamed ? { kind: 'partly', label: `${label}${namedEnding}` } : { kind: 'missing', label: missing };
}

/** Years of posts that are like the job's in part do not speak for a candidate who had no such post. */
function yearsFound(job: PreparedJob, years: number, points: number, hadSuchPost: boolean): Found {
  const asked = askedYearsOf(job);
  const met = experienceMet(job, years);
  const shown = Math.floor(years);
  const of = 'of this kind of work';
  return {
    thing: experienceThing,
    label: `${shown} ${shown === 1 ? 'year' : 'years'} ${of}`,
    missing: shown === 0 ? `Under a year ${of}` : `${shown} of ${asked} years ${of}`,
    met: met >= namedFrom || hadSuchPost ? met : 0,
    points,
    place: 1,
  };
}

function foundOf(id: string, weight: number, match: Match, job: PreparedJob): Found[] {
  const { ranges, itemWeights, asks } = job;
  const { met, named: namedItems, years, level, isOtherSubject } = match.found;
  const items = ({ from, to }: { from: number; to: number }, points: number): Found[] => {
    let whole = 0;
    for (let item = from; item < to; item++) whole += itemWeights[item] ?? 0;
    return Array.from({ length: to - from }, (_, at) => {
      const { label, thing } = labels(job)[from + at] ?? { label: '', thing: from + at };
      const share = (itemWeights[from + at] ?? 0) / (whole || 1);
      return {
        thing,
        label,
        missing: withoutIt(label),
        met: (met[from + at] ?? 0) / 100,
        isNamed: namedItems.includes(from + at),
        points: points * share,
        // Years of the job's own work and soft skills speak for most people as well.
        place: (job.ownYears[from + at] ?? 0) > 0 || (itemWeights[from + at] ?? 1) < 1 ? 1 : 0,
      };
    });
  };
  if (id === 'requirements' || id === 'niceToHave' || id === 'skills')
    return items(ranges[id], weight).map((found) => ({
      ...found,
      isLikely: isLikelyMet(id, found.met),
      ...(id === 'skills' && { missing: withoutSkill(found.label) }),
    }));
  const hadSuchPost = (met[ranges.title.from] ?? 0) / 100 >= metFrom;
  if (id === 'title')
    return items(ranges.title, weight).map((title) => ({
      ...title,
      met: hadSuchPost ? title.met : 0,
      isNamed: undefined,
      missing: `No post as ${title.label}`,
      place: 2,
    }));
  if (id === 'experience') return [yearsFound(job, years, weight, hadSuchPost)];
  if (id !== 'education') return [];
  const asked = asks.certificates.length + (asks.education ? 1 : 0);
  const certificates = items(ranges.certificates, (weight * asks.certificates.length) / asked).map(named);
  if (!asks.education) return certificates;
  const name = (of: number) => levelNames[of as EducationLevel];
  const degree = {
    thing: degreeThing,
    label:
      level >= asks.education.level
        ? `${capital(name(level))}${isOtherSubject ? ' in another subject' : ''}`
        : 'Experience in place of a degree',
    missing: `No ${name(asks.education.level)}`,
    met: degreeMet(job, {
      ...match.found,
      experience: experienceMet(job, years),
      title: (met[ranges.title.from] ?? 0) / 100,
    }),
    points: weight / asked,
    place: 0,
  };
  return [degree, ...certificates];
}

const named = (found: Found): Found => ({ ...found, missing: `No ${found.label}` });
