import { expect, test } from 'vitest';
import { parseText } from '../../testing/cvs/parse-text.ts';

const head = 'Ada Lovell\n07700 900123 | ada.lovell@mailbox.test\n\n';
const posts = async (text: string) =>
  (await parseText(head + text)).experience.map(({ title, company, start, end }) =>
    [title?.value, company?.value, start, end].join(' | '),
  );

const both = [
  'Store Manager | Fenwick Outdoor Ltd | 2019-03 | present',
  'Assistant Manager | Marlow Books | 2014-06 | 2019-02',
];

test('posts written as sentences, with and without a heading', async () => {
  const told =
    'Store Manager, Fenwick Outdoor Ltd, March 2019 to present. Run a shop with fourteen people. Plan the rotas.\n\nAssistant Manager, Marlow Books, June 2014 to February 2019. Opened and closed the shop.\n';
  expect(await posts(`Experience\n\n${told}`)).toEqual(both);
  expect(await posts(told)).toEqual(both);
  const { experience } = await parseText(`${head}${told}`);
  expect(experience[0]?.description?.value).toBe('Run a shop with fourteen people. Plan the rotas.');
});

test('posts told in one paragraph', async () => {
  const cv = await parseText(
    `${head}I work as Store Manager at Fenwick Outdoor Ltd in Leeds since March 2019. Run a shop with fourteen people. Before that I worked as Assistant Manager at Marlow Books in York from June 2014 to February 2019. Opened and closed the shop. I hold a BTEC Level 3 Retail Management, Leeds City College, 2013.`,
  );
  expect(cv.experience.map(({ title, start }) => [title?.value, start])).toEqual([
    ['Store Manager', '2019-03'],
    ['Assistant Manager', '2014-06'],
  ]);
  expect(cv.education[0]?.qualification?.value).toBe('BTEC Level 3 Retail Management');
});

test('a headed list in the end does not swallow posts without a heading', async () => {
  const three =
    'Store Manager\nFenwick Outdoor Ltd\nMar 2019 - present\nRun a shop with fourteen people\n\nAssistant Manager\nMarlow Books\nJun 2014 - Feb 2019\nOpened and closed the shop\n';
  expect(await posts(`${three}\nSKILLS\nExcel, rotas\n\nREFERENCES\nOn request\n`)).toEqual(both);
});

test('a sentence of a duty that names dates is no post', async () => {
  const { experience } = await parseText(
    `${head}EXPERIENCE\n\nStore Manager\nFenwick Outdoor Ltd\nMar 2019 - present\n- Led the move of the shop from January 2020 to March 2020 with the regional manager. It opened on time.\n`,
  );
  expect(experience).toHaveLength(1);
});

test('employer, town and title run together, with the marks of a wrong encoding', async () => {
  const cv = await parseText(
    `${head}EXPERIENCE\n\n02/2013 to 10/2014\nAssociate Producer Company Name ï¼ City , State\n- Planned events\n\nRiver Foods Leeds, UK Sales Manager 01/2011 to 01/2013\n- Sold groceries\n`,
  );
  expect(cv.experience.map(({ title, company, location }) => [title?.value, company?.value, location?.value])).toEqual([
    ['Associate Producer', 'Company Name', 'City , State'],
    ['Sales Manager', 'River Foods', 'Leeds, UK'],
  ]);
});

test('duties told in sentences that speak of a school stay with the post', async () => {
  const { experience } = await parseText(
    `${head}Primary School Teacher, Ashgrove Primary School, September 2016 to present. Teach a class of thirty and lead mathematics for the school. Plan lessons with parents.\n\nTeaching Assistant, Topsham Infants, September 2013 to July 2016. Read with small groups.\n\nPGCE Primary Education, University of Exeter, 2016\n\nSKILLS\nPhonics\n`,
  );
  expect(experience[0]?.description?.value).toBe(
    'Teach a class of thirty and lead mathematics for the school. Plan lessons with parents.',
  );
});
