import type { CvFlag } from '@candela/contract/cvs/cvs.schemas.ts';
import type { CvFlag as ParsedFlag } from '@candela/engine/cv/parsed-cv.ts';

const invisibleReasons: Record<string, string> = {
  'not-painted': 'it is not painted',
  'same-colour': 'it has the colour of the paper',
  'too-small': 'it is too small to see',
  'off-page': 'it is outside the page',
  transparent: 'it is transparent',
  covered: 'something covers it',
  'hidden-layer': 'it is on a hidden layer',
};

const unreadReasons = {
  'no-dated-posts': 'no posts with dates found',
  'many-lines-unplaced': 'many of its lines belong to no field',
};

/** What the reader of a CV is told about it, one sentence each. */
export function toFlag(flag: ParsedFlag): CvFlag {
  switch (flag.kind) {
    case 'invisible-text':
      return {
        kind: flag.kind,
        page: flag.page,
        quote: flag.quote,
        text: `Text that a person cannot see: ${invisibleReasons[flag.reason] ?? 'it is hidden'}. It was not scored.`,
      };
    case 'machine-instruction':
      return {
        kind: flag.kind,
        page: flag.page,
        quote: flag.quote,
        text: 'Words addressed to a machine rather than to a reader. They have no effect on the score.',
      };
    case 'recognised':
      return {
        kind: flag.kind,
        page: flag.page,
        quote: null,
        text: `This page is a picture; its text was recognised (${Math.round(flag.confidence * 100)} % sure) and may contain mistakes.`,
      };
    case 'unreadable-page':
      return { kind: flag.kind, page: flag.page, quote: null, text: 'This page could not be read.' };
    case 'half-read-page':
      return { kind: flag.kind, page: flag.page, quote: null, text: 'Only part of this page could be read.' };
    case 'damaged-page':
      return { kind: flag.kind, page: flag.page, quote: null, text: 'This page is damaged; parts may be missing.' };
    case 'misleading-characters':
      return {
        kind: flag.kind,
        page: flag.page,
        quote: flag.quote,
        text: 'Characters that make text look different from what it says. It was read as a person sees it.',
      };
    case 'other-language':
      return {
        kind: flag.kind,
        page: null,
        quote: null,
        text: `Written in ${flag.language}: ranked by names of tools and dates only.`,
      };
    case 'partly-read':
      return {
        kind: flag.kind,
        page: null,
        quote: null,
        text: `Parts of this CV could not be read: ${unreadReasons[flag.reason]}.`,
      };
    default:
      return {
        kind: 'active-content',
        page: null,
        quote: null,
        text: 'The file contains a script or another file. Neither was opened.',
      };
  }
}
