import { cleanName } from '@candela/contract/kernel/names.ts';
import type { ParsedCv } from '@candela/engine/cv/parsed-cv.ts';
import type { Tx } from '../../platform/database/database.ts';
import { columnsOf as authorshipColumns } from '../authorship/judged-cv.service.ts';
import type { CvReading } from './cv-reading.ts';
import * as people from './people.repo.ts';
import { type StoredCv, signatureOf, socialsOf, toStoredCv } from './stored-cv.ts';

export interface ReadFile {
  organisationId: string | null;
  accountId: string;
  fileName: string;
  contentType: string;
  storageKey: string;
  bytes: Uint8Array;
}

export interface TakenIn {
  candidate: people.CandidateRow;
  cvId: string;
  /** The very same file was here before; nothing was added. */
  isRepeat: boolean;
  /** The person was known before this file. */
  wasKnown: boolean;
}

/** A CV that was read becomes a person's CV: somebody new, or somebody known by address or by almost the same words. */
export async function takeIn(
  tx: Tx,
  file: ReadFile,
  { cv: parsed, pages, sha256, authorship, parserVersion, awaits }: CvReading,
  now: Date,
): Promise<TakenIn> {
  await people.lockIntake(tx, file.organisationId ?? file.accountId);
  const stored = toStoredCv(parsed);
  const signature = signatureOf(parsed.text);
  const known = await findPerson(tx, file, parsed, signature, sha256);
  if (known?.sameCvId) {
    // Whoever uploads their own earlier file again wants it to count again. A recruiter may have dropped a whole folder.
    if (file.organisationId === null && known.candidate.current_cv_id !== known.sameCvId) {
      await people.updateCandidate(tx, known.candidate.id, { current_cv_id: known.sameCvId, updated_at: now });
    }
    return { candidate: known.candidate, cvId: known.sameCvId, isRepeat: true, wasKnown: true };
  }

  const candidate = known?.candidate ?? (await createPerson(tx, file, parsed, now));
  const cvId = await people.insertCv(tx, {
    ...columnsOf(stored),
    ...authorshipColumns(authorship),
    candidate_id: candidate.id,
    organisation_id: file.organisationId,
    file_name: file.fileName,
    content_type: file.contentType,
    storage_key: file.storageKey,
    bytes: file.bytes.length,
    sha256,
    signature,
    pages: JSON.stringify(pages),
    parser_version: parserVersion,
    awaits_model: [...awaits],
    created_at: now,
    updated_at: now,
  });
  await index(tx, cvId, candidate.name, stored, file.organisationId);
  await people.updateCandidate(tx, candidate.id, {
    current_cv_id: cvId,
    updated_at: now,
    // What was empty may be filled; what somebody wrote is left alone.
    ...(candidate.phone === '' && parsed.phone && { phone: parsed.phone.value }),
    ...(candidate.address === '' && parsed.address && { address: parsed.address.value }),
    ...(candidate.email === '' && parsed.email && { email: parsed.email.value.toLowerCase() }),
    ...(candidate.name === '' && parsed.name && { name: nameOf(parsed) }),
    ...(isEmpty(candidate.socials) && { socials: JSON.stringify(socialsOf(parsed)) }),
  });
  return { candidate, cvId, isRepeat: false, wasKnown: known !== undefined };
}

export async function index(
  tx: Tx,
  cvId: string,
  name: string,
  cv: Pick<StoredCv, 'experience' | 'skills' | 'text'>,
  organisationId: string | null,
): Promise<void> {
  const headline = [...cv.experience.map(({ title }) => title), ...cv.skills].join('\n');
  await people.indexCv(tx, cvId, { name, headline, text: cv.text });
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

async function findPerson(
  tx: Tx,
  file: ReadFile,
  parsed: ParsedCv,
  signature: readonly number[],
  sha256: Buffer,
): Promise<{ candidate: people.CandidateRow; sameCvId?: string } | undefined> {
  const { organisationId, accountId } = file;
  if (organisationId === null) {
    const own = await people.findOwnRecord(tx, accountId);
    const same = own && (await people.findSameFile(tx, null, own.id, sha256));
    return own && { candidate: own, ...(same && { sameCvId: same.id }) };
  }
  const same = await people.findSameFile(tx, organisationId, null, sha256);
  if (same) {
    const candidate = await people.findCandidate(tx, same.candidate_id);
    if (candidate) return { candidate, sameCvId: same.id };
  }
  const email = parsed.email?.value.toLowerCase() ?? '';
  const candidate =
    (email ? await people.findByEmail(tx, organisationId, email) : undefined) ??
    (await people.findByText(tx, organisationId, signature, email));
  return candidate && { candidate };
}

const createPerson = (tx: Tx, file: ReadFile, parsed: ParsedCv, now: Date): Promise<people.CandidateRow> =>
  people.insertCandidate(tx, {
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

const isEmpty = (socials: unknown): boolean => Object.values(socials as object).every((value) => value === '');
