import { expect, test } from 'vitest';
import { parseText } from '../../testing/cvs/parse-text.ts';

const told = 'Kept the shop tidy, served customers at the till and helped with the stock on Saturdays. '.repeat(6);

test('a long CV without a dated post is said to be read in part', async () => {
  const { flags } = await parseText(`Ada Lovell\nada@mailbox.test\n\nEXPERIENCE\n\n${told}\n`);
  expect(flags).toContainEqual({ kind: 'partly-read', reason: 'no-dated-posts' });
});

test('one with dated posts is not, nor is a short one', async () => {
  const dated = await parseText(
    `Ada Lovell\nada@mailbox.test\n\nEXPERIENCE\n\nShop Assistant\nAcme Ltd\nMar 2019 - present\n- ${told}\n`,
  );
  expect(dated.flags).toEqual([]);
  expect((await parseText('Ada Lovell\nada@mailbox.test\n\nSKILLS\nExcel\n')).flags).toEqual([]);
});

test('another language is named, and its months, headings and degrees are read', async () => {
  const cv = await parseText(
    'Anna Kowalska\nanna.kowalska@poczta.example\n\nDOŚWIADCZENIE ZAWODOWE\n\nKsięgowa\nWawel Handel Sp. z o.o.\nmarzec 2017 – obecnie\n- Prowadzenie ksiąg oraz zamknięcie miesiąca w SAP dla trzech spółek\n- Przygotowanie deklaracji do urzędu i kontakt z klientami\n\nWYKSZTAŁCENIE\n\nMagister Finanse i Rachunkowość, Uniwersytet Ekonomiczny, 2011 – 2013\n',
  );
  expect(cv.flags).toContainEqual({ kind: 'other-language', language: 'Polish' });
  expect(cv.experience.map(({ title, start, end }) => [title?.value, start, end])).toEqual([
    ['Księgowa', '2017-03', 'present'],
  ]);
  expect(cv.education[0]?.qualification?.value).toBe('Magister Finanse i Rachunkowość');
});
