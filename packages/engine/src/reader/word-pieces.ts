/** Texts as the reader takes them in: numbers of words and pieces of words, as BERT's lower-cased models cut them. */
export interface PairTokens {
  readonly ids: readonly number[];
  /** 0 for what is asked for, 1 for what the CV says. */
  readonly sides: readonly (0 | 1)[];
}

const unknownMark = '[UNK]';
const startMark = '[CLS]';
const endMark = '[SEP]';
export const longest = 128;
const marks = 3;
/** A longer word is none. */
const longestWord = 100;

const UNSEEN = /[\p{Cc}\p{Cf}\p{Co}\p{Cn}\p{Cs}\uFFFD]/u;
const SPACE = /\s/u;
const ACCENT = /\p{Mn}/gu;
/** Cut off as a word of its own: punctuation, and whatever of ASCII is neither letter nor digit. */
const CUT_OFF = /[!-/:-@[-`{-~\p{P}]|[\u4E00-\u9FFF\u3400-\u4DBF\uF900-\uFAFF\u{20000}-\u{2CEAF}\u{2F800}-\u{2FA1F}]/u;

/** What is written becomes plain: no unseen characters, one kind of space, small letters, no accents. */
function plain(text: string): string {
  let clean = '';
  for (const character of text) {
    if (SPACE.test(character)) clean += ' ';
    else if (!UNSEEN.test(character)) clean += character;
  }
  return clean.normalize('NFD').replace(ACCENT, '').toLowerCase();
}

function wordsOf(text: string): string[] {
  const words: string[] = [];
  let word = '';
  const end = () => {
    if (word !== '') words.push(word);
    word = '';
  };
  for (const character of plain(text)) {
    if (character === ' ') end();
    else if (CUT_OFF.test(character)) {
      end();
      words.push(character);
    } else word += character;
  }
  end();
  return words;
}

/** `list` holds a word a line, in the order of their numbers. */
export function createWordPieces(list: string) {
  const numberOf = new Map(list.split('\n').map((word, at) => [word, at]));
  const mark = (word: string): number => {
    const known = numberOf.get(word);
    if (known === undefined) throw new Error(`The reader's list of words lacks ${word}`);
    return known;
  };
  const [unknown, start, end] = [mark(unknownMark), mark(startMark), mark(endMark)];

  /** The longest known piece from the left, again and again; a word with a piece that is not known is not known. */
  const cut = (word: string): number[] => {
    const letters = [...word];
    if (letters.length > longestWord) return [unknown];
    const pieces: number[] = [];
    for (let from = 0; from < letters.length; ) {
      let to = letters.length;
      let piece: number | undefined;
      for (; to > from && piece === undefined; to -= piece === undefined ? 1 : 0) {
        piece = numberOf.get((from > 0 ? '##' : '') + letters.slice(from, to).join(''));
      }
      if (piece === undefined) return [unknown];
      pieces.push(piece);
      from = to;
    }
    return pieces;
  };
  const piecesOf = (text: string): number[] => wordsOf(text).flatMap(cut);

  return {
    piecesOf,
    /** Both texts with the marks around them, together at most `longest` numbers: the longer one is cut first. */
    pairOf(asked: string, said: string): PairTokens {
      const { first, second } = shorten(piecesOf(asked), piecesOf(said), longest - marks);
      const ids = [start, ...first, end, ...second, end];
      const own = first.length + 2;
      return { ids, sides: ids.map((_, at) => (at < own ? 0 : 1)) };
    },
  };
}

export type WordPieces = ReturnType<typeof createWordPieces>;

/** As the texts were cut for training: the longer one gives way, down to half of the room where both are too long. */
function shorten(first: readonly number[], second: readonly number[], room: number) {
  if (first.length + second.length <= room) return { first, second };
  const isFirstLonger = first.length > second.length;
  const shorter = Math.min(first.length, second.length);
  const kept = shorter > room / 2 ? Math.floor(room / 2) : shorter;
  const rest = shorter > room / 2 ? kept + (room % 2) : room - kept;
  return isFirstLonger
    ? { first: first.slice(0, rest), second: second.slice(0, kept) }
    : { first: first.slice(0, kept), second: second.slice(0, rest) };
}
