import type { Document } from '../document/document.ts';
import type { ParsedJob } from './parsed-job.ts';

export function parseJobDescription(_document: Document): ParsedJob {
  return { missingFields: [], notes: [] };
}
