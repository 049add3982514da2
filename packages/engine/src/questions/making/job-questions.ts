import { cosine } from '../../encoder/encoder.ts';
import { loadEncoder } from '../../encoder/load-encoder.ts';
import { stemsOf } from '../../encoder/words.ts';
import type { QuestionKind, QuestionSubject } from '../question.ts';
import { cleanTitle } from './cv-lines.ts';
import type { Draft } from './draft.ts';
import { touchesProtected } from './protected-topics.ts';

/** Papers, hours and places are checked elsewhere; there is nothing to tell about them. */
const NOT_TO_TELL =
  /\b(?:degree|diploma|bachelor\w*|master'?s|licen[cs]e|gcses?|a-levels?|dbs|vaccin\w+|right to work|eligib\w+|shifts?|weekends?|salary|hours|based in|commut\w+|travel|willing\w*|references?|start date|own (?:car|transport))\b/i;

interface Ask {
  readonly text: string;
  /** How near the CV comes to it, 0 to about 1. */
  readonly nearness: number;
}

/** A CV that comes this near shows it. */
const shown = 0.45;

function nearnessOf(ask: string, lines: readonly string[]): number {
  const { encoder } = loadEncoder();
  const stems = new Set(stemsOf(ask).filter((stem) => stem !== ''));
  const vector = encoder.encode(ask);
  let best = 0;
  for (const line of lines) {
    const own = stemsOf(line);
    const roots = new Set(own.map(rootOf));
    const shared = [...stems].filter((stem) => roots.has(rootOf(stem))).length;
    const words = stems.size === 0 ? 0 : shared / stems.size;
    const other = encoder.encodeStems(own);
    const meaning = vector && other ? Math.max(0, cosine(vector, other)) : 0;
    best = Math.max(best, (words + meaning) / 2);
  }
  return best;
}

/** Loading, loaded and loads are one word here. */
const rootOf = (stem: string): string => stem.replace(/(?:ing|ed|ely|ly|ment|e)$/, '');

function asksOf(texts: readonly string[], lines: readonly string[]): Ask[] {
  return texts
    .slice(0, 40)
    .map((text) =>
      text
        .replace(/\s+/g, ' ')
        .replace(/^[^\p{L}\p{N}]+/u, '')
        .replace(/[\s.;,:]+$/, '')
        .trim(),
    )
    .filter((text) => {
      const words = text.split(' ').length;
      return (
        words >= 1 &&
        words <= 22 &&
        text.length >= 3 &&
        !/[“”<>{}@]|https?:/.test(text) &&
        !NOT_TO_TELL.test(text) &&
        !touchesProtected(text)
      );
    })
    .map((text) => ({ text, nearness: nearnessOf(text, lines) }));
}

const linesOfSubject = ({ headline, skills, experience }: QuestionSubject): string[] =>
  [
    headline,
    ...skills,
    ...experience.flatMap(({ title, description }) => [title, ...description.split(/\n|(?<=[.;])\s/)]),
  ]
    .filter((line) => line.trim() !== '')
    .slice(0, 300);

/** About the job: for practice what the person has, for the interview what their CV does not show. */
export function jobQuestion(subject: QuestionSubject, kind: QuestionKind): Draft | undefined {
  const { job } = subject;
  if (!job) return undefined;
  const lines = linesOfSubject(subject);
  const asks = asksOf(job.requirements.length > 0 ? job.requirements : job.skills, lines).sort(
    (a, b) => b.nearness - a.nearness,
  );
  const title = cleanTitle(job.title);
  const named = title ? `The job of ${title}` : 'This job';
  const nearest = asks[0];
  const farthest = asks.at(-1);
  if (kind === 'practice' && nearest && nearest.nearness >= shown / 2)
    return {
      question: `${named} asks for “${nearest.text}”. Which part of your experience comes closest to that, and what did you do there?`,
      points: [
        ['example', `One piece of work that comes close to “${nearest.text}”`],
        ['part', 'What you did there yourself'],
        ['result', 'What came of it'],
        ['reason', 'Why it prepares you for this job'],
      ],
    };
  if (kind === 'interview' && farthest && farthest.nearness < shown)
    return {
      question: `${named} asks for “${farthest.text}”, and we could not find it on your CV. What have you done that comes near it, and how would you close the gap in the first months?`,
      points: [
        ['example', `Something you have done that comes near “${farthest.text}”`],
        ['reason', 'What carries over from it, and what is missing'],
        ['plan', 'How you would close the gap: what, with whom, by when'],
        ['check', 'By what you and others would see that you are there'],
      ],
    };
  const [task] = asksOf(job.responsibilities, lines).sort((a, b) => b.nearness - a.nearness);
  const subjectOf = task ?? (kind === 'practice' ? nearest : farthest);
  if (!subjectOf) return undefined;
  return kind === 'practice'
    ? {
        question: `${named} includes “${subjectOf.text}”. What do you already know about work of that kind, and what would you want to ask before you begin?`,
        points: [
          ['example', `Something you have done, seen or learned that has to do with “${subjectOf.text}”`],
          ['people', 'Who you would ask, and what'],
          ['reason', 'Why that matters before you begin'],
        ],
      }
    : {
        question: `${named} includes “${subjectOf.text}”. How would you go about it in your first month, and what would you draw on from the work you have done?`,
        points: [
          ['plan', 'How you would go about it, step by step'],
          ['example', 'What you would draw on from the work you have done'],
          ['people', 'Whom you would involve or ask'],
          ['check', 'How you would see that it goes well'],
        ],
      };
}
