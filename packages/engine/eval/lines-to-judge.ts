import type { ScoringCv } from '../src/scoring/scoring-input.ts';

/** A line as it was judged: what the reader sees of it. */
export interface JudgedLine {
  readonly section: string;
  readonly title: string | null;
  readonly line: string;
}

const shortest = 14;
const longest = 320;
const mostLines = 34;
const mostOthers = 9;
/** Skills are judged as lists of so many. */
const skillsTogether = 8;
const mostSkills = 24;

/** The lines of a CV that were on the judge's sheet, in its order: of a long CV the first of its posts. */
export function linesToJudge({ lines }: ScoringCv): JudgedLine[] {
  const titles = new Map(lines.flatMap(({ kind, entry, text }) => (kind === 'title' ? [[entry, text]] : [])));
  const told = new Set(lines.flatMap(({ kind, entry }) => (kind === 'experience' ? entry : [])));
  const alone = lines
    .filter(({ kind, entry }) => kind !== 'skill' && kind !== 'language' && !(kind === 'title' && told.has(entry)))
    .filter(({ text }) => text.length >= shortest && text.length <= longest)
    .map(({ kind, entry, text }) => ({
      section: kind === 'title' ? 'experience' : kind === 'certificate' ? 'certificates' : kind,
      title: kind === 'experience' ? (titles.get(entry) ?? null) : null,
      line: text,
    }));
  const all = [...alone, ...listsOf(lines.flatMap(({ kind, text }) => (kind === 'skill' ? text : [])))];
  if (all.length <= mostLines) return all;
  const [work, others] = [true, false].map((isWork) =>
    all.filter(({ section }) => (section === 'experience') === isWork),
  );
  return [...(others ?? []).slice(0, mostOthers), ...(work ?? []).slice(0, mostLines - mostOthers)];
}

function listsOf(skills: readonly string[]): JudgedLine[] {
  const starts = Array.from({ length: Math.ceil(Math.min(skills.length, mostSkills) / skillsTogether) });
  return starts.map((_, at) => ({
    section: 'skills',
    title: null,
    line: skills.slice(at * skillsTogether, (at + 1) * skillsTogether).join(', '),
  }));
}
