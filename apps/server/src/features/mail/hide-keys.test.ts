import { expect, it } from 'vitest';
import { hideKeys } from './hide-keys.ts';

it('says where a link leads, without what lets its holder in', () => {
  const key = '8b1c6f0e-0000-4000-8000-000000000000.1790000000000.abcDEF';
  expect(hideKeys(`Accept: https://jobs.example/register?email=a@b.test&invite=${key}#recruiter\nNext`)).toBe(
    'Accept: https://jobs.example/register?…\nNext',
  );
  expect(hideKeys(`See https://jobs.example/held/${key} or https://jobs.example/report-mail?token=${key}`)).toBe(
    'See https://jobs.example/held/… or https://jobs.example/report-mail?…',
  );
  expect(hideKeys('Nothing to hide: a/b at 12:30')).toBe('Nothing to hide: a/b at 12:30');
});
