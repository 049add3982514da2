import { leadSchema } from '@candela/contract/leads/whitepaper-leads.routes.ts';
import { describe, expect, it } from 'vitest';
import { failureOf, readFields, refusalOf } from './form-answer.ts';

describe('a refused form', () => {
  it('keeps what was typed and names each field once', () => {
    const form = new FormData();
    form.set('firstName', '  ');
    form.set('lastName', 'Okafor');
    form.set('companyEmail', 'not an address');
    const values = readFields(form);
    const parsed = leadSchema.safeParse(values);
    if (parsed.success) throw new Error('should be refused');
    expect(refusalOf(values, parsed.error)).toEqual({
      values: { firstName: '  ', lastName: 'Okafor', companyEmail: 'not an address' },
      errors: { firstName: 'First name is required', companyEmail: 'Email is invalid' },
      message: null,
    });
  });

  it('leaves files aside', () => {
    const form = new FormData();
    form.set('firstName', new Blob(['x']), 'x.txt');
    expect(readFields(form)).toEqual({});
  });

  it('passes on what was meant for the caller and nothing else', () => {
    const meant = Object.assign(new Error('Too many requests.'), { status: 429 });
    expect(failureOf({}, meant).message).toBe('Too many requests.');
    expect(failureOf({}, Object.assign(new Error('secret'), { status: 500 })).message).not.toContain('secret');
    expect(failureOf({}, new Error('secret')).message).not.toContain('secret');
  });
});
