import type {
  Question as InterviewQuestion,
  QuestionKind,
  QuestionSubject,
} from '@candela/engine/questions/question.ts';
import { z } from 'zod';
import type { ModelCall } from './llm.service.ts';
import { createReader, wordsOf } from './locate-text.ts';

const count = 5;

const instructions = (kind: QuestionKind) => `Write ${count} ${
  kind === 'practice' ? 'practice questions for a person to prepare with' : 'interview questions for a recruiter to ask'
}, about the work in the material and, where there is one, the job. Write British English, one or two plain sentences each, answerable in writing in a few minutes.
Ask about work, skills and situations only: never about age, family, health, origin, faith, sex or anything else about who a candidate is.
"category" is a few words, such as "Work done" or "A situation". "about" is the words of the material the question is about, copied exactly. "points" are three to five things a good answer contains, one sentence each.`;

const schema = z.object({
  questions: z
    .array(
      z.object({
        category: z.string().min(1).max(40),
        question: z.string().min(15).max(600),
        about: z.string().min(1).max(500),
        points: z.array(z.string().min(5).max(300)).min(3).max(5),
      }),
    )
    .max(12),
});

/** A question no candidate may be asked, or words that lead somewhere else. */
const forbidden =
  /\b(?:how old|your age|date of birth|married|marital|pregnan\w+|children|religio\w+|nationality|ethnic\w*|sexual\w*|disab\w+|your health)\b|https?:|www\.|ignore (?:all|previous)/iu;

/** Five questions from a candidate's work. Ids are ours. */
export function questionsCall(
  subject: QuestionSubject,
  kind: QuestionKind,
): ModelCall<z.infer<typeof schema>, InterviewQuestion[]> {
  return {
    task: 'questions',
    instructions: instructions(kind),
    data: subject,
    schema,
    maxOutputTokens: 4_000,
    accept: ({ questions }) => {
      const reader = createReader(textsOf(subject));
      const seen = new Set<string>();
      const usable = questions.filter(({ question, about, points }) => {
        const words = wordsOf(question);
        const isNew = !seen.has(words);
        seen.add(words);
        return isNew && reader.has(about) && !forbidden.test([question, ...points].join('\n'));
      });
      if (usable.length < count) return null;
      return usable.slice(0, count).map(({ category, question, points }, at) => ({
        id: `${kind}-${at + 1}`,
        kind,
        category,
        question,
        points: points.map((text, point) => ({ id: `${kind}-${at + 1}.${point + 1}`, text })),
      }));
    },
  };
}

const textsOf = ({ headline, skills, experience, job }: QuestionSubject): string[] => [
  headline,
  ...skills,
  ...experience.flatMap(({ title, company, description }) => [title, company, ...description.split('\n')]),
  ...(job ? [job.title, ...job.requirements, ...job.responsibilities, ...job.skills] : []),
];
