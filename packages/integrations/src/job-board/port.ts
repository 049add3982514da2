import type { jobLocations, jobTypes, workingHours } from '@candela/contract/jobs/jobs.schemas.ts';

/** An advert as the product knows it: plain JSON, so that a queue or a database row can hold it. Texts are plain text. */
export interface JobPosting {
  /** Our name for this one posting (see `postingReference`). It makes publishing repeatable and is never used again. */
  reference: string;
  title: string;
  description: string;
  /** 1 to 32, the ids the product shares with the board. */
  industry: number;
  /** The job's own, or else the company's. */
  town: string;
  workplace: (typeof jobLocations)[number];
  jobType: (typeof jobTypes)[number];
  workingHours: (typeof workingHours)[number];
  /** Pounds a year. */
  salary: { min: number; max: number };
  skills: readonly string[];
  requirements: readonly string[];
  responsibilities: readonly string[];
  benefits: readonly string[];
  /** Where candidates apply: the job's own page in this product. */
  applyUrl: string;
  /** An instant in ISO 8601; null when applications stay open. */
  closesAt: string | null;
  companyName: string;
  contactName: string;
  contactEmail: string;
}

export type PostingField = keyof JobPosting;

/** A company's own account with the board. */
export interface BoardCredentials {
  username: string;
  password: string;
  /** The person the board holds responsible; the company's contact unless they say otherwise. */
  posterEmail: string;
}

export interface PublishedAdvert {
  externalId: string;
  /** Absolute, http or https. */
  url: string;
}

export type UpdateOutcome =
  | { kind: 'updated'; url: string }
  /** Title, town or workplace changed, or the advert is gone: only removing it and publishing anew brings the change. */
  | { kind: 'republish-required' };

/**
 * Every call may be repeated: after a time-out, ask again with the same arguments. Credentials are null for a company
 * without an account; the local board needs none.
 */
export interface JobBoard {
  readonly name: 'local' | 'cv-library';
  /**
   * Posting the same reference again is not a second advert: it answers the first one, whose text stays as it was. A
   * reference whose advert was removed is refused, so that a late retry cannot bring a closed job back.
   * @throws JobBoardFailed
   */
  publish(posting: JobPosting, credentials: BoardCredentials | null): Promise<PublishedAdvert>;
  /** @throws JobBoardFailed */
  update(externalId: string, posting: JobPosting, credentials: BoardCredentials | null): Promise<UpdateOutcome>;
  /** Idempotent: removing what is not there succeeds. @throws JobBoardFailed */
  remove(externalId: string, credentials: BoardCredentials | null): Promise<void>;
  /**
   * For a posting whose answer never arrived, so that its id is unknown: removes its advert if there is one. Idempotent.
   * @throws JobBoardFailed
   */
  removeByReference(reference: string, credentials: BoardCredentials | null): Promise<void>;
}

/**
 * - `credentials`: the account is missing or refused; a person has to mend the company's settings;
 * - `validation`: the advert is refused; `fields` says where, as far as it is known;
 * - `quota`: the account may not post more adverts;
 * - `transient`: worth another attempt later.
 */
export type JobBoardFailure = 'credentials' | 'validation' | 'quota' | 'transient';

export type PostingProblems = Readonly<Partial<Record<PostingField, string>>>;

interface FailureDetails {
  code?: string;
  fields?: PostingProblems;
  retryAfterSeconds?: number | null;
}

/** The message is written for the recruiter (it becomes `lastError`) and never holds credentials. */
export class JobBoardFailed extends Error {
  override readonly name = 'JobBoardFailed';
  readonly reason: JobBoardFailure;
  /** For logs, such as `HTTP_503`, `TIMEOUT` or `ECONNREFUSED`. */
  readonly code: string;
  readonly fields: PostingProblems;
  /** How long the board asked us to stay away. */
  readonly retryAfterSeconds: number | null;

  constructor(reason: JobBoardFailure, message: string, details: FailureDetails = {}) {
    super(message);
    this.reason = reason;
    this.code = details.code ?? reason.toUpperCase();
    this.fields = details.fields ?? {};
    this.retryAfterSeconds = details.retryAfterSeconds ?? null;
  }
}

/** Numbers count a job's postings from 1; each republication takes the next. */
export function postingReference(jobId: string, postingNumber: number): string {
  return `${jobId}-${postingNumber}`;
}
