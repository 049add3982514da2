import { describe, expect, it } from 'vitest';
import { cleanName, containsLink, nameProblem, nameText, optionalNameText } from './names.ts';

describe('a name', () => {
  it.each([
    'Zoë O’Connor-Nguyễn',
    'Søren Aabye Kierkegaard Jr.',
    'J.R.R. Tolkien',
    '山田 太郎',
    'محمد علي',
    'नरेन्द्र क्‍ष',
    'Smith & Sons (Leeds) Ltd.',
    'Booking.com',
    'ASP.NET Core developer',
    'Node.js / React.js engineer',
    'Senior C++/C# developer, 24/7 support',
    'M.Sc. lecturer',
    'Head of R&D – UK & Ireland @ night',
    'Executive assistant to the C.E.O.',
    '+44 113 496 0123',
  ])('%j is accepted', (name) => {
    expect(nameProblem(name)).toBeUndefined();
  });

  it.each([
    ['Royal Mail: parcel held, pay 1.99 at http://evil.example/x', /web and email addresses/],
    ['pay at royalmail-fees.com', /web and email addresses/],
    ['pay at royalmail-fees.co.uk now', /web and email addresses/],
    ['HTTPS://EVIL.EXAMPLE', /web and email addresses/],
    ['hxxp://evil', /web and email addresses/],
    ['www.evil.example', /web and email addresses/],
    ['evil.com/pay', /web and email addresses/],
    ['evil。com/pay', /web and email addresses/],
    ['пример.xn--p1ai/pay', /web and email addresses/],
    ['192.0.2.1/pay', /web and email addresses/],
    ['javascript:alert(1)', /web and email addresses/],
    ['write to boss@evil.com', /web and email addresses/],
    [`write to ${'b'.repeat(90)}@evil.com`, /web and email addresses/],
    ['1http://evil', /web and email addresses/],
    ['see -evil.com and _evil.com', /web and email addresses/],
    [`pay at ${'a.'.repeat(20)}com`, /web and email addresses/],
    [`pay at ${'a'.repeat(70)}.evil.com`, /web and email addresses/],
    ['Ida\nBcc: someone', /one line/],
    ['Ida\r', /one line/],
    ['Ida\u0000Vane', /one line/],
    ['Ida\u2028Vane', /one line/],
    ['Ida \u202Eenav', /invisible/],
    ['Ida\u2066x\u2069', /invisible/],
    ['Ro\u200Byal', /invisible/],
    ['Ro\u00ADyal', /invisible/],
    ['\uD800', /cannot be stored/],
  ])('%j is refused in plain words', (name, message) => {
    expect(nameProblem(name)).toMatch(message);
  });

  it('is trimmed, must be there where it is needed, and has a longest form', () => {
    const schema = nameText(5, 'A name is required');
    expect(schema.parse(' Ida ')).toBe('Ida');
    expect(schema.safeParse('  ').error?.issues[0]?.message).toBe('A name is required');
    expect(schema.safeParse(undefined).error?.issues[0]?.message).toBe('A name is required');
    expect(schema.safeParse('Idaida').error?.issues[0]?.message).toBe('Must be at most 5 characters');
    // Refused for its length alone: no pattern looks at a megabyte.
    expect(nameText(5, '').safeParse('a.'.repeat(500_000)).error?.issues).toHaveLength(1);
    expect(optionalNameText(5).parse(undefined)).toBeUndefined();
    expect(optionalNameText(5).parse(' ')).toBe('');
    expect(optionalNameText(50).safeParse('a\nb').success).toBe(false);
  });
});

describe('a name that was read from a document', () => {
  it.each([
    ['Royal Mail: pay 1.99 at http://evil.example/x now', 'Royal Mail: pay 1.99 at now'],
    ['pay at royalmail-fees.co.uk now', 'pay at royalmail-fees now'],
    ['Booking.com', 'Booking'],
    ['ASP.NET and evil.net developer', 'ASP.NET and evil developer'],
    ['Ida\n\tVane', 'Ida Vane'],
    ['Ida \u202Eenav\u200B', 'Ida enav'],
    ['boss@evil.com', ''],
    ['Ida\uD800', 'Ida\uFFFD'],
  ])('%j becomes %j', (text, cleaned) => {
    expect(cleanName(text, 200)).toBe(cleaned);
    expect(nameProblem(cleanName(text, 200))).toBeUndefined();
  });

  it('is cut at a word, and inside one only where there is no other way', () => {
    expect(cleanName('Head of Very Many Things', 15)).toBe('Head of Very…');
    expect(cleanName('x'.repeat(30), 10)).toBe(`${'x'.repeat(9)}…`);
    expect([...cleanName('😀'.repeat(30), 10)]).toHaveLength(10);
  });
});

it.each(['a', 'a.', 'a-', 'a-b.', '1', '-', 'a@', 'é', 'www', `${'a-'.repeat(31)}a.`])(
  'many thousand letters of %j are looked through for links at once',
  (letters) => {
    const text = letters.repeat(Math.ceil(300_000 / letters.length));
    expect(containsLink(`${text}!`)).toBe(false);
  },
);
