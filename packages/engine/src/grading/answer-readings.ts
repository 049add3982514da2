import type { Question, ReferencePoint } from '../questions/question.ts';
import type { Judge, Opinion, ReadingPair } from '../reader/verdict.ts';
import { readText } from './compare-texts.ts';
import { aspectOfPoint } from './cover-points.ts';
import { coverFact } from './cover-reference.ts';
import type { Answer, Readings } from './grade.ts';
import { credibleOf, type GradeOptions, wholeOf } from './grade-answer.ts';

/** The sentences that come nearest to a fact; others the reader need not see. */
const readForAFact = 3;

/** Of a long answer, the first so many: each is read beside each thing that is asked for. */
const mostSentencesRead = 12;

/** The question beside the whole answer, each fact it asks for beside the sentences that may say it, the rest beside all. */
function pairsToRead(question: Question, answer: Answer, options: GradeOptions): [asked: string, said: string][] {
  const credible = credibleOf(question, answer, options);
  if (credible.length === 0) return [];
  const asked = readText([question.question, question.code ?? ''].join('\n'));
  const isFact = (point: ReferencePoint) => aspectOfPoint(point) === 'content';
  const rest = question.points.filter((point) => !isFact(point));
  return [
    [question.question, wholeOf(credible)],
    ...rest.flatMap(({ text }) =>
      credible.slice(0, mostSentencesRead).map((read): [string, string] => [text, read.text]),
    ),
    ...question.points.filter(isFact).flatMap(({ text }) => {
      const fact = readText(text);
      return credible
        .map((read) => ({ read, cover: coverFact(asked, fact, read) }))
        .sort((a, b) => b.cover - a.cover)
        .slice(0, readForAFact)
        .map(({ read }): [string, string] => [text, read.text]);
    }),
  ];
}

/** What the reader says of one answer. */
export async function readingsOf(
  question: Question,
  answer: Answer,
  options: GradeOptions,
  judge: Judge,
): Promise<Readings> {
  const opinions = new Map<string, Opinion>();
  for (const [asked, said] of pairsToRead(question, answer, options)) {
    const pair: ReadingPair = { requirement: asked, section: 'answer', line: said };
    opinions.set(keyOf(asked, said), await judge(pair));
  }
  return (asked, said) => opinions.get(keyOf(asked, said));
}

const keyOf = (asked: string, said: string): string => `${asked}\n${said}`;
