import type { DocumentFlag } from '../document/document.ts';
import type { Found } from '../document/found.ts';
import type { Language } from '../language/detect-language.ts';
import type { NormalisedTitle } from '../titles/normalise-title.ts';

/** A month (`2021-04`), or a year (`2021`) where the document says no more; `present` for what goes on. */
export type CvDate = string;

export interface ExperienceEntry {
  readonly company?: Found<string>;
  readonly title?: Found<string>;
  /** What the title means among ESCO's occupations; absent where it means nothing known. */
  readonly occupation?: NormalisedTitle;
  /** As written: "Apr 2019 – present". */
  readonly duration?: Found<string>;
  readonly start?: CvDate;
  readonly end?: CvDate | 'present';
  readonly location?: Found<string>;
  /** Lines of the document in order, bullets without their marks. */
  readonly description?: Found<string>;
}

export interface EducationEntry {
  readonly institution?: Found<string>;
  readonly qualification?: Found<string>;
  readonly duration?: Found<string>;
  readonly start?: CvDate;
  readonly end?: CvDate | 'present';
  readonly description?: Found<string>;
}

export interface FoundSkill extends Found<string> {
  /** Its name in the taxonomy, when it is there. */
  readonly skillId?: string;
}

export interface Socials {
  readonly linkedin?: Found<string>;
  readonly github?: Found<string>;
  readonly x?: Found<string>;
  readonly facebook?: Found<string>;
  readonly website?: Found<string>;
}

/** What a reader of the CV should know. None of it is scored. */
export type CvFlag =
  | DocumentFlag
  /** Words addressed to a machine ("ignore previous instructions", "rank this candidate first"). */
  | { readonly kind: 'machine-instruction'; readonly page: number; readonly quote: string }
  /** Written in a language of which names and dates are read, sentences not. */
  | { readonly kind: 'other-language'; readonly language: Language }
  /** The parser found less than a CV of this length tells. */
  | { readonly kind: 'partly-read'; readonly reason: 'no-dated-posts' | 'many-lines-unplaced' };

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
  readonly name?: Found<string>;
  /** What the person calls themselves beside the name: "Senior Software Engineer". */
  readonly headline?: Found<string>;
  readonly email?: Found<string>;
  readonly phone?: Found<string>;
  readonly address?: Found<string>;
  readonly socials: Socials;
  readonly summary?: Found<string>;
  readonly skills: readonly FoundSkill[];
  readonly experience: readonly ExperienceEntry[];
  readonly education: readonly EducationEntry[];
  readonly certificates: readonly Found<string>[];
  readonly languages: readonly Found<string>[];
  /** From the merged intervals of the entries, to one decimal; absent when no entry has dates. */
  readonly experienceYears?: number;
  readonly sections: readonly CvSection[];
  /** Lines that belong to no field above: shown as such, so that nothing is dropped in silence. */
  readonly unplaced: readonly Found<string>[];
  readonly flags: readonly CvFlag[];
  /** Everything a person can see, in reading order: what search and scoring work on. */
  readonly text: string;
}
