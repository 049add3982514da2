import { describe, expect, it } from 'vitest';
import { toCsv } from './csv.ts';

describe('toCsv', () => {
  it('starts with a byte order mark and ends every line with CR LF', () => {
    expect(toCsv(['Name', 'Requests'], [['Ada', 2]])).toBe('\uFEFFName,Requests\r\nAda,2\r\n');
  });

  it('has a header even when there is nothing below it', () => {
    expect(toCsv(['Name'], [])).toBe('\uFEFFName\r\n');
  });

  it('quotes what would otherwise split a cell or a line, and doubles quotes', () => {
    expect(toCsv(['A'], [['Byron, Ada'], ['two\nlines'], ['two\r\nlines'], ['the "first"']])).toBe(
      '\uFEFFA\r\n"Byron, Ada"\r\n"two\nlines"\r\n"two\r\nlines"\r\n"the ""first"""\r\n',
    );
  });

  it.each([
    ['=HYPERLINK("https://x.test","y")', `"'=HYPERLINK(""https://x.test"",""y"")"`],
    ['+44 20 7946 0000', "'+44 20 7946 0000"],
    ['-1+1', "'-1+1"],
    ['@SUM(A1)', "'@SUM(A1)"],
    ['\t=1', `"'\t'=1"`],
    ['\r=1', `"'\r'=1"`],
    ['\uFF1D1+1', "'\uFF1D1+1"],
  ])('keeps %j from being run as a formula', (cell, field) => {
    expect(toCsv(['A'], [[cell]])).toBe(`\uFEFFA\r\n${field}\r\n`);
  });

  it.each([
    ['Smith; John', '"Smith; John"'],
    ['Smith\tJohn', '"Smith\tJohn"'],
    ['a;=HYPERLINK(A1);b', `"a;'=HYPERLINK(A1);b"`],
    ['a;+1;-1;@A;\uFF1D1', `"a;'+1;'-1;'@A;'\uFF1D1"`],
    ['a\n=1', `"a\n'=1"`],
    ['Did:\n- this\n- that', '"Did:\n- this\n- that"'],
  ])('keeps %j one cell, and text, where semicolons, tabs and lines separate cells', (cell, field) => {
    expect(toCsv(['A'], [[cell]])).toBe(`\uFEFFA\r\n${field}\r\n`);
  });

  it('guards headers too', () => {
    expect(toCsv(['=A'], [])).toBe("\uFEFF'=A\r\n");
  });

  it('leaves numbers, truth values, gaps and harmless text alone', () => {
    expect(toCsv(['A', 'B', 'C', 'D', 'E'], [[-1, true, null, '', 'a=b-c@d+e é 🕯']])).toBe(
      '\uFEFFA,B,C,D,E\r\n-1,true,,,a=b-c@d+e é 🕯\r\n',
    );
  });
});
