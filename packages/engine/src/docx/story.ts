import type { DocumentFlag, InvisibleReason } from '../document/document.ts';
import type { PageComposer } from '../flow/page-composer.ts';
import type { Ground } from './look.ts';
import type { Numbering } from './numbering.ts';
import type { Relationships } from './parts.ts';
import type { Styles } from './styles.ts';

/** What all parts of one document share. */
export interface DocxContext {
  readonly styles: Styles;
  readonly numbering: Numbering;
  readonly composer: PageComposer;
  readonly flags: DocumentFlag[];
  /** Notes in the order they are referred to; they are read after the text. */
  readonly notes: { readonly kind: 'footnote' | 'endnote'; readonly id: string }[];
}

/** A field: what it says to Word, then what Word shows for it. */
export interface Field {
  code: string;
  isResult: boolean;
}

/** A text of its own: the body, a header, a text box. Links and fields belong to it. */
export interface Story {
  readonly context: DocxContext;
  readonly links: Relationships;
  readonly fields: Field[];
}

/** Where in a story: what the text stands on, and whether a person could see anything there at all. */
export interface Surroundings {
  readonly ground: Ground;
  readonly hidden: InvisibleReason | undefined;
}

/** The same part of the file, with fields of its own. */
export const storyWithin = ({ context, links }: Story): Story => ({ context, links, fields: [] });
