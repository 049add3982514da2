import { expect, it } from 'vitest';
import { withoutIt } from './short-label.ts';

it.each([
  ['Driving licence', 'Not shown: driving licence'],
  ['Hands-on workshop experience', 'Not shown: hands-on workshop experience'],
  ['SQL', 'No SQL'],
  ['Node.js', 'No Node.js'],
  ['French', 'No French'],
  ['Prince2 certificate', 'No Prince2 certificate'],
  ['Patience, and a sense', 'Not shown: patience'],
  ['C, C++ and Rust', 'No C, C++ and Rust'],
  ['Like people', 'Not shown: like people'],
  ['Love of books', 'Not shown: love of books'],
])('what is missing stands in the middle of a line: %s', (label, missing) => {
  expect(withoutIt(label)).toBe(missing);
});
