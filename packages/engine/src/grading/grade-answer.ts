import type { Question } from '../questions/question.ts';
import { climb } from '../scoring/calibration.ts';
import { evaluateAiUse } from './ai-use.ts';
import { alignmentKept, coverageShare, coveredFrom, gradeStep, gradingVersion, mostPoints } from './calibration.ts';
import { type ReadText, readText } from './compare-texts.ts';
import { aspectOfPoint, coverPoints, type Evidence } from './cover-points.ts';
import { writeFeedback } from './feedback.ts';
import type { Answer, Grade, Readings } from './grade.ts';
import { particularityOf } from './particulars.ts';
import { type AnswerSentence, readAnswer } from './read-answer.ts';
import { alignmentByReading, alignmentOf, relevanceOf, topicOf } from './relevance.ts';
import { structureOf } from './structure.ts';

export interface GradeOptions {
  /** What the person has before them: what is copied from it earns nothing. The CV also says what their work is about. */
  readonly cv?: string;
  readonly advert?: string;
  /** Answers the person gave to other questions of the set. */
  readonly earlier?: readonly string[];
}

const unread: Readings = () => undefined;

/** The sentences of an answer, each with what is wrong with it. */
function sentencesOf(question: Question, answer: Answer, options: GradeOptions): AnswerSentence[] {
  const { cv = '', advert = '', earlier = [] } = options;
  const textsOf = (areFacts: boolean) =>
    question.points.filter((point) => (aspectOfPoint(point) === 'content') === areFacts).map(({ text }) => text);
  const sources = [question.question, question.code ?? '', ...textsOf(false), cv, advert, ...earlier];
  return readAnswer(answer.text, sources, textsOf(true));
}

const withoutFaults = (sentences: readonly AnswerSentence[]): ReadText[] =>
  sentences.filter(({ fault }) => fault === undefined).map(({ read }) => read);

/** The sentences that can speak for the person. */
export const credibleOf = (question: Question, answer: Answer, options: GradeOptions): ReadText[] =>
  withoutFaults(sentencesOf(question, answer, options));

export const wholeOf = (credible: readonly ReadText[]): string => credible.map(({ text }) => text).join(' ');

/** 0 to 3 for one answer, with what it rests on. Whether AI helped has no part in it. */
export function gradeAnswer(
  question: Question,
  answer: Answer,
  options: GradeOptions = {},
  readings: Readings = unread,
): Grade {
  const sentences = sentencesOf(question, answer, options);
  const credible = withoutFaults(sentences);
  const topic = topicOf(question, options.cv);
  const opinion = readings(question.question, wholeOf(credible));
  const byReading = opinion ? alignmentByReading(opinion) : 0;
  const relevance = relevanceOf(topic, credible, byReading);
  const asked = readText(question.question);
  const evidence = credible.map(
    (read, at): Evidence => ({
      read,
      ...(relevance[at] ?? { relevance: 0, byItself: 0 }),
      particularity: particularityOf(asked, read),
    }),
  );
  const covers = coverPoints(question, evidence, readings);
  const coverage = mean(covers.map(({ cover }) => cover));
  // An answer that says the fact is about the question, whatever its other words.
  const said = covers.filter(({ aspect }) => aspect === 'content').map(({ cover }) => cover);
  const alignment = Math.max(alignmentOf(topic, credible), byReading, ...said);
  const structure = structureOf(covers);
  const kept = climb(alignment, alignmentKept);
  // The same thing over and over is there to fill the page.
  const repeats = sentences.filter(({ fault }) => fault === 'repeated').length;
  const filling = repeats >= 3 && repeats > credible.length * 2 ? fillingKept : 1;
  // Facts are right or wrong; how they are put is asked of an account alone.
  const share = said.length === covers.length ? 1 : coverageShare;
  const light = filling * kept * (share * coverage + (1 - share) * structure);
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
    feedback: writeFeedback({
      ...grade,
      covers,
      faults: sentences.map(({ fault }) => fault),
      isVague:
        share < 1 && evidence.length > 0 && mean(evidence.map(({ particularity }) => particularity)) < vagueBelow,
    }),
    aiEvaluation: answer.aiAssisted ? evaluateAiUse(answer, grade) : null,
    version: gradingVersion,
  };
}

const mean = (values: readonly number[]): number =>
  values.length === 0 ? 0 : values.reduce((sum, value) => sum + value, 0) / values.length;

const round = (value: number): number => Math.round(value * 100) / 100;

const fillingKept = 0.5;
const vagueBelow = 0.6;
const longestQuote = 160;

function shorten(quote: string): string {
  if (quote.length <= longestQuote) return quote;
  const cut = quote.slice(0, longestQuote);
  return `${cut.slice(0, Math.max(cut.lastIndexOf(' '), 60)).replace(/[\s,;:–-]+$/, '')} …`;
}
