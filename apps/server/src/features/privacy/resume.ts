import { educationSchema, experienceSchema, socialsSchema } from '@candela/contract/cvs/cvs.schemas.ts';
import { z } from 'zod';
import type { findOwnCv } from './exports.repo.ts';

type OwnCv = NonNullable<Awaited<ReturnType<typeof findOwnCv>>>;

/** A CV as JSON Resume (jsonresume.org, 1.0.0). Its dates are ours as written: they are not always dates. */
export function toJsonResume(cv: OwnCv): Record<string, unknown> {
  const socials = socialsSchema.parse(cv.socials);
  const profiles = Object.entries(socials)
    .filter(([network, url]) => network !== 'website' && url !== '')
    .map(([network, url]) => ({ network, url }));
  return {
    $schema: 'https://raw.githubusercontent.com/jsonresume/resume-schema/v1.0.0/schema.json',
    basics: {
      name: cv.name,
      email: cv.email,
      phone: cv.phone,
      summary: cv.summary,
      ...(socials.website && { url: socials.website }),
      location: { address: cv.address },
      profiles,
    },
    work: z
      .array(experienceSchema)
      .parse(cv.experience)
      .map(({ company, title, duration, description }) => ({
        name: company,
        position: title,
        description: duration,
        summary: description,
      })),
    education: z
      .array(educationSchema)
      .parse(cv.education)
      .map(({ institution, qualification, duration }) => ({ institution, area: qualification, studyType: duration })),
    certificates: cv.certificates.map((name) => ({ name })),
    skills: cv.skills.map((name) => ({ name })),
    languages: cv.languages.map((language) => ({ language })),
  };
}
