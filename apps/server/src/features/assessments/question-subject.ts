import { createHash } from 'node:crypto';
import type { AssessmentType } from '@candela/contract/assessments/assessments.schemas.ts';
import type { QuestionSubject } from '@candela/engine/questions/question.ts';
import { toQuestionSubject } from '@candela/engine/questions/to-question-subject.ts';
import { experienceColumn } from '../../records/cv-columns.ts';
import type { listOwnApplications, OwnCv } from './assessments.repo.ts';

type Applied = Awaited<ReturnType<typeof listOwnApplications>>[number];

/** What the questions of one kind are made of: the CV, and for the CV assessment the job that was applied for last. */
export function subjectOf(type: AssessmentType, cv: OwnCv, applications: readonly Applied[]): QuestionSubject {
  const applied = applications.find(({ title, status }) => title !== null && status !== 'rejected');
  const experience = experienceColumn.parse(cv.experience ?? []);
  return toQuestionSubject({
    name: cv.name,
    headline: experience[0]?.title ?? '',
    skills: cv.skills ?? [],
    experience,
    ...(type === 'interview' &&
      applied?.title && {
        job: {
          title: applied.title,
          requirements: applied.requirements ?? [],
          responsibilities: applied.responsibilities ?? [],
          skills: applied.skills ?? [],
        },
      }),
  });
}

export const hashOf = (subject: QuestionSubject): Buffer =>
  createHash('sha256').update(JSON.stringify(subject)).digest();

/** What the person has before them while they answer: what is copied from it earns nothing. */
export const knownTexts = (cv: OwnCv | undefined, applications: readonly Applied[]) => ({
  cv: cv?.text ?? '',
  advert: applications
    .slice(0, 5)
    .flatMap(({ title, description, requirements, responsibilities }) => [
      title ?? '',
      description ?? '',
      ...(requirements ?? []),
      ...(responsibilities ?? []),
    ])
    .join('\n'),
});
