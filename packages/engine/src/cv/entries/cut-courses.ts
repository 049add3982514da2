import type { CvLine } from '../lines/cv-line.ts';
import { qualificationScore } from '../words/education-words.ts';
import { toSentences } from './told-posts.ts';

/** "PGCE Primary, York 2015. BA History, Durham 2014." as one line each. */
export const cutCourses = (lines: readonly CvLine[]): CvLine[] => lines.flatMap((line) => cutLine(line) ?? line);

function cutLine(line: CvLine): CvLine[] | undefined {
  if (line.bullet !== undefined || line.cells.length > 1 || line.opensPost || line.text.length > 400) return undefined;
  const sentences = toSentences(line.text)
    .flatMap(cutAtSemicolons)
    .map((sentence) => sentence.replace(/[.]$/u, ''));
  const courses = sentences.filter((sentence) => qualificationScore(sentence) > 0);
  const isCourseFirst =
    sentences.length > 1 && qualificationScore(sentences[0] ?? '') > 1 && YEAR.test(sentences[0] ?? '');
  if ((courses.length < 2 && !isCourseFirst) || !sentences.every(isShort)) return undefined;
  return sentences.map((text, at) => ({
    ...line,
    index: line.index + at / 10_000,
    text,
    wordCount: text.split(/\s+/).length,
    cells: [{ ...line.line, text }],
    // Each stands for itself, and uses up the line it was cut from.
    passage: line.passage + at / 1000,
    joined: [line],
  }));
}

const YEAR = /(?<!\d)(?:19|20)\d{2}(?!\d)/u;

/** "LPC, Leeds 2022; LLB, Hull 2021": what stands between is a course each time, or the sentence stays whole. */
function cutAtSemicolons(sentence: string): string[] {
  const parts = sentence.split(/\s*;\s+/u);
  return parts.every((part) => qualificationScore(part) > 0) ? parts : [sentence];
}

const isShort = (text: string): boolean => text.split(/\s+/).length <= 12;
