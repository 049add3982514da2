import { type CvLine, foundInLine } from '../lines/cv-line.ts';
import type { Ledger } from '../lines/ledger.ts';
import type { ExperienceEntry } from '../parsed-cv.ts';
import type { Section } from '../sections/section.ts';

const LABEL =
  /^(?:(?:my|main|key|principal)\s+)?(?:responsibilities|duties|achievements|role|work|experience)\s+(?:at|for|with|in)\s+/iu;
const mostWords = 10;

const plain = (text: string): string =>
  text
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();

/**
 * A list of all posts, and below it the name of each employer above what was done there: "Responsibilities at Acme Ltd". What follows
 * such a name belongs to the post that is called so, not to the last of the list, and is not without a place.
 */
export function withToldBelow(
  sections: readonly Section[],
  experience: readonly ExperienceEntry[],
  ledger: Ledger,
): ExperienceEntry[] {
  const names = experience.flatMap((post, at) => namesOf(post).map((name) => ({ name, at })));
  const told = experience.map((): string[] => []);
  const places = new Map<number, CvLine>();
  const postCalled = (text: string): number | undefined => {
    if (text.split(' ').length > mostWords) return undefined;
    const name = plain(text.replace(LABEL, ''));
    return names.find((known) => known.name === name)?.at;
  };
  const own = experience.map(({ description }, at) =>
    takeApart(description?.value.split('\n') ?? [], at, postCalled, told),
  );
  for (const { kind, lines } of sections) {
    if (kind !== 'experience' && kind !== 'other') continue;
    let current: number | undefined;
    for (const line of lines.filter((each) => !ledger.isUsed(each))) {
      const called = line.bullet === undefined ? postCalled(line.text) : undefined;
      if (called === undefined && current === undefined) continue;
      ledger.use(line);
      if (called === undefined) told[current ?? 0]?.push(line.text);
      current = called ?? current;
      if (current !== undefined && !places.has(current)) places.set(current, line);
    }
  }
  if (told.every((lines) => lines.length === 0)) return [...experience];
  return experience.map((post, at) => {
    const value = [...(own[at] ?? []), ...(told[at] ?? [])].join('\n');
    const { description, ...rest } = post;
    if (value === '') return rest;
    const line = places.get(at);
    const source = description ?? (line ? foundInLine('', line, 0.8) : (post.title ?? post.company));
    return source ? { ...rest, description: { ...source, value, quote: value } } : post;
  });
}

function namesOf({ title, company }: ExperienceEntry): string[] {
  if (!company) return [];
  const employer = plain(company.value);
  const names = title
    ? [employer, plain(`${title.value} ${company.value}`), plain(`${title.value} at ${company.value}`)]
    : [employer];
  return employer.length >= 4 ? names : [];
}

/** What of the text of a post is its own; the rest goes to the posts that are named in it. */
function takeApart(
  lines: readonly string[],
  at: number,
  postCalled: (text: string) => number | undefined,
  told: readonly string[][],
): string[] {
  const own: string[] = [];
  let current = at;
  for (const line of lines) {
    const called = postCalled(line);
    if (called !== undefined) current = called;
    else (current === at ? own : (told[current] ?? own)).push(line);
  }
  return own;
}
