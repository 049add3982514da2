import { readFileSync } from 'node:fs';
import path from 'node:path';
import { type CvContent, toScoringCv } from '../src/scoring/to-scoring-cv.ts';
import type { JudgedCv } from './judged-cvs.ts';
import { type Part, partOf } from './verdict-rows.ts';

interface Line {
  readonly section: string;
  readonly title: string | null;
  readonly line: string;
}
/** A CV of about ten lines, written for the reader to learn from, and what an advert of its trade might ask for. */
interface ShortCv {
  readonly trade: string;
  readonly lines: readonly Line[];
  /** Lines are counted from 1. */
  readonly asked: readonly { readonly requirement: string; readonly met: number[]; readonly partly: number[] }[];
}

const file = path.join(import.meta.dirname, '../training/reader/judged/short-cvs.jsonl');
const now = new Date(Date.UTC(2026, 10, 15));
/** Long enough for whatever is asked for: nothing of the lines is judged by dates. */
const duration = 'Jan 2005 – present';

/** A line of work is a post of its own; the bare name of a post has no title beside it. */
function contentOf(lines: readonly Line[]): CvContent {
  const of = (section: string) => lines.filter((line) => line.section === section).map(({ line }) => line);
  const posts = lines.filter(({ section }) => section === 'experience');
  return {
    skills: of('skills'),
    summary: of('summary').join(' '),
    certificates: of('certificates'),
    languages: of('languages'),
    other: of('other'),
    education: of('education').map((qualification) => ({ qualification })),
    experience: posts.map(({ title, line }) =>
      title === null ? { title: line, duration } : { title, duration, description: line },
    ),
  };
}

export function readShortCvs(part: Part): JudgedCv[] {
  const cvs = readFileSync(file, 'utf8').trim().split('\n');
  return cvs.flatMap((text, number) => {
    const { trade, lines, asked } = JSON.parse(text) as ShortCv;
    if (partOf({ trade }) !== part) return [];
    const scoring = toScoringCv(contentOf(lines), now);
    const places = new Map(lines.map(({ line }, at) => [line, at + 1]));
    return asked.map(({ requirement, met, partly }) => ({
      cv: `short ${number}`,
      trade,
      requirement,
      scoring,
      isShown: met.length > 0,
      verdictOf: (line) => {
        const place = places.get(line);
        if (place === undefined) return undefined;
        return met.includes(place) ? 'met' : partly.includes(place) ? 'partly' : 'no';
      },
    }));
  });
}
