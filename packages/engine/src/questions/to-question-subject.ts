import { createRedaction } from '../scoring/personal-words.ts';
import type { QuestionSubject } from './question.ts';

/** A CV's content as it is stored, with the name only so that it can be taken out. */
export interface SubjectSource {
  readonly name?: string;
  readonly headline?: string;
  readonly skills: readonly string[];
  readonly experience: readonly { readonly title?: string; readonly company?: string; readonly description?: string }[];
  readonly job?: QuestionSubject['job'];
}

const entryCount = 12;

/** What questions are made of, without who the person is: names, contact details and personal data are taken out first. */
export function toQuestionSubject({ name, headline, skills, experience, job }: SubjectSource): QuestionSubject {
  const redact = createRedaction(name);
  const lines = (text: string | undefined) =>
    (text ?? '')
      .split('\n')
      .map(redact)
      .filter((line) => line !== '')
      .join('\n');
  return {
    headline: lines(headline),
    skills: skills.map(redact).filter((skill) => skill !== ''),
    experience: experience.slice(0, entryCount).map((entry) => ({
      title: lines(entry.title),
      company: lines(entry.company),
      description: lines(entry.description),
    })),
    ...(job && { job }),
  };
}
