import { maxUploadBytes } from '@candela/contract/job-descriptions/job-descriptions.routes.ts';

/** Why a file cannot be a job description, before it travels; null when it may be one. */
export function refuseFile(file: { name: string; type: string; size: number }): string | null {
  const isPdf = file.type === 'application/pdf' || (file.type === '' && file.name.toLowerCase().endsWith('.pdf'));
  if (!isPdf) return 'Please choose a PDF file';
  if (file.size === 0) return 'The file is empty';
  if (file.size > maxUploadBytes) return 'File too large. Max 10MB';
  return null;
}
