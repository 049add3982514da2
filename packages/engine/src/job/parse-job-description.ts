import type { Document } from '../document/document.ts';
import type { ParsedJob } from './parsed-job.ts';

export declare function parseJobDescription(document: Document): ParsedJob;
