import { cleanName } from '@candela/contract/kernel/names.ts';
import type { ParsedCv } from '@candela/engine/cv/parsed-cv.ts';
import { narrowed, type Tx } from '../../platform/database/database.ts';
import type { Companies } from '../../platform/database/scope.ts';
import { organisationScope, type Scope } from '../../platform/database/scope.ts';
import { type CandidateRow, hasNoSocials, insertCandidate, updateCandidate } from '../../records/candidates.repo.ts';
import { indexCv, insertCv } from '../../records/cvs.repo.ts';
import { columnsOf as authorshipColumns } from '../authorship/judged-cv.service.ts';
import * as people from './cv-owner.repo.ts';
import type { CvReading } from './cv-reading.ts';
import { type StoredCv, signatureOf, socialsOf, toStoredCv } from './stored-cv.ts';

export interface ReadFile {
  organisationId: string | null;
  accountId: string;
  /** The companies it was uploaded for; nothing outside them is looked at or changed. */
  companies: Companies;
  fileName: string;
  contentType: string;
  storageKey: string;
  bytes: Uint8Array;
}

export interface RecordedCv {
  candidate: CandidateRow;
  cvId: string;
  /** The very same file was here before; nothing was added. */
  isRepeat: boolean;
  /** The person was known before this file. */
  wasKnown: boolean;
}

/** A CV that was read becomes a person's CV: a new person's, or one known by address or by almost the same words. */
export async function recordCv(tx: Tx, file: ReadFile, reading: CvReading, now: Date): Promise<RecordedCv> {
  await people.lockIntake(tx, file.organisationId ?? file.accountId);
  const known = await findPerson(tx, file, reading);
  if (known?.sameCvId) {
    // A person who uploads their own earlier file again wants it to count again. A recruiter may have dropped a whole folder.
    if (file.organisationId === null && known.candidate.current_cv_id !== known.sameCvId) {
      await people.setCurrentCv(tx, known.candidate.id, known.sameCvId, now);
    }
    return { candidate: known.candidate, cvId: known.sameCvId, isRepeat: true, wasKnown: true };
  }
  const candidate = known?.candidate ?? (await createPerson(tx, file, reading.cv, now));
  const cvId = await addCv(tx, file, reading, candidate, now);
  await makeCurrent(tx, file, reading.cv, candidate, cvId, now);
  return { candidate, cvId, isRepeat: false, wasKnown: known !== undefined };
}

async function addCv(
  tx: Tx,
  file: ReadFile,
  { cv: parsed, pages, sha256, authorship, parserVersion, awaits }: CvReading,
  candidate: CandidateRow,
  now: Date,
): Promise<string> {
  const stored = toStoredCv(parsed);
  const cvId = await insertCv(tx, {
    ...columnsOf(stored),
    ...authorshipColumns(authorship),
    candidate_id: candidate.id,
    organisation_id: file.organisationId,
    file_name: file.fileName,
    content_type: file.contentType,
    storage_key: file.storageKey,
    bytes: file.bytes.length,
    sha256,
    signature: signatureOf(parsed.text),
    pages: JSON.stringify(pages),
    parser_version: parserVersion,
    awaits_model: [...awaits],
    created_at: now,
    updated_at: now,
  });
  await indexForSearch(tx, cvId, candidate.name, stored, file.organisationId);
  return cvId;
}

/**
 * The new CV counts from now on: for the record, or, where other companies know the record as well, for the companies it
 * was uploaded for alone. What the others see of the person stays as it was.
 */
async function makeCurrent(
  tx: Tx,
  { organisationId, companies }: ReadFile,
  parsed: ParsedCv,
  candidate: CandidateRow,
  cvId: string,
  now: Date,
): Promise<void> {
  if (organisationId && companies !== 'all' && (await people.isKnownElsewhere(tx, candidate.id, companies))) {
    return people.setCompanyCv(tx, candidate.id, { organisationId, companyIds: companies }, cvId, now);
  }
  await people.setCurrentCv(tx, candidate.id, cvId, now);
  await updateCandidate(tx, candidate.id, {
    updated_at: now,
    // What was empty may be filled; what a person wrote is left alone.
    ...(candidate.phone === '' && parsed.phone && { phone: parsed.phone.value }),
    ...(candidate.address === '' && parsed.address && { address: parsed.address.value }),
    ...(candidate.email === '' && parsed.email && { email: parsed.email.value.toLowerCase() }),
    ...(candidate.name === '' && parsed.name && { name: nameOf(parsed) }),
    ...(hasNoSocials(candidate.socials) && { socials: JSON.stringify(socialsOf(parsed)) }),
  });
}

export async function indexForSearch(
  tx: Tx,
  cvId: string,
  name: string,
  cv: Pick<StoredCv, 'experience' | 'skills' | 'text'>,
  organisationId: string | null,
): Promise<void> {
  const headline = [...cv.experience.map(({ title }) => title), ...cv.skills].join('\n');
  await indexCv(tx, cvId, { name, headline, text: cv.text });
  if (organisationId) await people.keepWords(tx, organisationId, cvId);
}

export const columnsOf = (cv: StoredCv) => ({
  summary: cv.summary,
  skills: cv.skills,
  experience_years: cv.experienceYears,
  experience: JSON.stringify(cv.experience),
  education: JSON.stringify(cv.education),
  certificates: cv.certificates,
  languages: cv.languages,
  unplaced: JSON.stringify(cv.unplaced),
  flags: JSON.stringify(cv.flags),
  sources: JSON.stringify(cv.sources),
  text: cv.text,
});

interface KnownPerson {
  candidate: CandidateRow;
  sameCvId?: string;
}

async function findPerson(tx: Tx, file: ReadFile, reading: CvReading): Promise<KnownPerson | undefined> {
  const { organisationId, accountId, companies } = file;
  if (organisationId === null) {
    const own = await people.findOwnRecord(tx, accountId);
    const same = own && (await people.findOwnFile(tx, own.id, reading.sha256));
    return own && { candidate: own, ...(same && { sameCvId: same.id }) };
  }
  // With the uploader's eyes, not the organisation's: what they may not see must not be found by guessing an address.
  const eyes: Scope = { kind: 'tenant', accountId, organisationId, companyIds: companies };
  return narrowed(tx, eyes, organisationScope(organisationId), () =>
    findInOrganisation(tx, { organisationId, companies }, reading),
  );
}

async function findInOrganisation(
  tx: Tx,
  place: people.SearchedPlace,
  { cv: parsed, sha256 }: CvReading,
): Promise<KnownPerson | undefined> {
  const same = await people.findSameFile(tx, place, sha256);
  if (same) {
    const candidate = await people.findCandidate(tx, same.candidate_id);
    if (candidate) return { candidate, sameCvId: same.id };
  }
  const email = parsed.email?.value.toLowerCase() ?? '';
  const candidate =
    (email ? await people.findByEmail(tx, place, email) : undefined) ??
    (await people.findByText(tx, place, signatureOf(parsed.text), email));
  return candidate && { candidate };
}

const createPerson = (tx: Tx, file: ReadFile, parsed: ParsedCv, now: Date): Promise<CandidateRow> =>
  insertCandidate(tx, {
    organisation_id: file.organisationId,
    account_id: file.organisationId === null ? file.accountId : null,
    name: nameOf(parsed),
    email: parsed.email?.value.toLowerCase() ?? '',
    phone: parsed.phone?.value ?? '',
    address: parsed.address?.value ?? '',
    socials: JSON.stringify(socialsOf(parsed)),
    created_at: now,
    updated_at: now,
  });

/** As it was read, without what a name may not carry: invitations quote it. */
const nameOf = (parsed: ParsedCv): string => cleanName(parsed.name?.value ?? '', 160);
