import type { ExperienceEntry, ParsedCv } from '../../src/cv/parsed-cv.ts';
import { isCareerBreak } from '../../src/cv/words/career-breaks.ts';
import type { Accepted, WrittenCv, WrittenPost } from './read-written-cvs.ts';

export const comparedFields = [
  ...(['name', 'e-mail', 'phone', 'town', 'posts', 'title', 'employer', 'dates', 'duties'] as const),
  ...(['qualification', 'institution', 'certificates', 'languages'] as const),
] as const;
type ComparedField = (typeof comparedFields)[number];

/** One thing the CV says, or one that it does not say and that was found all the same. */
export interface Outcome {
  readonly field: ComparedField;
  readonly is: 'right' | 'missed' | 'false';
  readonly about: string;
}

const plain = (text: string | undefined): string =>
  (text ?? '')
    .normalize('NFC')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
const digits = (text: string | undefined): string => (text ?? '').replace(/\(0\)|\D/g, '');
const isIn = (accepted: Accepted, text: string | undefined): boolean =>
  accepted.some((one) => plain(text).includes(plain(one)));
const untitled = (name: string | undefined): string => plain(name).replace(/^(?:dr|prof|professor) /, '');

function isDate(wanted: string, found: string | undefined): boolean {
  if (wanted === '?') return true;
  if (wanted === '') return found === undefined;
  return wanted.startsWith('~') ? (found ?? '').startsWith(wanted.slice(1)) : found === wanted;
}

const hasTitle = (post: WrittenPost, entry: ExperienceEntry): boolean =>
  post.title.some((one) => plain(one) === plain(entry.title?.value));
/** An employer may bring its town along, and not a sentence. */
const hasCompany = ({ company }: WrittenPost, entry: ExperienceEntry): boolean =>
  company.some((one) => {
    const [wanted, found] = [plain(one), plain(entry.company?.value)];
    return wanted === '' || (found.includes(wanted) && found.length - wanted.length <= 25);
  });
const hasDates = ({ start, end }: WrittenPost, entry: ExperienceEntry): boolean =>
  isDate(start, entry.start) && isDate(end, entry.end);

function likeness(post: WrittenPost, entry: ExperienceEntry): number {
  const names = (hasTitle(post, entry) ? 2 : 0) + (post.company[0] !== '' && hasCompany(post, entry) ? 1 : 0);
  return names + (isDate(post.start, entry.start) ? 2 : 0) + (isDate(post.end, entry.end) ? 1 : 0);
}

/** Each entry answers for the post it is most like. */
function pairPosts(posts: readonly WrittenPost[], entries: readonly ExperienceEntry[]) {
  const free = new Set(entries);
  const pairs = posts.map((post) => {
    const [best] = [...free].sort((a, b) => likeness(post, b) - likeness(post, a));
    const entry = best && likeness(post, best) >= 3 ? best : undefined;
    if (entry) free.delete(entry);
    return { post, entry };
  });
  return {
    pairs,
    left: [...free].filter(({ title, company }) => !isCareerBreak(title?.value ?? company?.value ?? '')),
  };
}

const told = (entry: ExperienceEntry | undefined): string =>
  entry
    ? [entry.title?.value, entry.company?.value, entry.start, entry.end].map((part) => part ?? '–').join(' | ')
    : 'nothing';

const outcome = (field: ComparedField, isRight: boolean, about: string): Outcome => ({
  field,
  is: isRight ? 'right' : 'missed',
  about,
});

function comparePosts({ posts }: WrittenCv, { experience }: ParsedCv): Outcome[] {
  const { pairs, left } = pairPosts(posts, experience);
  const outcomes = pairs
    .filter(({ post }) => !post.isOptional)
    .flatMap(({ post, entry }) => {
      const [title, company, dates] = [hasTitle, hasCompany, hasDates].map(
        (has) => entry !== undefined && has(post, entry),
      );
      const about = `${post.title[0]} | ${post.company[0]} | ${post.start} | ${post.end}: found ${told(entry)}`;
      return [
        outcome('posts', Boolean(title && company && dates), about),
        outcome('title', Boolean(title), about),
        outcome('employer', Boolean(company), about),
        outcome('dates', Boolean(dates), about),
        ...post.duties.map((duty) =>
          outcome('duties', isIn([duty], entry?.description?.value), `${post.title[0]}: ${duty}`),
        ),
      ];
    });
  return [...outcomes, ...left.map((entry) => ({ field: 'posts', is: 'false', about: told(entry) }) as const)];
}

function compareCourses({ courses, set }: WrittenCv, { education }: ParsedCv): Outcome[] {
  const free = new Set(education);
  const outcomes = courses.flatMap(({ qualification, institution }) => {
    const named = (one: (typeof education)[number]) =>
      qualification.some((wanted) => wanted !== '' && plain(one.qualification?.value).includes(plain(wanted)));
    const entry =
      [...free].find((one) => named(one) && isIn(institution, one.institution?.value)) ??
      [...free].find((one) => named(one) || (qualification.includes('') && isIn(institution, one.institution?.value)));
    if (entry) free.delete(entry);
    const about = `${qualification[0]} | ${institution[0]}: found ${entry?.qualification?.value ?? '–'} | ${entry?.institution?.value ?? '–'}`;
    return [
      outcome('qualification', entry !== undefined, about),
      ...(institution[0] === '' ? [] : [outcome('institution', isIn(institution, entry?.institution?.value), about)]),
    ];
  });
  // Of the forty not every course is named.
  const others = set === 'forty' ? [] : [...free];
  return [
    ...outcomes,
    ...others.map(({ qualification, institution }) => {
      const about = `${qualification?.value ?? '–'} | ${institution?.value ?? '–'}`;
      return { field: 'qualification', is: 'false', about } as const;
    }),
  ];
}

function compareList(
  field: 'certificates' | 'languages',
  wanted: readonly Accepted[],
  found: readonly { readonly value: string }[],
  isWhole: boolean,
): Outcome[] {
  const missed = wanted.map((accepted) =>
    outcome(
      field,
      found.some(({ value }) => isIn(accepted, value)),
      accepted[0] ?? '',
    ),
  );
  // A driving licence is a paper to some and not to others.
  const isFree = (value: string) =>
    wanted.some((accepted) => isIn(accepted, value)) || /\blicen[cs]e: [BCD]|driving licen[cs]e/iu.test(value);
  const others = isWhole ? found.filter(({ value }) => !isFree(value)) : [];
  return [...missed, ...others.map(({ value }) => ({ field, is: 'false', about: value }) as const)];
}

function compareOne(field: ComparedField, wanted: string, found: string | undefined, isRight: boolean): Outcome[] {
  const about = `${wanted}: found ${found ?? 'nothing'}`;
  const wrong = !isRight && found !== undefined ? [{ field, is: 'false', about } as const] : [];
  return [outcome(field, isRight, about), ...wrong];
}

export function compareFields(written: WrittenCv, cv: ParsedCv): Outcome[] {
  const { name, email, phone, town, set } = written;
  const isWhole = set !== 'forty';
  return [
    ...compareOne('name', name, cv.name?.value, untitled(name) === untitled(cv.name?.value)),
    ...(email ? compareOne('e-mail', email, cv.email?.value, email === cv.email?.value) : []),
    ...(phone ? compareOne('phone', phone, cv.phone?.value, digits(phone) === digits(cv.phone?.value)) : []),
    ...(town ? compareOne('town', town, cv.address?.value, isIn([town], cv.address?.value)) : []),
    ...comparePosts(written, cv),
    ...compareCourses(written, cv),
    ...compareList('certificates', written.certificates, cv.certificates, isWhole),
    ...compareList('languages', written.languages, cv.languages, isWhole),
  ];
}
