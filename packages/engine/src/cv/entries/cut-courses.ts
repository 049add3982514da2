import type { CvLine } from '../lines/cv-line.ts';
import { qualificationScore } from '../words/education-words.ts';
import { isListOfPapers, papersIn } from '../words/papers.ts';
import { toSentences } from './told-posts.ts';

/** "PGCE Primary, York 2015. BA History, Durham 2014." as one line each. */
export const cutCourses = (lines: readonly CvLine[]): CvLine[] => lines.flatMap((line) => cutLine(line) ?? line);

function cutLine(line: CvLine): CvLine[] | undefined {
  if (line.bullet !== undefined || line.cells.length > 1 || line.opensPost || line.text.length > 400) return undefined;
  const listed = papersIn(line.text);
  const isList =
    toSentences(line.text).length === 1 &&
    listed.length >= fewestListed &&
    listed.filter(isCourseOrPaper).length > listed.length / 2;
  const sentences = (isList ? listed : toSentences(line.text).flatMap(cutAtSemicolons)).map((sentence) =>
    sentence.replace(/[.]$/u, ''),
  );
  const courses = sentences.filter((sentence) => qualificationScore(sentence) > 0);
  const isCourseFirst =
    sentences.length > 1 && qualificationScore(sentences[0] ?? '') > 1 && YEAR.test(sentences[0] ?? '');
  if ((courses.length < 2 && !isCourseFirst && !isList) || !sentences.every(isShort)) return undefined;
  return sentences.map((text, at) => ({
    ...line,
    index: line.index + at / 10_000,
    text,
    wordCount: text.split(/\s+/).length,
    cells: [{ ...line.line, text }],
    // Each stands for itself, and uses up the line it was cut from.
    passage: line.passage + at / 1000,
    joined: [line],
    ...(isList && { isCourse: true }),
  }));
}

/** "Level 3 Teaching and Learning (2021), Level 2 Makaton, Paediatric First Aid, GCSEs": courses and papers side by side, most of them known. */
const fewestListed = 4;
const isCourseOrPaper = (text: string): boolean => qualificationScore(text) > 0 || isListOfPapers(`${text}, ${text}`);

const YEAR = /(?<!\d)(?:19|20)\d{2}(?!\d)/u;

/** "LPC, Leeds 2022; LLB, Hull 2021": what stands between is a course each time, or the sentence stays whole. */
function cutAtSemicolons(sentence: string): string[] {
  const parts = sentence.split(/\s*;\s+|\s+[·|•]\s+/u);
  return parts.every((part) => qualificationScore(part) > 0) ? parts : [sentence];
}

const isShort = (text: string): boolean => text.split(/\s+/).length <= 12;
