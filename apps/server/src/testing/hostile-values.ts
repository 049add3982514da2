import fc from 'fast-check';

/** Text that has broken servers before: NUL, half a surrogate pair, other writing directions, quotes of every kind. */
const infamousText = fc.constantFrom(
  '',
  ' ',
  '\u0000',
  'a\u0000b',
  '\ud800',
  'x\udfff',
  '\u202e\u0001\u0085\u2028',
  '\ufeff\uffff',
  'İıſK',
  '👩‍👩‍👧‍👧'.repeat(40),
  'Z͑ͫ̓ͪ̂ͫ̽͏̴̙̤̞',
  "'; drop table accounts; --",
  '" or 1=1 --',
  '{{7*7}}<%= 7 %>',
  '<script>alert(1)</script>',
  '../../../../etc/passwd',
  '..\\..\\windows',
  '\r\nSet-Cookie: a=b\r\n\r\n',
  '%00%ff%u0000',
  'null',
  'undefined',
  'NaN',
  '-1',
  '1e999',
  '0x10',
  '9'.repeat(400),
  '__proto__',
  'constructor',
  '(?:a+)+$',
  'a'.repeat(60_000),
  `${'a'.repeat(70)}@${'b'.repeat(300)}.test`,
  '00000000-0000-0000-0000-000000000000',
  '2026-13-45T99:99:99Z',
  '-271821-04-20T00:00:00.000Z',
  '+275760-09-13T00:00:00.001Z',
);

export const hostileText = fc.oneof(
  { weight: 3, arbitrary: infamousText },
  { weight: 1, arbitrary: fc.string({ unit: 'binary', maxLength: 60 }) },
  { weight: 1, arbitrary: fc.string({ maxLength: 60 }) },
);

const hostileNumber = fc.oneof(
  fc.constantFrom(0, -0, -1, 1.5, 1e21, -1e308, 5e-324, 2 ** 31, 2 ** 32, 2 ** 53, -(2 ** 63), Number.MAX_VALUE),
  fc.integer(),
  fc.double({ noNaN: true, noDefaultInfinity: true }),
);

function nest(depth: number, isList: boolean): unknown {
  let value: unknown = 'the bottom';
  for (let level = 0; level < depth; level += 1) value = isList ? [value] : { a: value };
  return value;
}
/** Deep enough for a careless recursion, shallow enough for JSON.stringify here. */
const deepValue = fc
  .record({ depth: fc.constantFrom(50, 1500), isList: fc.boolean() })
  .map(({ depth, isList }) => nest(depth, isList));

const prototypeObject = fc
  .constantFrom('constructor', 'prototype', 'toString', 'valueOf', 'hasOwnProperty', 'then', 'toJSON', 'length', '$ne')
  .chain((key) => fc.oneof(fc.constant({ [key]: true }), fc.constant({ [key]: { prototype: { isAdmin: true } } })));

/** Anything that JSON can say, and nothing that a route expects. */
export const hostileValue: fc.Arbitrary<unknown> = fc.oneof(
  { weight: 5, arbitrary: hostileText },
  { weight: 3, arbitrary: hostileNumber },
  { weight: 2, arbitrary: fc.constantFrom<unknown>(null, true, false, [], {}, [[]], [null], [{}], { 0: 0 }) },
  { weight: 2, arbitrary: fc.array(hostileText, { maxLength: 4 }) },
  { weight: 2, arbitrary: prototypeObject },
  { weight: 1, arbitrary: fc.constant(Array.from({ length: 3000 }, () => 'x')) },
  { weight: 1, arbitrary: deepValue },
  { weight: 2, arbitrary: fc.jsonValue({ maxDepth: 3 }) },
);

/** A body that is not what its content type says, or is too much. */
export const rawBody: fc.Arbitrary<string | Buffer> = fc.oneof(
  {
    weight: 6,
    arbitrary: fc.constantFrom(
      '{',
      '}',
      '[',
      '{"a":',
      '{"a":1,}',
      "{'a':1}",
      '{"a":1}{"b":2}',
      '\ufeff{}',
      '{"a":"\u0000"}',
      '{"a":"\n"}',
      'NaN',
      'Infinity',
      '-',
      '01',
      '1e',
      '"\\u12"',
      '"\\ud800"',
      'nul',
      '{"__proto__":{"a":1}}',
      '{"a":{"__proto__":null}}',
      '{"a":1,"a":2}',
      '{"\\u005f_proto__":1}',
      '/* no */{}',
      'a=1&b=2',
      '<xml/>',
      '--x\r\n\r\n--x--',
      '1'.repeat(5000),
      'null',
      'true',
      '7',
      '"text"',
      '[]',
      '[{}]',
      '[['.repeat(20_000),
      '[1]'.padStart(90_000, '['),
    ),
  },
  { weight: 3, arbitrary: fc.uint8Array({ maxLength: 80 }).map((bytes) => Buffer.from(bytes)) },
  {
    weight: 2,
    arbitrary: fc
      .uint8Array({ maxLength: 20 })
      .map((bytes) => Buffer.concat([Buffer.from('{"a":"'), bytes, Buffer.from('"}')])),
  },
  { weight: 1, arbitrary: fc.constant(`{"filler":"${'x'.repeat(1_100_000)}"}`) },
);

export const contentType = fc.oneof(
  { weight: 8, arbitrary: fc.constant('application/json') },
  {
    weight: 2,
    arbitrary: fc.constantFrom(
      'application/json; charset=utf-16',
      'APPLICATION/JSON;charset="utf-8"',
      'application/json;;;=',
      'application/merge-patch+json',
      'application/x-www-form-urlencoded',
      'multipart/form-data',
      'multipart/form-data; boundary=x',
      'text/plain',
      'text/html',
      'nonsense',
      '/',
      'application/',
      '*/*',
      ';',
      'a'.repeat(3000),
    ),
  },
);

/** One part of a path, as it would stand between two slashes. */
export const pathSegment = fc.oneof(
  {
    weight: 3,
    arbitrary: hostileText.filter((text) => text.length < 3000).map((text) => encodeURIComponent(text.toWellFormed())),
  },
  {
    weight: 2,
    arbitrary: fc.constantFrom(
      '%',
      '%0',
      '%zz',
      '%00',
      '%C0%AF',
      '%ff',
      '%2e%2e',
      '%2F',
      '..%2f..',
      '%5c',
      '%25%30%30',
      ';a=b',
      '*',
      'x'.repeat(2500),
    ),
  },
);

export const queryString = fc.oneof(
  {
    weight: 1,
    arbitrary: fc.constantFrom(
      '',
      '?',
      '&',
      '&&&',
      '=',
      '=&=',
      '%',
      '%zz',
      '%00=%00',
      'a[b][c]=1',
      'a[]=1&a[]=2',
      '__proto__=1',
      'constructor.prototype=1',
    ),
  },
  { weight: 1, arbitrary: fc.constant(Array.from({ length: 1500 }, (_, index) => `k${index}=v`).join('&')) },
);
