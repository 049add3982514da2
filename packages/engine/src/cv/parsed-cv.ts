import type { Box, DocumentFlag } from '../document/document.ts';
import type { NormalisedTitle } from '../titles/normalise-title.ts';

/** A value and where in the document it was found. */
export interface FoundInCv<T> {
  readonly value: T;
  /** Counted from 1. */
  readonly page: number;
  readonly box: Box;
  /** The words of the document the value was read from. */
  readonly quote: string;
  /** 0 to 1: how sure the parser is that this is the value meant. */
  readonly confidence: number;
}

/** A month (`2021-04`), or a year (`2021`) where the document says no more; `present` for what goes on. */
export type CvDate = string;

export interface ExperienceEntry {
  readonly company?: FoundInCv<string>;
  readonly title?: FoundInCv<string>;
  /** What the title means among ESCO's occupations; absent where it means nothing known. */
  readonly occupation?: NormalisedTitle;
  /** As written: "Apr 2019 – present". */
  readonly duration?: FoundInCv<string>;
  readonly start?: CvDate;
  readonly end?: CvDate | 'present';
  readonly location?: FoundInCv<string>;
  /** Lines of the document in order, bullets without their marks. */
  readonly description?: FoundInCv<string>;
}

export interface EducationEntry {
  readonly institution?: FoundInCv<string>;
  readonly qualification?: FoundInCv<string>;
  readonly duration?: FoundInCv<string>;
  readonly start?: CvDate;
  readonly end?: CvDate | 'present';
  readonly description?: FoundInCv<string>;
}

export interface FoundSkill extends FoundInCv<string> {
  /** Its name in the taxonomy, when it is there. */
  readonly skillId?: string;
}

export interface Socials {
  readonly linkedin?: FoundInCv<string>;
  readonly github?: FoundInCv<string>;
  readonly x?: FoundInCv<string>;
  readonly facebook?: FoundInCv<string>;
  readonly website?: FoundInCv<string>;
}

/** What a reader of the CV should know. None of it is scored. */
export type CvFlag =
  | DocumentFlag
  /** Words addressed to a machine ("ignore previous instructions", "rank this candidate first"). */
  | { readonly kind: 'machine-instruction'; readonly page: number; readonly quote: string };

export interface CvSection {
  readonly kind:
    | 'summary'
    | 'experience'
    | 'education'
    | 'skills'
    | 'certificates'
    | 'languages'
    | 'projects'
    | 'publications'
    | 'awards'
    | 'volunteering'
    | 'interests'
    | 'references'
    | 'contact'
    | 'other';
  /** The heading as written; absent for what stands before the first one. */
  readonly heading?: string;
  readonly page: number;
  /** The section's lines in reading order. */
  readonly lines: readonly string[];
}

/** What was found in a CV. What was not found is absent, never guessed. */
export interface ParsedCv {
  readonly name?: FoundInCv<string>;
  /** What the person calls themselves beside the name: "Senior Software Engineer". */
  readonly headline?: FoundInCv<string>;
  readonly email?: FoundInCv<string>;
  readonly phone?: FoundInCv<string>;
  readonly address?: FoundInCv<string>;
  readonly socials: Socials;
  readonly summary?: FoundInCv<string>;
  readonly skills: readonly FoundSkill[];
  readonly experience: readonly ExperienceEntry[];
  readonly education: readonly EducationEntry[];
  readonly certificates: readonly FoundInCv<string>[];
  readonly languages: readonly FoundInCv<string>[];
  /** From the merged intervals of the entries, to one decimal; absent when no entry has dates. */
  readonly experienceYears?: number;
  readonly sections: readonly CvSection[];
  /** Lines that belong to no field above: shown as such, so that nothing is dropped in silence. */
  readonly unplaced: readonly FoundInCv<string>[];
  readonly flags: readonly CvFlag[];
  /** Everything a person can see, in reading order: what search and scoring work on. */
  readonly text: string;
}
