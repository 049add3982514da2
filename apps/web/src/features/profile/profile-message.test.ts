import { expect, it } from 'vitest';
import { isGoodNews } from './profile-message.tsx';

it.each([
  ['Profile updated', true],
  ['Email updated. Verification required.', true],
  ['Saved', true],
  ['Failed to save', false],
  ['Email is managed by Google SSO. Update it in your Google Account.', false],
  ['Invalid code', false],
])('%j is good news: %s', (message, expected) => {
  expect(isGoodNews(message)).toBe(expected);
});
