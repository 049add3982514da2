import type { Aspect } from '../questions/aspect.ts';
import { mostPoints } from './calibration.ts';
import type { PointCover } from './cover-points.ts';
import type { CoveredPoint } from './grade.ts';
import type { SentenceFault } from './read-answer.ts';

interface Graded {
  readonly score: number;
  readonly alignment: number;
  readonly covered: readonly CoveredPoint[];
  readonly covers: readonly PointCover[];
  readonly faults: readonly (SentenceFault | undefined)[];
  /** Most of it could be said of any work. */
  readonly isVague: boolean;
}

/** What one sentence more would do, for the first thing that is missing. */
const advice: Readonly<Record<Aspect, string>> = {
  content: 'Go back to the lines once more and say what happens, one after the other.',
  situation: 'Start with one sentence on where it was, who was involved and what was at stake.',
  part: 'Say “I” where you did it yourself: readers want to know what you did, not only what was done.',
  steps: 'Put the steps in their order, with words such as “first”, “then” and “in the end”.',
  reason: 'Add a “because”: why you did it this way tells more about you than what you did.',
  result: 'End with what came of it; one sentence is enough.',
  figure: 'Give a figure, even a rough one: how many, how long, how much.',
  check: 'Say how you knew: what you looked at, counted or asked.',
  lesson: 'Close with what you do differently since then.',
  people: 'Bring in the others: whom you told, asked or worked with.',
  difficulty: 'Say what made it hard or what can go wrong; it shows that you have done it.',
  example: 'Tell one particular occasion rather than how it is in general.',
  plan: 'Be concrete about what you would do, and by when.',
  options: 'Name one other way you could have gone, and what spoke against it.',
  rules: 'Say which rule, record or procedure you kept to.',
  calm: 'Tell how you listened and what you asked before you acted.',
  speakup: 'Say whom you told, and how soon.',
  tools: 'Name what you used to keep track of it.',
};

/** A few sentences to the person: what came through, in their own words, what is missing, and what would help. */
export function writeFeedback({ score, alignment, covered, covers, faults, isVague }: Graded): string {
  const missing = covers.filter(({ point }) => covered.every(({ id }) => id !== point.id));
  const notes = notesOn(faults, isVague);
  const wanted = `A good answer would tell ${list(missing.slice(0, 3).map(({ point, aspect }) => say(point.text, aspect)))}.`;
  if (faults.length === 0) return `There is no answer here yet. ${wanted}`;
  if (faults.every((fault) => fault !== undefined)) return [...notes, wanted].join(' ');
  if (covered.length === 0 && alignment < 0.45)
    return [
      'We could not connect what you wrote with the question: it seems to be about something else.',
      wanted,
      ...notes,
    ].join(' ');
  return [
    opening(score, missing.length),
    ...(covered.length > 0 ? [`You told us ${list(covered.map(withQuote(covers)))}.`] : []),
    ...(missing.length > 0
      ? [`What we did not find: ${list(missing.map(({ point, aspect }) => say(point.text, aspect)))}.`]
      : []),
    ...missing.slice(0, 1).map(({ aspect }) => advice[aspect]),
    ...notes,
  ].join(' ');
}

const longestQuote = 90;

/** A point and the words that cover it; words that cover two are quoted once. */
const withQuote =
  (covers: readonly PointCover[]) =>
  ({ id, text, quote }: CoveredPoint, at: number, all: readonly CoveredPoint[]): string => {
    const told = say(text, covers.find(({ point }) => point.id === id)?.aspect ?? 'content');
    const isQuoted = all.slice(0, at).some((earlier) => earlier.quote === quote);
    return isQuoted ? told : `${told} (“${clip(quote)}”)`;
  };

function clip(quote: string): string {
  const plain = quote.replace(/[“”"]/g, '’').replace(/[.;,:\s…]+$/, '');
  return plain.length <= longestQuote
    ? plain
    : `${plain.slice(0, plain.lastIndexOf(' ', longestQuote)).replace(/[\s,;:–-]+$/, '')} …`;
}

function opening(score: number, missing: number): string {
  if (missing === 0) {
    if (score >= mostPoints) return 'Everything that makes a full answer is here.';
    return score >= 2.5
      ? 'Every point is here; a little more detail would make it a full answer.'
      : 'Each point is touched on; more detail would carry them further.';
  }
  if (score >= 2) return 'A good answer, and nearly complete.';
  if (score >= 1) return 'A fair start.';
  return 'This touches the question, and no more yet.';
}

/** Facts are repeated as they stand; the other points go on in the sentence. */
function say(text: string, aspect: Aspect): string {
  if (aspect === 'content') return `“${text}”`;
  return /^\p{Lu}\p{Ll}/u.test(text) || /^A /.test(text) ? text.charAt(0).toLowerCase() + text.slice(1) : text;
}

const list = (items: readonly string[]): string =>
  items.length < 2 ? (items[0] ?? 'more about the question') : `${items.slice(0, -1).join('; ')}; and ${items.at(-1)}`;

function notesOn(faults: readonly (SentenceFault | undefined)[], isVague: boolean): string[] {
  const has = (fault: SentenceFault) => faults.includes(fault);
  return [
    has('copied')
      ? 'Sentences that repeat the question, your CV or the advert word for word do not count; say it in your own words.'
      : '',
    has('list') ? 'Words set down in a row do not count as an answer; whole sentences do.' : '',
    has('repeated') && !has('list') ? 'Saying the same thing again does not add to it.' : '',
    has('withdrawn') ? 'Some sentences contradict each other, so neither counts; say what it was really like.' : '',
    has('instruction') ? 'Words addressed to the grader are not part of the answer and do not count.' : '',
    has('empty talk') || isVague ? 'General praise of oneself says little; tell what happened instead.' : '',
  ].filter((note) => note !== '');
}
