/**
 * A document as a person sees it: lines in the order they are read, each with its place on the page. Whatever a parser
 * finds, it can point back at page, box and quotation. PDF, DOCX and plain text all become this.
 */
export interface Document {
  readonly kind: DocumentKind;
  readonly pages: readonly Page[];
  readonly flags: readonly DocumentFlag[];
}

export type DocumentKind = 'pdf' | 'docx' | 'doc' | 'txt';

/** Points (1/72 inch) from the page's top left corner, whatever the file's own coordinates are. */
export interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

export interface Page {
  /** Counted from 1. */
  readonly number: number;
  readonly width: number;
  readonly height: number;
  /** In reading order: columns one after the other, tables row by row. */
  readonly lines: readonly Line[];
  /** The page is a picture; its lines, if any, were recognised and may contain mistakes. */
  readonly isScanned: boolean;
}

export interface Line extends Box {
  /** Without the bullet; ligatures and letter-spaced headings are written out. */
  readonly text: string;
  readonly fontSize: number;
  readonly isBold: boolean;
  readonly role: LineRole;
  /** Counted from 0 in reading order; a line across the whole page has the column of its own stretch. */
  readonly column: number;
  /** Lines that belong together, such as a paragraph, share a number; it is unique in the page. */
  readonly block: number;
  /** The bullet or the number in front of a list item, as it was written. */
  readonly bullet: string | undefined;
  /** More than one for a row of a table, or for a label with its value set apart from it. */
  readonly cells: readonly Cell[];
  readonly spans: readonly Span[];
  /** The level the file itself gives a heading, from 1; absent where it has no way to say so, as in a PDF. */
  readonly heading?: number;
  /** Where words of the line lead to, when the words themselves do not say it. */
  readonly links?: readonly Link[];
}

export interface Link {
  readonly text: string;
  /** `http`, `https`, `mailto` or `tel`. */
  readonly url: string;
}

/** Running headers and footers (a name on every page, "Page 2 of 3") are kept, and marked so that parsers skip them. */
export type LineRole = 'body' | 'header' | 'footer';

export interface Cell extends Box {
  readonly text: string;
}

/** A stretch of one line in one font. */
export interface Span extends Box {
  readonly text: string;
  readonly fontSize: number;
  readonly isBold: boolean;
  readonly isItalic: boolean;
}

/** What a reader of the result should know about the file. None of it is part of the text. */
export type DocumentFlag =
  | { readonly kind: 'invisible-text'; readonly page: number; readonly reason: InvisibleReason; readonly quote: string }
  /** Characters that make a program read something else than a person sees; the text is what a person sees. */
  | { readonly kind: 'misleading-characters'; readonly page: number; readonly quote: string }
  | { readonly kind: 'recognised'; readonly page: number; readonly confidence: number }
  | { readonly kind: 'unreadable-page' | 'half-read-page' | 'damaged-page'; readonly page: number }
  | { readonly kind: 'active-content'; readonly what: 'script' | 'embedded-file' };

/** Why a person cannot see a text that is in the file. */
export type InvisibleReason =
  | 'not-painted'
  | 'same-colour'
  | 'too-small'
  | 'off-page'
  | 'transparent'
  | 'covered'
  | 'hidden-layer';
