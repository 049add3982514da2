import { describe, expect, it } from 'vitest';
import { cleanLine, cleanLines, cleanText, textBlocks } from './posting-text.ts';

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
