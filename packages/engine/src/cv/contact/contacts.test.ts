import { describe, expect, test } from 'vitest';
import { parseText } from '../../testing/cvs/parse-text.ts';

const REST = '\n\nEXPERIENCE\n\nEngineer, Acme Ltd\nJan 2019 - Present\n- Did things\n';

describe('names', () => {
  test.each([
    ['CURRICULUM VITAE\nJane Smith', 'Jane Smith'],
    ['Curriculum Vitae of Jane Smith', 'Jane Smith'],
    ['Dr. Jane A. Smith, PhD, MBA', 'Jane A. Smith'],
    ['Software Engineer\nJane Smith', 'Jane Smith'],
    ['SMITH, Jane', 'Jane Smith'],
    ['JEAN-LUC DE LA TOUR', 'Jean-Luc de la Tour'],
    ['ANNE O’BRIEN-MCKAY', 'Anne O’Brien-Mckay'],
    ['Ludwig van der Berg', 'Ludwig van der Berg'],
    ['Nguyễn Thị Minh Anh', 'Nguyễn Thị Minh Anh'],
    ['Name: Maria Fernanda López', 'Maria Fernanda López'],
    ['Ольга Иванова', 'Ольга Иванова'],
    ['王小明', '王小明'],
    ['محمد الأحمد', 'محمد الأحمد'],
    ['김지훈', '김지훈'],
    ['Jane Smith | Product Manager', 'Jane Smith'],
  ])('%s', async (head, name) => {
    expect((await parseText(`${head}\nLondon${REST}`)).name?.value).toBe(name);
  });

  test.each([
    'CURRICULUM VITAE',
    'Senior Software Engineer',
    'Acme Solutions Ltd',
    'Personal Profile',
    'Manchester, United Kingdom',
  ])('no candidate is called "%s"', async (head) => expect((await parseText(`${head}${REST}`)).name).toBeUndefined());
});

describe('addresses and numbers', () => {
  test.each([
    ['jane.smith@mail.example', 'jane.smith@mail.example'],
    ['Email: Jane.Smith+jobs@Mail.Example', 'jane.smith+jobs@mail.example'],
    ['jane [at] mail [dot] example', 'jane@mail.example'],
    ['jane.smith (at) mail.example', 'jane.smith@mail.example'],
    ['jane.smith @ mail . example', 'jane.smith@mail.example'],
  ])('%s', async (line, email) => expect((await parseText(`Jane Smith\n${line}${REST}`)).email?.value).toBe(email));

  test.each([
    ['07700 900123', '07700 900123'],
    ['Tel: +44 (0)20 7946 0018', '+44 (0)20 7946 0018'],
    ['(415) 555-0137', '(415) 555-0137'],
    ['M: 0044 7700 900 123 | F: 020 7946 0000', '0044 7700 900 123'],
    ['Mobile +49 151 55550123', '+49 151 55550123'],
  ])('%s', async (line, phone) => expect((await parseText(`Jane Smith\n${line}${REST}`)).phone?.value).toBe(phone));

  test('dates are no telephone numbers', async () => {
    expect((await parseText(`Jane Smith\n09/2013 - 08/2015\n2012 - 2019${REST}`)).phone).toBeUndefined();
  });

  test("a referee's address is not the person's", async () => {
    const cv = await parseText(`Jane Smith${REST}\nREFERENCES\n\nProf Jo Bloggs, jo@bloggs.example, 020 7946 0999\n`);
    expect(cv.email).toBeUndefined();
    expect(cv.phone).toBeUndefined();
  });

  test('pages of their own', async () => {
    const { socials } = await parseText(
      `Jane Smith\nhttps://www.linkedin.com/in/jane-smith/ | github.com/janes | twitter.com/janes | www.janesmith.example${REST}`,
    );
    expect(socials.linkedin?.value).toBe('https://www.linkedin.com/in/jane-smith');
    expect(socials.github?.value).toBe('github.com/janes');
    expect(socials.x?.value).toBe('twitter.com/janes');
    expect(socials.website?.value).toBe('www.janesmith.example');
  });

  test('an address only where there is one', async () => {
    expect((await parseText(`Jane Smith\n14 Mill Lane\nLeeds LS1 4AB\njane@mail.example${REST}`)).address?.value).toBe(
      '14 Mill Lane, Leeds LS1 4AB',
    );
    expect((await parseText(`Jane Smith\njane@mail.example${REST}`)).address).toBeUndefined();
  });
});

test('protected attributes fill no field and are shown as unplaced', async () => {
  const cv = await parseText(
    `Jane Smith\nDate of birth: 3 March 1988\nNationality: Irish\nMarital status: single\nGender: female${REST}`,
  );
  const { unplaced, sections, text, ...fields } = cv;
  expect(JSON.stringify(fields)).not.toMatch(/1988|Irish|single|female/);
  expect(unplaced.map(({ value }) => value)).toEqual([
    'Date of birth: 3 March 1988',
    'Nationality: Irish',
    'Marital status: single',
    'Gender: female',
  ]);
});

describe('names that are also something else', () => {
  const named = async (first: string, mail = 'post@mailbox.test') =>
    (
      await parseText(
        `${first}\n07700 900123 | ${mail}\n\nEXPERIENCE\n\nClerk, Acme Ltd\nJan 2019 - Present\n- Typed\n`,
      )
    ).name?.value;

  test.each(['Hannah Baker', 'Tom Cook', 'Grace Mason', 'Yusuf Porter', 'Ana Maria Fisher', 'Ifeoma Carpenter'])(
    'a family name that is a trade: %s',
    async (name) => {
      expect(await named(name)).toBe(name);
    },
  );

  test.each(['Head Baker', 'Pastry Cook', 'Night Porter', 'Bus Driver'])('a trade is no name: %s', async (title) => {
    expect(await named(title)).toBeUndefined();
  });

  test('the family name first, and small letters', async () => {
    expect(await named('Smith, John')).toBe('John Smith');
    expect(await named('Maria Fernandes, Reading')).toBe('Maria Fernandes');
    expect(await named('anna kowalska')).toBe('Anna Kowalska');
  });
});
