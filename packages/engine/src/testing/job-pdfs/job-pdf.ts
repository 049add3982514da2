import type { ParsedJob } from '../../job/parsed-job.ts';

type Values = { [Field in keyof Omit<ParsedJob, 'missingFields' | 'notes'>]?: NonNullable<ParsedJob[Field]>['value'] };

/** A job description that is drawn for the tests, and what is written in it. What is absent here is absent there. */
export interface JobPdf {
  readonly name: string;
  readonly draw: () => Promise<Uint8Array>;
  readonly expected: Omit<Values, 'description'> & {
    /** Phrases the description must contain; its whole text is a matter of taste. */
    readonly description?: readonly string[];
  };
  /** Fields whose value cannot be used, with the beginning of the sentence that says why. */
  readonly notes?: Readonly<Record<string, string>>;
  /** Needs text recognition. */
  readonly isScanned?: boolean;
}
