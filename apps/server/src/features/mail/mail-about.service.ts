import { reassignMails } from './mail-about.repo.ts';

/** Two records become one: what was written about the second is about the first. */
export const moveMails = reassignMails;
