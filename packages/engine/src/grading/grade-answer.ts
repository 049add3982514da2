import type { Question } from '../questions/question.ts';
import { climb } from '../scoring/calibration.ts';
import { evaluateAiUse } from './ai-use.ts';
import { alignmentKept, coverageShare, coveredFrom, gradeStep, gradingVersion, mostPoints } from './calibration.ts';
import { coverPoints, type Evidence } from './cover-points.ts';
import { writeFeedback } from './feedback.ts';
import type { Answer, Grade } from './grade.ts';
import { readAnswer } from './read-answer.ts';
import { alignmentOf, relevanceOf, topicOf } from './relevance.ts';
import { structureOf } from './structure.ts';

export interface GradeOptions {
  /** What the person has before them: what is copied from it earns nothing. The CV also says what their work is about. */
  readonly cv?: string;
  readonly advert?: string;
  /** Answers the person gave to other questions of the set. */
  readonly earlier?: readonly string[];
}

/** 0 to 3 for one answer, with what it rests on. Whether AI helped has no part in it. */
export function gradeAnswer(
  question: Question,
  answer: Answer,
  { cv = '', advert = '', earlier = [] }: GradeOptions = {},
): Grade {
  const known = [
    question.question,
    question.code ?? '',
    ...question.points.map(({ text }) => text),
    cv,
    advert,
    ...earlier,
  ];
  const sentences = readAnswer(answer.text, known);
  const credible = sentences.filter(({ fault }) => fault === undefined).map(({ read }) => read);
  const topic = topicOf(question, cv);
  const relevance = relevanceOf(topic, credible);
  const evidence = credible.map(
    (read, at): Evidence => ({ read, ...(relevance[at] ?? { relevance: 0, byItself: 0 }) }),
  );
  const covers = coverPoints(question, evidence);
  const coverage = mean(covers.map(({ cover }) => cover));
  const alignment = alignmentOf(topic, credible);
  const structure = structureOf(covers);
  const kept = climb(alignment, alignmentKept);
  // The same thing over and over is there to fill the page.
  const repeats = sentences.filter(({ fault }) => fault === 'repeated').length;
  const filling = repeats >= 3 && repeats > credible.length * 2 ? fillingKept : 1;
  const light = filling * kept * (coverageShare * coverage + (1 - coverageShare) * structure);
  const score = Math.round((light * mostPoints) / gradeStep) * gradeStep;
  const isCovered = (cover: number) => cover * kept >= coveredFrom;
  const grade = {
    score,
    coverage: round(coverage * kept),
    alignment: round(alignment),
    structure: round(structure),
    covered: covers.flatMap(({ point, cover, quote }) =>
      isCovered(cover) ? [{ ...point, quote: shorten(quote) }] : [],
    ),
    missing: covers.flatMap(({ point, cover }) => (isCovered(cover) ? [] : [point])),
  };
  return {
    ...grade,
    feedback: writeFeedback({ ...grade, covers, faults: sentences.map(({ fault }) => fault) }),
    aiEvaluation: answer.aiAssisted ? evaluateAiUse(answer, grade) : null,
    version: gradingVersion,
  };
}

const mean = (values: readonly number[]): number =>
  values.length === 0 ? 0 : values.reduce((sum, value) => sum + value, 0) / values.length;

const round = (value: number): number => Math.round(value * 100) / 100;

const fillingKept = 0.5;
const longestQuote = 160;

function shorten(quote: string): string {
  if (quote.length <= longestQuote) return quote;
  const cut = quote.slice(0, longestQuote);
  return `${cut.slice(0, Math.max(cut.lastIndexOf(' '), 60)).replace(/[\s,;:–-]+$/, '')} …`;
}
