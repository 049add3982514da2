import { randomUUID } from 'node:crypto';
import type { Education, Experience, FieldSource } from '@candela/contract/cvs/cvs.schemas.ts';
import type { KeyFactor } from '@candela/contract/rankings/rankings.schemas.ts';
import { linkToCompanies } from '../features/cvs/cv-owner.repo.ts';
import { indexForSearch } from '../features/cvs/record-cv.ts';
import { upsertScores } from '../features/scoring/scoring.repo.ts';
import { insertCandidate, updateCandidate } from '../records/candidates.repo.ts';
import { insertCv } from '../records/cvs.repo.ts';
import type { TestApp } from './test-app.ts';

interface Place {
  organisationId: string;
  companyId: string;
}

export interface CvValues {
  name?: string;
  email?: string;
  summary?: string;
  phone?: string;
  skills?: string[];
  experienceYears?: number;
  experience?: Partial<Experience>[];
  education?: Partial<Education>[];
  sources?: FieldSource[];
  text?: string;
  fileName?: string;
}

export interface PersonWithCv {
  candidateId: string;
  cvId: string;
  storageKey: string;
}

let count = 0;

async function insertPerson(
  app: TestApp,
  owner: { organisationId: string | null; accountId: string | null },
  values: CvValues,
): Promise<PersonWithCv> {
  count += 1;
  const { system } = app.platform.database;
  const { name = `Person ${count}`, email = `person${count}@cvs.test`, skills = [], fileName = 'cv.pdf' } = values;
  const { phone = '0113 496 0000' } = values;
  const experience = (values.experience ?? []).map((entry) => ({
    company: '',
    title: '',
    duration: '',
    description: '',
    ...entry,
  }));
  const education = (values.education ?? []).map((entry) => ({
    institution: '',
    qualification: '',
    duration: '',
    ...entry,
  }));
  const { id: candidateId } = await insertCandidate(system, {
    organisation_id: owner.organisationId,
    account_id: owner.accountId,
    name,
    email,
    phone,
    address: 'Leeds',
    socials: JSON.stringify({ linkedin: 'linkedin.com/in/person' }),
    created_at: app.clock.now(),
  });
  const storageKey = `cv/test/${randomUUID()}.pdf`;
  await app.platform.storage.put(storageKey, Buffer.from(`%PDF-1.4 ${name}`), 'application/pdf');
  const text = values.text ?? [name, values.summary ?? '', ...skills].join('\n');
  const cvId = await insertCv(system, {
    candidate_id: candidateId,
    organisation_id: owner.organisationId,
    file_name: fileName,
    content_type: 'application/pdf',
    storage_key: storageKey,
    summary: values.summary ?? '',
    skills,
    experience_years: values.experienceYears ?? 0,
    experience: JSON.stringify(experience),
    education: JSON.stringify(education),
    sources: JSON.stringify(values.sources ?? []),
    text,
    created_at: app.clock.now(),
  });
  await indexForSearch(system, cvId, name, { experience, skills, text }, owner.organisationId);
  await updateCandidate(system, candidateId, { current_cv_id: cvId });
  return { candidateId, cvId, storageKey };
}

/** A candidate whose CV was uploaded for one company of an organisation; unclaimed. */
export async function createPersonWithCv(app: TestApp, place: Place, values: CvValues = {}): Promise<PersonWithCv> {
  const person = await insertPerson(app, { organisationId: place.organisationId, accountId: null }, values);
  const { system } = app.platform.database;
  await linkToCompanies(system, person.candidateId, place.organisationId, [place.companyId], app.clock.now());
  return person;
}

/** A candidate's own record with a CV; no organisation knows it yet. */
export const createOwnCv = (app: TestApp, accountId: string, values: CvValues = {}): Promise<PersonWithCv> =>
  insertPerson(app, { organisationId: null, accountId }, values);

/** The same, made once: a person has one record of their own. */
export async function ownCvOf(app: TestApp, accountId: string): Promise<{ candidateId: string; cvId: string }> {
  const known = await app.platform.database.system
    .selectFrom('candidates')
    .select(['id', 'current_cv_id'])
    .where('account_id', '=', accountId)
    .where('organisation_id', 'is', null)
    .executeTakeFirst();
  return known?.current_cv_id
    ? { candidateId: known.id, cvId: known.current_cv_id }
    : await createOwnCv(app, accountId);
}

export async function createScore(
  app: TestApp,
  place: Place & { jobId: string },
  person: { candidateId: string; cvId: string },
  score: number,
  keyFactors: KeyFactor[] = [],
): Promise<void> {
  await upsertScores(app.platform.database.system, [
    {
      job_id: place.jobId,
      organisation_id: place.organisationId,
      company_id: place.companyId,
      candidate_id: person.candidateId,
      cv_id: person.cvId,
      score,
      factors: JSON.stringify([{ id: 'skills', label: 'Skills', weight: 100, lit: score / 100 }]),
      key_factors: JSON.stringify(keyFactors),
      engine: 'test',
      version: 'test-1',
      inputs_hash: Buffer.alloc(32),
      scored_at: app.clock.now(),
    },
  ]);
}

/** That everyone of a job was scored anew, or is being. */
export async function createRun(
  app: TestApp,
  place: Place & { jobId: string },
  values: { total: number; done: number; finishedAt: Date | null; version?: string },
): Promise<string> {
  const { id } = await app.platform.database.system
    .insertInto('score_runs')
    .values({
      job_id: place.jobId,
      organisation_id: place.organisationId,
      company_id: place.companyId,
      cause: 'job-edited',
      from_version: 'test-0',
      to_version: values.version ?? 'test-1',
      job_hash: Buffer.alloc(16),
      words: '{}',
      total: values.total,
      done: values.done,
      owner: randomUUID(),
      started_at: app.clock.now(),
      finished_at: values.finishedAt,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}
