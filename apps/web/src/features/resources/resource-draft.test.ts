import { ApiError } from '@candela/contract/client/api-error.ts';
import { describe, expect, it } from 'vitest';
import { findFaults, judgeFailure, type ResourceDraft } from './resource-draft.ts';

const draft: ResourceDraft = {
  title: 'One',
  slug: 'one',
  description: '',
  content: '',
  thumbnailId: null,
  fileId: null,
};

describe('a draft the server would refuse', () => {
  it('is found out before it is sent, field by field', () => {
    expect(findFaults(draft)).toEqual({});
    expect(findFaults({ ...draft, title: '  ' })).toEqual({ title: 'Title is required' });
    expect(findFaults({ ...draft, slug: 'Not an address' })).toHaveProperty('slug');
    expect(findFaults({ ...draft, slug: '' })).toHaveProperty('slug');
    expect(findFaults({ ...draft, content: 'x'.repeat(400_001) })).toHaveProperty('content');
  });
});

describe('a save that failed', () => {
  it('is a conflict, a wait, a matter of fields, or refused', () => {
    const fail = (status: number, more = {}) => judgeFailure(new ApiError({ status, message: 'No.', ...more }));
    expect(fail(409, { type: 'CONFLICT' })).toEqual({ kind: 'conflict' });
    expect(fail(409, { type: 'SLUG_TAKEN' })).toMatchObject({ kind: 'fields', messages: { slug: expect.any(String) } });
    for (const status of [0, 429, 500, 503]) expect(fail(status)).toEqual({ kind: 'later', message: 'No.' });
    expect(fail(400, { errors: [{ path: 'title', message: 'Too long' }] })).toEqual({
      kind: 'fields',
      messages: { title: 'Too long' },
    });
    // Without the field that is at fault there would be nothing to leave out, and the same call would run for ever.
    expect(fail(400, { errors: [{ path: 'revision', message: 'Wrong' }] })).toMatchObject({ kind: 'refused' });
    expect(fail(404)).toMatchObject({ kind: 'refused' });
    expect(judgeFailure(new TypeError('x'))).toMatchObject({ kind: 'refused' });
  });
});
