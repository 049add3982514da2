import { completeUpload, generateUploadUrls } from '@candela/contract/cvs/uploads.routes.ts';
import type { TestApp } from './test-app.ts';

/** A nurse's CV as plain text; what is given makes it one candidate's. */
export const cvText = ({ name, email, extra = '' }: { name: string; email: string; extra?: string }): Buffer =>
  Buffer.from(`${name}
${email}
07700 900123

PROFILE
Registered nurse with eight years of experience in community care, used to planning a round and to working alone.

EXPERIENCE
Community Staff Nurse, Fernhill Community Trust
April 2019 - Present
- Visit up to twelve patients a day at home and record their care
- Lead the leg ulcer clinic and teach wound care to new colleagues
- Administer medication and write care plans with families
${extra ? `- ${extra}\n` : ''}
Staff Nurse, Quayside General
September 2015 - March 2019
- Cared for patients on a surgical ward of twenty-eight beds
- Mentored student nurses through their placements

EDUCATION
BSc (Hons) Adult Nursing, Saltmarsh University
2012 - 2015

SKILLS
Wound care, Care planning, Medication administration, Phlebotomy, Driving licence
`);

interface Signed {
  uploadUrl: string;
  contentType: string;
  key: string;
}

/** The browser's PUT; answers with the status. */
export async function putFile(app: TestApp, file: Signed | undefined, bytes: Uint8Array): Promise<number> {
  const { statusCode } = await app.inject({
    method: 'PUT',
    url: file?.uploadUrl ?? '',
    headers: { 'content-type': file?.contentType ?? '' },
    payload: Buffer.from(bytes),
  });
  return statusCode;
}

/** Everything a browser does with chosen files; answers with the batch. */
export async function uploadCvs(
  app: TestApp,
  token: string,
  files: readonly { fileName: string; bytes: Uint8Array }[],
  place: { jobId?: string; companyId?: string } = {},
  /** Named when the files have arrived, not before. */
  named: { jobId?: string } = {},
): Promise<string> {
  const cvs = files.map(({ fileName, bytes }) => ({ fileName, size: bytes.length }));
  const { body } = await app.call(generateUploadUrls, { body: { cvs, ...place } }, { token });
  await Promise.all(
    body.uploadUrls.map((signed, index) => putFile(app, signed, files[index]?.bytes ?? new Uint8Array())),
  );
  await app.call(completeUpload, { body: { keys: body.uploadUrls.map(({ key }) => key), ...named } }, { token });
  return body.batchId;
}
