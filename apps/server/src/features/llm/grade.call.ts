import type { Answer, Grade } from '@candela/engine/grading/grade.ts';
import type { Question as InterviewQuestion } from '@candela/engine/questions/question.ts';
import { z } from 'zod';
import type { ModelCall } from './llm.service.ts';
import { createReader, isTrustworthy } from './locate-text.ts';

export const gradeVersion = 'grade-1.0.0';

const instructions = `Read one answer to one question and say which of the points it covers.
For each point give its id, whether the answer covers it, and for a covered one the answer's words, copied exactly ("quote"); otherwise "quote" is null. Repeating the question or the point's own words covers nothing; nor does saying that it was done without saying how.
"alignment" is how far the answer is about the question, "structure" how clearly it is put, each from 0 to 1. Length and style of English are of no account.
"feedback" is two or three sentences to the person in British English: what was covered, what is missing, what would help.
"ai" judges how the person says they used AI, each from 0 to 3; null when they say they used none. Using it is no fault.`;

const fromNought = (most: number) => z.number().min(0).max(most);
const schema = z.object({
  points: z
    .array(z.object({ id: z.string().max(60), covered: z.boolean(), quote: z.string().max(1000).nullable() }))
    .max(20),
  alignment: fromNought(1),
  structure: fromNought(1),
  feedback: z.string().min(1).max(1200),
  ai: z
    .object({
      usage_appropriateness: fromNought(3),
      reasoning_quality: fromNought(3),
      understanding_demonstrated: fromNought(3),
    })
    .nullable(),
});

/** The model reads; the marks are added up here. What covers nothing earns nothing, however long it is. */
export function gradeCall(
  { question, points }: Pick<InterviewQuestion, 'question' | 'points'>,
  answer: Answer,
): ModelCall<z.infer<typeof schema>, Grade> {
  return {
    task: 'grade',
    instructions,
    data: {
      question,
      points,
      answer: answer.text,
      aiUse: answer.aiAssisted ? { declared: true, how: answer.aiReason } : { declared: false },
    },
    schema,
    maxOutputTokens: 2_500,
    accept: (raw) => {
      const ids = new Set(points.map(({ id }) => id));
      if (raw.points.some(({ id }) => !ids.has(id)) || (answer.aiAssisted && raw.ai === null)) return null;
      const reader = createReader([answer.text]);
      const claims = raw.points.filter(({ covered }) => covered);
      const real = new Map(claims.flatMap(({ id, quote }) => (quote && reader.has(quote) ? [[id, quote]] : [])));
      if (!isTrustworthy({ said: claims.length, invented: claims.length - real.size })) return null;
      const covered = points.flatMap((point) => {
        const quote = real.get(point.id);
        return quote ? [{ ...point, quote }] : [];
      });
      const coverage = points.length === 0 ? 0 : covered.length / points.length;
      const [alignment, structure] = [two(raw.alignment), two(raw.structure)];
      return {
        score: two(3 * coverage * (0.7 + 0.2 * alignment + 0.1 * structure)),
        coverage: two(coverage),
        alignment,
        structure,
        covered,
        missing: points.filter(({ id }) => !real.has(id)),
        feedback: plain(raw.feedback),
        aiEvaluation: answer.aiAssisted ? raw.ai : null,
        version: gradeVersion,
      };
    },
  };
}

const two = (value: number): number => Math.round(value * 100) / 100;

/** Words to a person: no links, no marks that a page could take for more than text. */
const plain = (text: string): string =>
  text
    .replace(/(?:https?:\/\/|www\.)\S+/giu, '')
    .replace(/[<>\p{Cc}]+/gu, ' ')
    .replace(/\s+/g, ' ')
    .trim();
