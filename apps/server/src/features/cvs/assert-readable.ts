import type { ParsedCv } from '@candela/engine/cv/parsed-cv.ts';
import { recogniseKind } from '@candela/engine/reading/recognise-kind.ts';
import { Unusable } from './load-file.ts';

/** A text under the name of a PDF is a mistake, or a trick: its sender is told rather than ranked. */
export function assertNamedRightly(contentType: string, bytes: Uint8Array): void {
  if (contentType === 'application/pdf' && recogniseKind(bytes) === 'text') {
    throw new Unusable('This file is named .pdf but is a text file. Save it as a PDF, or rename it to .txt.');
  }
}

/** A file in which nothing of a CV was found does not become a candidate with 0 %. */
export function assertIsCv({ summary, skills, experience, education, certificates }: ParsedCv): void {
  if (summary || skills.length + experience.length + education.length + certificates.length > 0) return;
  throw new Unusable('No work, education or skills were found in this file. Please check that it is a CV.');
}
