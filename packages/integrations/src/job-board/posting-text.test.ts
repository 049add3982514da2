import { describe, expect, it } from 'vitest';
import { cleanLine, cleanLines, cleanText, clip, textBlocks } from './posting-text.ts';

describe('cleaning', () => {
  it('keeps lines and drops what is not text', () => {
    expect(cleanText(' a\r\nb\rc\u2028d\u0000\u001b\u009f\te ')).toBe('a\nb\nc\nd\te');
    expect(cleanText('x\ud83d')).toBe('x\ufffd');
    expect(cleanText('👩‍🚀 é')).toBe('👩‍🚀 é');
  });

  it('makes one line of several, and none of nothing', () => {
    expect(cleanLine(' a\n\n b\t\u00a0c ')).toBe('a b c');
    expect(cleanLines([' a ', '\n', '\u0000', 'b'])).toEqual(['a', 'b']);
  });
});

describe('clipping', () => {
  it.each([
    ['short', 10, 'short'],
    ['exactly 10', 10, 'exactly 10'],
    ['one two three', 10, 'one two…'],
    ['abcdefghijkl', 10, 'abcdefghi…'],
    ['a bcdefghijklmn', 10, 'a bcdefgh…'],
    ['👍👍👍👍', 3, '👍👍…'],
  ])('makes %j at most %i characters', (text, longest, expected) => {
    expect(clip(text, longest)).toBe(expected);
  });
});

describe('blocks', () => {
  it('reads paragraphs, lines and lists as people write them', () => {
    expect(textBlocks('One.\nTwo.\n \n\nYou will:\n- draw\n• rig\n* well-known\nAnd rest.')).toEqual([
      { kind: 'paragraph', lines: ['One.', 'Two.'] },
      { kind: 'paragraph', lines: ['You will:'] },
      { kind: 'list', items: ['draw', 'rig', 'well-known'] },
      { kind: 'paragraph', lines: ['And rest.'] },
    ]);
  });

  it('leaves a dash inside a line and a minus before a number alone', () => {
    expect(textBlocks('Leeds - York\n-5 °C')).toEqual([{ kind: 'paragraph', lines: ['Leeds - York', '-5 °C'] }]);
  });

  it('finds nothing in nothing', () => {
    expect(textBlocks('\n \n')).toEqual([]);
  });
});
