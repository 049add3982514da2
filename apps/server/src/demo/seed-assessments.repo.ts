import type { AssessmentType } from '@candela/contract/assessments/assessments.schemas.ts';
import { makeQuestions } from '@candela/engine/questions/making/make-questions.ts';
import type { QuestionSubject } from '@candela/engine/questions/question.ts';
import { insertAttempt, lockLatest, saveAttempt } from '../features/assessments/assessments.repo.ts';
import { evaluateTask } from '../features/assessments/assessments.tasks.ts';
import { hashOf } from '../features/assessments/question-subject.ts';
import { insertReport } from '../features/reports/reports.repo.ts';
import { makeReportTask } from '../features/reports/reports.tasks.ts';
import { after, days, minutes, seconds } from '../platform/clock.ts';
import type { Tx } from '../platform/database/database.ts';
import type { Queue } from '../platform/queue/queue.ts';
import { demoAnswers } from './demo-answers.ts';
import type { CvOwners } from './seed-cvs.repo.ts';

/** What the demo candidate's CV says of their work, and the job they are to be interviewed for. */
const subject: QuestionSubject = {
  headline: 'Software Engineer',
  skills: ['TypeScript', 'Node.js', 'PostgreSQL', 'REST APIs', 'React', 'Docker', 'Automated testing', 'Mentoring'],
  experience: [
    {
      title: 'Software Engineer',
      company: 'Lockgate Rentals',
      description:
        'Build the booking service for 1,200 narrowboats in TypeScript, Node.js and PostgreSQL\nMoved photographs and inspection videos to object storage, with thumbnails made in the background\nWrote the tests that let us change the price rules every spring\nLook after two apprentices',
    },
    {
      title: 'Junior Developer',
      company: 'Heckmondwike Web Works',
      description: 'Built websites and REST APIs in JavaScript for charities\nIntroduced code review',
    },
  ],
  job: {
    title: 'Backend Engineer',
    requirements: ['Clear written English: we decide in writing'],
    responsibilities: [],
    skills: [],
  },
};

/** What a first try left at: the beginning of the answer. */
const hurried = (answer: string): string =>
  answer
    .split(/(?<=\.) /)
    .slice(0, 2)
    .join(' ');

const attempts: readonly { type: AssessmentType; attempt: number; daysAgo: number; answers: readonly string[] }[] = [
  { type: 'practice', attempt: 1, daysAgo: 9, answers: demoAnswers.practice.map(hurried) },
  { type: 'practice', attempt: 2, daysAgo: 7, answers: demoAnswers.practice },
  { type: 'interview', attempt: 1, daysAgo: 6, answers: demoAnswers.interview },
];

/** Two tries at practice and a CV assessment by the demo candidate; evaluated in the background like every other. */
export async function seedAssessments(tx: Tx, queue: Queue, owners: CvOwners, now: Date): Promise<void> {
  const { candidateAccountId: accountId } = owners;
  const own = await tx
    .selectFrom('candidates')
    .select('id')
    .where('account_id', '=', accountId)
    .where('organisation_id', 'is', null)
    .executeTakeFirstOrThrow();
  for (const { type, attempt, daysAgo, answers } of attempts) {
    const startedAt = after(now, -days(daysAgo));
    const questions = makeQuestions(subject, type).map((question) => ({ ...question, id: `${question.id}-1` }));
    const place = { accountId, candidateId: own.id, type, attempt };
    await insertAttempt(tx, { ...place, questions, subjectHash: hashOf(subject), now: startedAt });
    const latest = await lockLatest(tx, accountId, type);
    const { id } = await saveAttempt(tx, latest?.id ?? '', {
      status: 'COMPLETED',
      answers: questions.map((question, at) => ({
        id: question.id,
        category: question.category,
        answer: answers[at] ?? '',
        ai_assisted: type === 'interview' && at === 1,
        ai_reason:
          type === 'interview' && at === 1
            ? 'I wrote the answer and asked an assistant to check my English. I compared every sentence and kept my own example.'
            : '',
      })),
      startedAt,
      now: after(startedAt, minutes(30)),
    });
    await queue.enqueue(tx, evaluateTask, { assessmentId: id, accountId }, { tenant: { accountId }, key: id });
  }
}

/** Two reports of candidates at the interview stage, the demo candidate among them. */
export async function seedReports(tx: Tx, queue: Queue, owners: CvOwners, now: Date): Promise<void> {
  const { organisationId, recruiterAccountId, candidateAccountId } = owners;
  const interviewees = await tx
    .selectFrom('applications as a')
    .innerJoin('candidates as c', 'c.id', 'a.candidate_id')
    .select(['a.company_id', 'a.job_id', 'a.candidate_id', 'c.account_id'])
    .where('a.organisation_id', '=', organisationId)
    .where('a.status', '=', 'interview')
    .orderBy('a.id')
    .execute();
  const own = interviewees.find(({ account_id }) => account_id === candidateAccountId);
  const other = interviewees.find(({ account_id }) => account_id === null);
  for (const [at, row] of [other, own].filter((each) => each !== undefined).entries()) {
    const id = await insertReport(tx, {
      organisation_id: organisationId,
      company_id: row.company_id,
      job_id: row.job_id,
      candidate_id: row.candidate_id,
      requested_by: recruiterAccountId,
      is_blind: false,
      created_at: after(now, -days(2 - at)),
    });
    const tenant = { organisationId };
    // Once the scores and the assessment are there, also where the machine is busy.
    const options = { tenant, key: id, startAfter: after(now, seconds(45)) };
    await queue.enqueue(tx, makeReportTask, { reportId: id, organisationId }, options);
  }
}
