import { describe, expect, it } from 'vitest';
import { eventWords } from './resource-words.ts';

const say = (action: string, detail = {}) => eventWords({ action, detail }, (iso) => `<${iso}>`);

describe('the history in words', () => {
  it('names versions, dates and addresses', () => {
    expect(say('created', { type: 'blog', title: 'One' })).toBe('began the draft');
    expect(say('published', { version: 3 })).toBe('published version 3');
    expect(say('scheduled', { version: 2, for: '2027-01-01T09:00:00.000Z' })).toBe(
      'scheduled version 2 for <2027-01-01T09:00:00.000Z>',
    );
    expect(say('moved', { from: 'a', to: 'b' })).toBe('changed the address from a to b');
  });

  it('shows an action it has no words for', () => {
    expect(say('put_aside')).toBe('put aside');
  });
});
