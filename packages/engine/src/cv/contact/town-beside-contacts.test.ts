import { expect, test } from 'vitest';
import { parseText } from '../../testing/cvs/parse-text.ts';

const townOf = async (contacts: string) =>
  (await parseText(`Janet Hollowood\n${contacts}\n\nWork\nCook, Acme Ltd, Leeds, 2019 – 2022`)).address?.value;

test.each([
  ['Preston PR2 | 07700 900683 | janet@example.org', 'Preston PR2'],
  ['Rotherham S65 - 07700900958 - janet@example.org', 'Rotherham S65'],
  ['Oxford // 07700 900160 // janet@example.org', 'Oxford'],
  ['Hexham, Northumberland. 07700 900 641. janet@example.org', 'Hexham, Northumberland'],
  ['07700 900672\njanet@example.org\nPenn, Wolverhampton', 'Penn, Wolverhampton'],
  ['janet@example.org\nI live in Bournemouth.', 'Bournemouth'],
  ['Quezon City, Philippines | +63 917 000 0123 | janet@example.org', 'Quezon City, Philippines'],
  ['Milton Keynes (open to remote)\njanet@example.org', 'Milton Keynes (open to remote)'],
  ['3 Clos y Wern, Cardiff CF5 4RL / 029 2018 0877 / janet@example.org', '3 Clos y Wern, Cardiff CF5 4RL'],
])('%s', async (contacts, town) => expect(await townOf(contacts)).toBe(town));

test.each([
  'Sales Manager, London Marathon | janet@example.org',
  'Acme Ltd, Leeds\njanet@example.org',
  'janet@example.org',
])('no home: %s', async (contacts) => expect(await townOf(contacts)).toBeUndefined());

test('a town far from how to reach someone is where a post was', async () => {
  const cv = await parseText(`Janet Hollowood
janet@example.org

I cook.
I bake.
I clean.
I serve.
Hexham

Cook, Acme Ltd, 2019 – 2022`);
  expect(cv.address).toBeUndefined();
});

test('a very long line of contacts is read at once', async () => {
  expect(await townOf(`${'A, '.repeat(7000)} janet@example.org`)).toBeUndefined();
  expect(await townOf(`${'Aa '.repeat(190)}| janet@example.org`)).toBeUndefined();
});
