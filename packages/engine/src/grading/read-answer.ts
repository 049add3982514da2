import { cleanCharacters } from '../document/clean-characters.ts';
import { findInstructionsIn } from '../document/machine-instructions.ts';
import { isRowOfWords } from '../questions/making/row-of-words.ts';
import { type ReadText, readText, share } from './compare-texts.ts';

/** A sentence of an answer and whether it can speak for the person. */
export interface AnswerSentence {
  readonly text: string;
  readonly read: ReadText;
  readonly fault: SentenceFault | undefined;
}

export type SentenceFault = 'instruction' | 'copied' | 'list' | 'repeated' | 'withdrawn' | 'empty talk';

const longestAnswer = 12_000;
const mostSentences = 120;
/** Words in a row that two people rarely write alike. */
const runLength = 4;
const copiedShare = 0.6;
/** Of a fact there are not many wordings: only a long one, as it stands, is taken for copied. */
const copiedFact = 0.9;
const wordsOfALongFact = 12;
const repeatedShare = 0.85;

/** What people write to the marker, and not in answer to the question. */
const TO_THE_GRADER =
  /\b(?:give|award|grant|assign)\b[^.!?]{0,40}\b(?:points?|marks?|score|grade|3 ?(?:\/|out of) ?3|three)\b|\b(?:full|maximum|top|highest|perfect) (?:marks?|points?|score|grade)\b|\b(?:score|grade|rating|mark)s?\b\s*[:=]\s*(?:\d|full|max|three)|\b(?:dear|attention|note to|hello|hi) (?:the )?(?:grader|examiner|marker|assessor|evaluator|ai|model|system|reviewer)\b|\b(?:ignore|disregard|forget|skip)\b[^.!?]{0,40}\b(?:rubric|criteria|instructions?|reference|guidelines|points above)\b|\bthis (?:answer|response) (?:is|deserves|should|must|covers|meets|satisfies|contains)\b[^.!?]{0,40}\b(?:perfect|full|correct|all|every|marks?|points?|score|best|excellent|complete)\b|\b(?:all|every one of the) (?:reference )?points (?:are|were|is) (?:covered|met|mentioned)\b|\bas an? (?:ai|grader|examiner|language model)\b|\b(?:mark|grade|rate|score) (?:this|me|my answer|it) (?:as |with |at )?(?:a )?(?:correct|full|3|three|highly|top|perfect|excellent|passed|complete)\b/i;

const SENTENCE = /(?<=[.!?;])["”’)]?\s+|\n+|\s[•●▪]\s/;

/**
 * The sentences of an answer, each with what is wrong with it. `sources` are texts the person could have copied, `facts` what
 * is asked for: a right answer says the same.
 */
export function readAnswer(text: string, sources: readonly string[], facts: readonly string[] = []): AnswerSentence[] {
  const clean = cleanCharacters(text.slice(0, longestAnswer)).text.normalize('NFKC');
  const runs = new Set(sources.flatMap((source) => runsOf(source)));
  const factRuns = new Set(facts.flatMap((fact) => runsOf(fact)));
  const instructed = findInstructionsIn(clean).join('\n').toLowerCase();
  const before: ReadText[] = [];
  const sentences = clean
    .split(SENTENCE)
    .map((sentence) => sentence.trim().replace(/^[-–—*•]\s+/, ''))
    .filter((sentence) => /[\p{L}\p{N}]/u.test(sentence))
    .slice(0, mostSentences)
    .map((sentence): AnswerSentence => {
      const read = readText(sentence);
      const fault = isInstruction(sentence, instructed)
        ? 'instruction'
        : isCopied(sentence, runs, copiedShare) ||
            (wordsIn(sentence).length >= wordsOfALongFact && isCopied(sentence, factRuns, copiedFact))
          ? 'copied'
          : isList(sentence, read)
            ? 'list'
            : isEmptyTalk(read)
              ? 'empty talk'
              : before.some(
                    (earlier) => read.distinct.length > 0 && share(read.distinct, earlier.distinct) >= repeatedShare,
                  )
                ? 'repeated'
                : undefined;
      if (fault === undefined) before.push(read);
      return { text: sentence, read, fault };
    });
  return withdraw(sentences);
}

const isInstruction = (sentence: string, instructed: string): boolean =>
  TO_THE_GRADER.test(sentence) || (sentence.length > 12 && instructed.includes(sentence.toLowerCase()));

const wordsIn = (text: string): string[] => text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];

function runsOf(text: string): string[] {
  const words = wordsIn(text.slice(0, 40_000));
  return words
    .slice(0, Math.max(0, words.length - runLength + 1))
    .map((_, at) => words.slice(at, at + runLength).join(' '));
}

function isCopied(sentence: string, runs: ReadonlySet<string>, from: number): boolean {
  const own = runsOf(sentence);
  if (own.length < 2) return false;
  return own.filter((run) => runs.has(run)).length / own.length >= from;
}

/** Words set down one after another, or the same ones over and over. */
function isList(sentence: string, { words, distinct }: ReadText): boolean {
  const all = wordsIn(sentence);
  if (all.length >= 6 && isRowOfWords(sentence) && !/\b(?:i|we|they|it|was|is|were)\b/i.test(sentence)) return true;
  if (words.length >= 8 && distinct.length / words.length < 0.5) return true;
  // A sentence is held together by small words; a list of key words is not.
  return all.length >= 10 && words.length / all.length > 0.85;
}

/** What people say of themselves when they have nothing to tell. */
const talk: ReadonlySet<string> = new Set(
  `motivated motivation hard working hardworking hard-working best always person team teamwork player communicate communication
  important success successful attitude right everything anything believe passion passionate dedicated dedication achieve achieved
  give very good great excellent strong positive professional reliable flexible friendly goal dream work make lead leads with
  know learn learner quick fast skill skilled ability able quality value love enjoy like highly really ever never willing
  committed commitment responsible enthusiastic creative organised organized punctual honest detail oriented excel people
  challenge opportunity grow growth key life thing things way well job perfect fit asset company 110 100 percent effort`.split(
    /\s+/,
  ),
);
const talkShare = 0.75;

function isEmptyTalk({ distinct }: ReadText): boolean {
  const told = distinct.filter(({ key }) => talk.has(key)).length;
  return distinct.length >= 2 && told / distinct.length >= talkShare;
}

/** A sentence taken back, or said the other way round later, counts neither way. */
const TAKEN_BACK =
  /\b(?:none of (?:that|this|it) (?:is true|happened|was true)|(?:that|this|it) (?:is|was|did) not (?:true|happen)|(?:that|it) never happened|i made (?:that|this|it|all of (?:that|this)) up|actually,? i (?:did not|didn'?t|never) do (?:any of )?(?:that|this|it))\b/i;

function withdraw(sentences: readonly AnswerSentence[]): AnswerSentence[] {
  const lastTaken = sentences.findLastIndex(({ text }) => TAKEN_BACK.test(text.replace(/’/g, "'")));
  return sentences.map((sentence, at) => {
    if (sentence.fault !== undefined) return sentence;
    const isWithdrawn =
      at <= lastTaken || sentences.some((other, place) => place !== at && isOpposite(sentence.read, other.read));
    return isWithdrawn ? { ...sentence, fault: 'withdrawn' } : sentence;
  });
}

/** The same words, and one denies what the other affirms. */
function isOpposite(a: ReadText, b: ReadText): boolean {
  const [short, long] = a.distinct.length <= b.distinct.length ? [a, b] : [b, a];
  if (short.distinct.length < 2 || share(short.distinct, long.distinct) < oppositeShare) return false;
  if (short.distinct.length < long.distinct.length * 0.4) return false;
  return hasNegation(short) !== hasNegation(long) || negationsIn(short) % 2 !== negationsIn(long) % 2;
}

/** Two of three words: an irregular verb may be another word when it is denied. */
const oppositeShare = 0.65;

const hasNegation = ({ distinct }: ReadText): boolean => distinct.some(({ isNegated }) => isNegated);

/** "NOT IN is never true" denies twice; once more is its opposite. */
const negationsIn = ({ text }: ReadText): number =>
  text.match(/\b(?:not|never|no|nobody|nothing|none|neither|nor|cannot|[a-z]+n['’]t)\b/gi)?.length ?? 0;
