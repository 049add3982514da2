import { findInstructionsIn } from '../../document/machine-instructions.ts';
import { loadEncoder } from '../../encoder/load-encoder.ts';
import { stemsOf } from '../../encoder/words.ts';
import { cutLines } from '../../scoring/cut-lines.ts';
import { createRedaction } from '../../scoring/personal-words.ts';
import type { QuestionSubject } from '../question.ts';
import { touchesProtected } from './protected-topics.ts';
import { isRowOfWords } from './row-of-words.ts';
import { sayLine } from './say-line.ts';

/** Something a CV says a candidate did, in a shape that can stand in a question. */
export interface CvLine {
  /** "you rebuilt the booking engine". */
  readonly told: string;
  readonly title: string | undefined;
  readonly scale: 'improvement' | 'size' | 'none';
  readonly worth: number;
}

const fewestWords = 5;
const mostWords = 26;

/** Letters that a wrong character set left behind, and blanks of a form that was not filled in. */
const DAMAGED = /[âÃÂï�]|\bCompany Name\b|\bCity ?, ?State\b|\[[^[\]]*\]|_{2,}|\.{3,}|\bTBC\b/;
const NAMES_A_PERSON =
  /\b(?:[Mm](?:rs?|s|iss|x)|[Ss]ir|[Dd]ame|[Ll]ord|[Ll]ady)\.? \p{Lu}|\b(?:[Rr]eport(?:ed|s|ing)?(?: directly)? to|[Aa]ssistant to|[Ww]orked (?:for|under|alongside)|[Ss]upervised by|[Mm]entored by|behalf of|[Ss]upporting)(?: \p{Lu}[\p{L}'’-]+){2}/u;
const VAGUE =
  /\b(?:various|etc|miscellaneous|duties|tasks|as (?:needed|required|assigned|directed)|other projects|day[- ]to[- ]day|general|responsible|assist(?:ed|ing)?|perform(?:ed|ing)?|multiple|overall|ensur\w+|company|complex|needs|awareness|knowledge of|expertise|demonstrat\w+|utili[sz]\w+|effective(?:ly)?|successful(?:ly)?|serve[ds]? as|compliance|accountable)\b/i;
const FIGURE =
  /\d|\b(?:half|third|quarter|fifth|halved|doubled|tripled|trebled|(?:three|four|five|six|seven|eight|nine|ten|eleven|twelve|fifteen|twenty|thirty|forty|fifty|sixty|seventy|eighty|ninety|hundred|thousand|million)\b)/i;
const IMPROVED =
  /\b(?:cut|reduc\w+|lower(?:ed|ing)|decreas\w+|increas\w+|rais(?:ed|ing)|grew|sav(?:ed|ing|ings)|halv\w+|doubl(?:ed|ing)|tripl(?:ed|ing)|improv\w+|exceed\w+|boost(?:ed|ing)|fewer|surpass\w+|achiev(?:ed|ing)|over-?achiev\w+|from [£$€]?\d\S* to)\b/i;
/** So many people or things; not so many years, and no money. */
const COUNTED =
  /(?<![\w.-])(?:\d[\d,]*\+?|(?:three|four|five|six|seven|eight|nine|ten|eleven|twelve|fifteen|twenty|thirty|forty|fifty|sixty|seventy|eighty|ninety|hundred|thousand|million)(?:[- ](?:one|two|three|four|five|six|seven|eight|nine|hundred|thousand|million))?)(?: plus| or more)?(?: \p{Ll}[\p{L}-]*){0,3} (?!(?:year|month|week|day|hour|minute|second|winter|summer|time|pound|dollar|euro|percent|percentage|mile|degree)s?\b)(?:\p{Ll}{3,}s|people|staff|children|women|men)\b|\b(?:team|staff|crew|group|class|fleet|department) of (?:up to |over |about |around |more than )?(?:\d+|three|four|five|six|seven|eight|nine|ten|eleven|twelve|fifteen|twenty|thirty|forty|fifty)\b/iu;
/** Something given to the person; what they did for it stands elsewhere. */
const AWARD =
  /^(?:received|earned|awarded|nominated|recognised|recognized|named|promoted|selected|certified|joined)\b/i;
const DANGLING =
  /\b(?:and|or|of|the|a|an|to|for|with|in|on|at|by|from|as|that|which|including|such|is|are|was|were|&)$/i;

/** The lines about work that a question can be made of, the most telling first. */
export function linesOf(subject: QuestionSubject): CvLine[] {
  const redact = createRedaction(undefined);
  const seen = new Set<string>();
  const lines = subject.experience.flatMap(({ title, description }, entry) =>
    cutLines(description.slice(0, 20_000), redact)
      .slice(0, 60)
      .flatMap((piece): CvLine[] => {
        const text = tidy(piece);
        const told = text === undefined ? undefined : sayLine(text);
        if (text === undefined || told === undefined) return [];
        // The same line with another figure is the same line.
        const gist = text.toLowerCase().replace(/\d+/g, '');
        if (seen.has(gist)) return [];
        seen.add(gist);
        return [{ told, title: cleanTitle(title), scale: scaleOf(text), worth: worthOf(text, entry) }];
      }),
  );
  return lines
    .map((line, at) => ({ line, at }))
    .sort((a, b) => b.line.worth - a.line.worth || a.at - b.at)
    .map(({ line }) => line);
}

function scaleOf(text: string): CvLine['scale'] {
  const bare = text.replace(/\b(?:19|20)\d\d\b|\bsix sigma\b/gi, '');
  if (AWARD.test(bare)) return 'none';
  if (IMPROVED.test(bare) && FIGURE.test(bare)) return 'improvement';
  return COUNTED.test(bare) ? 'size' : 'none';
}

/** How much there is to ask about a line: things rather than generalities, lately rather than long ago. */
function worthOf(text: string, entry: number): number {
  const { weightOf } = loadEncoder();
  const stems = stemsOf(text).filter((stem) => stem !== '');
  const telling = stems.reduce((sum, stem) => sum + Math.min(4, weightOf(stem)), 0) / Math.max(1, stems.length);
  const words = text.split(' ').length;
  return (
    (VAGUE.test(text) ? -2 : 0) +
    (AWARD.test(text) ? -2 : 0) +
    (words >= 8 && words <= 20 ? 1 : 0) +
    (entry === 0 ? 1 : entry === 1 ? 0.5 : 0) +
    (FIGURE.test(text) ? 0.5 : 0) +
    telling / 2
  );
}

/** A line whole enough to be repeated to the person who wrote it; nothing where it is not. */
function tidy(piece: string): string | undefined {
  const text = clip(
    piece
      .replace(/\s*\([^()]*\)/g, '')
      .replace(/^[^\p{L}\p{N}£$€]+/u, '')
      .replace(/\s+/g, ' ')
      .split(/(?<=[\p{L}\d)]{2}[.!?])\s+(?=\p{Lu})/u)[0]
      ?.replace(/[\s.;,:–—-]+$/, '') ?? '',
  );
  if (
    text === undefined ||
    DANGLING.test(text) ||
    / \p{Lu}$|\p{L}- \p{L}|\b(?:the the|and was|this period|possess\w*)\b/u.test(text) ||
    DAMAGED.test(text) ||
    isRowOfWords(text)
  )
    return undefined;
  const words = text.split(' ');
  if (words.length < fewestWords || words.length > mostWords) return undefined;
  const letters = text.replace(/[^\p{L}]/gu, '');
  if (letters.length < text.length * 0.6 || letters === letters.toUpperCase()) return undefined;
  if (/[()[\]{}<>|\\/@#*_"“”:;?!]/.test(text)) return undefined;
  if (touchesProtected(text) || NAMES_A_PERSON.test(text) || findInstructionsIn(text).length > 0) return undefined;
  // Several lines that lost their ends: a capital after a plain small word starts another.
  if ((text.match(/ \p{Ll}+ \p{Lu}\p{Ll}+(?:ed|ing) /gu)?.length ?? 0) > 0) return undefined;
  return text;
}

/** What is too long ends where a part of it ends. */
function clip(text: string): string | undefined {
  const words = text.split(' ');
  if (words.length <= mostWords) return text;
  const start = words.slice(0, mostWords).join(' ');
  const cut = Math.max(start.lastIndexOf(', '), start.lastIndexOf('; '), start.lastIndexOf(' – '));
  const short = cut < 0 ? '' : start.slice(0, cut);
  // A comma may stand inside a list; only before these words does something else begin.
  return short.split(' ').length >= 8 &&
    /^(?:[,;–\s]+)(?:and |which|while|resulting|leading|ensuring|including|such as|with|to|in order)/.test(
      start.slice(cut),
    )
    ? short
    : undefined;
}

/** A title as it stands in a sentence; nothing where it does not look like one. */
export function cleanTitle(title: string): string | undefined {
  const text = title
    .replace(/\s*\([^()]*\)/g, '')
    .replace(/\s+/g, ' ')
    .trim();
  if (text === '' || text.length > 50 || text.split(' ').length > 6 || /[^\p{L}\s&'’/-]/u.test(text)) return undefined;
  if (DAMAGED.test(text) || touchesProtected(text)) return undefined;
  if (text !== text.toUpperCase() || text.length <= 3) return text;
  // Shouted: what is short is an abbreviation or a number, unless it is a small word.
  return text.replace(/\p{L}+/gu, (word, at: number) =>
    SMALL_WORD.test(word) && at > 0
      ? word.toLowerCase()
      : word.length <= 3 && !/^(?:BAR|BUS|VAN|CAR|DAY|KEY)$/.test(word)
        ? word
        : word.charAt(0) + word.slice(1).toLowerCase(),
  );
}

const SMALL_WORD = /^(?:OF|AND|THE|FOR|TO|IN|AT|ON|A)$/;
