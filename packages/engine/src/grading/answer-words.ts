import { loadEncoder } from '../encoder/load-encoder.ts';
import { stopWords } from '../encoder/stop-words.ts';
import { stemOf } from '../encoder/words.ts';

/** A word that says something, as it is compared, and where it stands in its text. */
export interface AnswerWord {
  readonly key: string;
  /** How much it tells: rare words more than common ones, up to twice as much. */
  readonly weight: number;
  readonly isNumber: boolean;
  readonly isNegated: boolean;
  readonly from: number;
}

const WORD = /[a-z][a-z0-9]*(?:['’][a-z]+)?(?:\+\+|#)?|\d+(?:[.,]\d+)*/g;

/** Only grammar. "More", "same" and "without" are not here: between two answers they may be the difference. */
const grammar: ReadonlySet<string> = new Set(
  `a an the and or but if then than that this these those there here it its i me my mine we us our ours you your yours they them
  their he him his she her hers who whom whose which what when where how why is am are was were be been being do does did done
  have has had having will would shall should can could may might must of to in on at by for from with as into onto about so such
  very just also too only even still yet well really quite rather some any each every all both either neither other another
  because since while during after before again however therefore thus hence i'm i've i'd i'll it's that's we're we've you're
  let get got getting make made thing things one's etc eg ie e g s t re ve ll d m say said says`.split(/\s+/),
);

const NEGATION =
  /^(?:no|not|never|none|nobody|nothing|nowhere|neither|nor|without|cannot|hardly|barely|lack|lacked|lacking|lacks|[a-z]+n['’]t)$/;
/** A negation speaks for the few words behind it. */
const negationReach = 4;

const numberWords: ReadonlyMap<string, string> = new Map(
  'zero one two three four five six seven eight nine ten eleven twelve'
    .split(' ')
    .map((word, value): [string, string] => [word, String(value)])
    .concat([
      ['twenty', '20'],
      ['thirty', '30'],
      ['forty', '40'],
      ['fifty', '50'],
      ['hundred', '100'],
      ['thousand', '1000'],
      ['once', '1'],
      ['twice', '2'],
    ]),
);

const irregularPlurals: ReadonlyMap<string, string> = new Map([
  ['children', 'child'],
  ['people', 'person'],
  ['men', 'man'],
  ['women', 'woman'],
  ['families', 'family'],
]);

const lightest = 0.5;
const heaviest = 2;
const numberWeight = 1.2;

const weights = new Map<string, number>();
/** Answers share most of their words; a bound keeps the memory small whatever comes. */
const mostWeights = 20_000;

/** Other forms under which the encoder may know a word: introduced, introducing, introduce. */
const forms = (key: string): string[] => {
  const bare = key.replace(/(?:ing|ed)$/, '');
  return bare === key || bare.length < 3 ? [key] : [key, bare, `${bare}e`, bare.replace(/(.)\1$/, '$1')];
};

function weightOf(key: string): number {
  const known = weights.get(key);
  if (known !== undefined) return known;
  const weight = weigh(key);
  if (weights.size >= mostWeights) weights.clear();
  weights.set(key, weight);
  return weight;
}

function weigh(key: string): number {
  const { encoder, weightOf: told } = loadEncoder();
  if (stopWords.has(key)) return lightest;
  const form = forms(key).find((word) => encoder.encodeStems([word]) !== undefined);
  return Math.min(heaviest, Math.max(lightest, told(form ?? key)));
}

/** The words of a text that say something, with what is denied marked. */
export function wordsOfAnswer(text: string): AnswerWord[] {
  const words: AnswerWord[] = [];
  const plain = text.toLowerCase().replace(/[‘’]/g, "'");
  let negatedFor = 0;
  let end = 0;
  for (const match of plain.matchAll(WORD)) {
    const raw = match[0];
    // A negation does not reach over the end of a clause.
    if (/[.!?;:,]|\bbut\b/.test(plain.slice(end, match.index))) negatedFor = 0;
    end = match.index + raw.length;
    if (NEGATION.test(raw)) {
      negatedFor = negationReach;
      continue;
    }
    const word = raw.replace(/'.*$/, '');
    const number = numberWords.get(word) ?? (/^\d/.test(word) ? word.replace(/,(?=\d{3})/g, '') : undefined);
    if (number === undefined && grammar.has(raw)) {
      if (raw === 'but') negatedFor = 0;
      continue;
    }
    if (word.length < 2 && number === undefined && !/[cr]/.test(word)) continue;
    const key = number ?? irregularPlurals.get(word) ?? stemOf(word);
    words.push({
      key,
      weight: number === undefined ? weightOf(key) : numberWeight,
      isNumber: number !== undefined,
      isNegated: negatedFor > 0,
      from: match.index,
    });
    negatedFor -= 1;
  }
  return words;
}
