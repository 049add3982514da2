import { detectLanguage } from '../../language/detect-language.ts';
import type { CvFlag, ParsedCv } from '../parsed-cv.ts';

/** A card with a name on it need not tell of posts. */
const fewestCharacters = 400;
const mostUnplaced = 0.4;
const fewestLines = 12;

type Read = Pick<ParsedCv, 'experience' | 'sections' | 'unplaced' | 'text'>;

/** What a reader of the score must know about how much of the CV it rests on: a low one may be the parser's fault. */
export function readingNotes({ experience, sections, unplaced, text }: Read): CvFlag[] {
  const notes: CvFlag[] = [];
  const language = detectLanguage(text);
  if (language && language !== 'English') notes.push({ kind: 'other-language', language });
  if (text.length < fewestCharacters) return notes;
  const lines = sections.reduce((sum, section) => sum + section.lines.length, 0);
  if (!experience.some(({ start }) => start !== undefined))
    notes.push({ kind: 'partly-read', reason: 'no-dated-posts' });
  else if (lines >= fewestLines && unplaced.length > lines * mostUnplaced)
    notes.push({ kind: 'partly-read', reason: 'many-lines-unplaced' });
  return notes;
}
