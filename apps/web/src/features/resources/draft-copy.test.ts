import { describe, expect, it } from 'vitest';
import { createCopyKeeper, isNewerCopy } from './draft-copy.ts';
import type { ResourceDraft } from './resource-draft.ts';

const draft: ResourceDraft = {
  title: 'One',
  slug: 'one',
  description: '',
  content: '<p>Words</p>',
  thumbnailId: null,
  fileId: null,
};

function box() {
  const values = new Map<string, string>();
  return {
    getItem: (key: string) => values.get(key) ?? null,
    setItem: (key: string, value: string) => void values.set(key, value),
    removeItem: (key: string) => void values.delete(key),
    values,
  };
}

describe('the emergency copy', () => {
  it('is found again until it is dropped, each resource its own', () => {
    const storage = box();
    const keeper = createCopyKeeper(() => storage, 'a');
    keeper.keep(draft, 3, 1000);
    expect(keeper.find()).toEqual({ draft, revision: 3, at: 1000 });
    expect(createCopyKeeper(() => storage, 'b').find()).toBeNull();
    keeper.drop();
    expect(keeper.find()).toBeNull();
  });

  it('does without where the browser refuses, and ignores what it cannot read', () => {
    const refusing = createCopyKeeper(() => {
      throw new Error('denied');
    }, 'a');
    expect(() => refusing.keep(draft, 1, 1)).not.toThrow();
    expect(refusing.find()).toBeNull();
    const storage = box();
    storage.setItem('resource-draft:a', '{"draft":1}');
    expect(createCopyKeeper(() => storage, 'a').find()).toBeNull();
  });

  it('is offered only when the server never had it', () => {
    const copy = { draft, revision: 3, at: Date.parse('2027-01-01T10:00:00Z') };
    expect(isNewerCopy(copy, { revision: 3, updatedAt: '2027-01-01T09:00:00.000Z' })).toBe(true);
    expect(isNewerCopy(copy, { revision: 4, updatedAt: '2027-01-01T09:59:00.000Z' })).toBe(true);
    expect(isNewerCopy(copy, { revision: 4, updatedAt: '2027-01-01T10:01:00.000Z' })).toBe(false);
  });
});
