import { expect, it } from 'vitest';
import { sentRow } from '../../testing/sent-row.ts';
import { csvHead, csvLine } from '../csv.ts';
import { SentReader } from '../database/sent-row.ts';
import { isoMoment } from '../database/timestamps.ts';
import { CsvLines } from './csv-lines.ts';

const texts = [
  ...[
    '',
    'Ada',
    '7',
    ' Ada',
    'Zoë Łukasz 李 😀',
    'É',
    '😀',
    '(x)',
    'a=b-c@d+e',
    "O'Brien",
    '\u0000',
    'x\u0000',
    'é'.repeat(70_000),
  ],
  ...['Byron, Ada', 'the "first"', 'two\nlines', 'two\r\nlines', 'Smith; John', 'Smith\tJohn', 'end;', 'end,', 'end"'],
  ...[
    '=HYPERLINK("https://x.test","y")',
    '+44 20',
    '-1+1',
    '@SUM(A1)',
    '\t=1',
    '\r=1',
    '\uFF1D1+1',
    '\uFF0B1',
    '\uFF0D1',
    '\uFF201',
  ],
  ...['a;=HYPERLINK(A1);b', 'a;+1;-1;@A;\uFF1D1', 'a\n=1', 'Did:\n- this'],
];
const readerOn = (...row: (string | null)[]) => {
  const reader = new SentReader(row.length);
  reader.standOn(sentRow(...row));
  return reader;
};

it('writes texts that were sent as it writes the same texts: escaped, quoted, of any alphabet and length', () => {
  const lines = new CsvLines();
  let expected = '';
  for (const text of texts) {
    for (const row of [[text], [null, text], [text, null, text, 'last']]) {
      const reader = readerOn(...row);
      for (const place of row.keys()) lines.sent(reader, place);
      lines.endLine();
      expected += csvLine(row);
    }
  }
  expect(lines.take().toString()).toBe(expected);
});

it('writes what was not sent in the same way, and heads', () => {
  const lines = new CsvLines();
  lines.head(['Name', '=Sum']);
  for (const text of texts) {
    for (const cell of [text, null, -1.5, true, text]) lines.cell(cell);
    lines.endLine();
  }
  const cells = (text: string) => csvLine([text, null, -1.5, true, text]);
  expect(lines.take().toString()).toBe(csvHead(['Name', '=Sum']) + texts.map(cells).join(''));
});

it('says moments in the words of every other answer, in whichever way they were sent', () => {
  const sent = [
    ...[
      '2026-11-18 04:44:26.136216+00',
      '2026-11-18 04:44:26+00',
      '2026-11-18 04:44:26.1+00',
      '2026-11-18 04:44:26.12+00',
    ],
    ...[
      '2026-11-18 04:44:26.123+00',
      '2026-11-18 04:44:26.999999+00',
      '2026-11-18 06:44:26.5+02',
      '2026-11-18 06:44:26+05:30',
    ],
    ...['0999-11-18 04:44:26+00', '12026-11-18 04:44:26+00', '0044-03-15 12:00:00+00 BC'],
  ];
  const lines = new CsvLines();
  for (const text of sent) {
    const reader = readerOn('Ada', text);
    lines.sent(reader, 0);
    lines.sentMoment(reader, 1);
    lines.endLine();
  }
  expect(lines.take().toString()).toBe(sent.map((text) => csvLine(['Ada', isoMoment(text)])).join(''));
});

it('begins anew with what was taken', () => {
  const lines = new CsvLines();
  const taken = ['one', 'two', 'three'].map((text) => {
    lines.cell(text);
    lines.endLine();
    return lines.take();
  });
  expect(taken.map(String)).toEqual(['one\r\n', 'two\r\n', 'three\r\n']);
  expect(lines.take()).toHaveLength(0);
});
