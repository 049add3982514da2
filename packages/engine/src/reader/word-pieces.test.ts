import { describe, expect, it } from 'vitest';
import shipped from '../../models/reader-words.json' with { type: 'json' };
import { createWordPieces, longest } from './word-pieces.ts';

const words = createWordPieces(shipped.words);
const [start, end] = [101, 102];

describe('the reader takes in', () => {
  // The numbers are those of the tokenizer the model was trained with.
  it.each([
    ['Ünïcödé naïve café—dash', [27260, 15743, 7668, 1517, 11454]],
    [
      'C++/C# .NET 4.8 $5,000 50%',
      [1039, 1009, 1009, 1013, 1039, 1001, 1012, 5658, 1018, 1012, 1022, 1002, 1019, 1010, 2199, 2753, 1003],
    ],
    ['a\u200Bb\u00ADc', [5925]],
    ['', []],
  ])('“%s” as the words and pieces it was trained on', (text, pieces) => {
    expect(words.piecesOf(text)).toEqual(pieces);
    expect(words.pairOf(text, '').ids).toEqual([start, ...pieces, end, end]);
  });

  it('both sides of a pair, the longer one cut where there is no room', () => {
    const pair = words.pairOf('budget', 'budget '.repeat(300));
    expect(pair.ids).toHaveLength(longest);
    expect(pair.sides.filter((side) => side === 0)).toHaveLength(3);
    const both = words.pairOf('budget '.repeat(300), 'budget '.repeat(200));
    expect(both.ids).toHaveLength(longest);
    expect(both.sides.filter((side) => side === 1)).toHaveLength(63);
  });
});
