import { expect, it } from 'vitest';
import { changedDetails } from './contact-values.ts';

it('sends of contact details what was changed, and nothing that another tab may have changed', () => {
  const socials = { linkedin: 'https://l.test/me', github: '', x: '', facebook: '', website: '' };
  const before = { name: 'Ada', phone: '1', address: 'Leeds', socials };
  expect(changedDetails(before, before)).toEqual({});
  expect(changedDetails({ ...before, phone: '' }, before)).toEqual({ phone: '' });
  const wanted = { ...before, socials: { ...socials, website: 'https://me.test' } };
  expect(changedDetails(wanted, before)).toEqual({ socials: { website: 'https://me.test' } });
  expect(changedDetails({ name: 'Ada Q', phone: '1' }, { name: 'Ada', phone: '1' })).toEqual({ name: 'Ada Q' });
});
