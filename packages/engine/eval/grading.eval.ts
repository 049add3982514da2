import { existsSync } from 'node:fs';
import path from 'node:path';
import { readingsOf } from '../src/grading/answer-readings.ts';
import type { Grade } from '../src/grading/grade.ts';
import { gradeAnswer } from '../src/grading/grade-answer.ts';
import type { Question } from '../src/questions/question.ts';
import { readGradedAnswers } from '../training/grading/graded-answers.ts';
import { say } from '../training/say.ts';
import { sayGrades } from './grading/grades.ts';
import { sayWritten } from './grading/written.ts';
import { sayOrders } from './grading-orders.ts';
import { sayReferenceFigures } from './grading-references.ts';
import { openShippedReader } from './open-shipped-reader.ts';
import { remembering } from './remembering.ts';

export const about = 'how grades of answers agree with people’s, and whether what is no answer is told from one';

/** Beside the repository; not part of it. */
const data = path.join(import.meta.dirname, '../../../../shared/data');
/** Every so many of the short answers: the reader reads all of them. */
const everyShort = 3;

export async function run(): Promise<void> {
  const judge = remembering(await openShippedReader());
  const alone = async (question: Question, text: string, cv = ''): Promise<Grade> =>
    gradeAnswer(question, { text, aiAssisted: false, aiReason: '' }, { cv });
  const withReader = async (question: Question, text: string, cv = ''): Promise<Grade> => {
    const answer = { text, aiAssisted: false, aiReason: '' };
    return gradeAnswer(question, answer, { cv }, await readingsOf(question, answer, { cv }, judge));
  };
  const methods = [
    ['the engine alone', alone],
    ['with the reader', withReader],
  ] as const;
  if (existsSync(data)) {
    sayReferenceFigures(data);
    const heldOut = (set: 'saf' | 'semeval') => readGradedAnswers(data, set).filter(({ isHeldOut }) => isHeldOut);
    await sayGrades('Free-text answers (SAF)', heldOut('saf'), methods);
    const short = heldOut('semeval').filter((_, at) => at % everyShort === 0);
    await sayGrades('Short answers (SemEval)', short, methods);
  } else say('The graded answers are not there; skipped.');
  for (const [name, grade] of methods) await sayWritten(name, grade);
  sayOrders();
}
