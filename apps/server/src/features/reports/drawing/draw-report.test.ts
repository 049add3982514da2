import { extractText, getDocumentProxy } from 'unpdf';
import { describe, expect, it } from 'vitest';
import { toVisualOrder } from './bidi.ts';
import { drawReport } from './draw-report.ts';
import { sampleReports } from './testing/sample-reports.ts';
import { loadTypeface } from './typeface.ts';

const typeface = loadTypeface(null);
const draw = async (name: string) => {
  const content = sampleReports[name];
  if (!content) throw new Error(`No sample ${name}`);
  const bytes = await drawReport(content, typeface, new Date('2026-11-16T10:00:00Z'));
  const { text } = await extractText(await getDocumentProxy(new Uint8Array(bytes)), { mergePages: true });
  return { raw: bytes.toString('latin1'), text: text.replace(/\s+/g, ' ') };
};
const count = (text: string, sign: RegExp) => text.match(sign)?.length ?? 0;

describe('a report on pages', () => {
  it('has what PDF/UA asks of a file: tags, language, title, bookmarks, and every font with its letters', async () => {
    const { raw } = await draw('other-scripts');
    for (const sign of [
      /\/StructTreeRoot/,
      /\/Marked true/,
      /\/Lang \(en-GB\)/,
      /\/DisplayDocTitle true/,
      /\/Outlines/,
    ])
      expect(raw).toMatch(sign);
    const fonts = count(raw, /\/Type \/FontDescriptor/g);
    expect(fonts).toBeGreaterThan(10);
    expect(count(raw, /\/FontFile2/g)).toBe(fonts);
    expect(count(raw, /\/ToUnicode/g)).toBe(fonts);
    expect(raw).not.toContain('/CIDSet');
    // What is drawn in another order than it is said.
    expect(raw).toContain('/ActualText');
  });

  it('writes every script with letters of its own, and names none as missing', async () => {
    const { text } = await draw('other-scripts');
    for (const part of ['王小明', 'Παπαδοπούλου', 'Жукова', '注文を確認', '실패한', 'โรงพยาบาล', 'ስሜ', '🎉'])
      expect(text).toContain(part);
    expect(text).not.toMatch(/\((?:in [^)]*|emoji)\)/);
    const left = typeface.runsOf('𒀀 stays said', 'text').map(({ text: run }) => run);
    expect(left.join('')).toBe('(in another script) stays said');
  });
});

it('shows the lines that a suggested question is about', async () => {
  expect((await draw('short-cv')).text).toContain('drivers.forEach(async (driver) =>');
});

it('says of each gap what the explanation says of it, and what to talk about', async () => {
  const { text } = await draw('short-cv');
  expect(text).toMatch(/: \d+ of \d+ points (?:Strengths|Probably shown|Gaps)/);
  expect(text).toContain('Probably shown • Planning of shifts “Wrote the rota for two sites.”');
  expect(text).toContain('Gaps • Cold chain not found in the CV');
  expect(text).toContain('Not scored: for a conversation, not for a CV • A driving licence');
});

it('begins no page with a quotation whose point stands on the page before', async () => {
  const short = sampleReports['short-cv'];
  const factor = short?.match?.factors[0];
  if (!short?.match || !factor) throw new Error('No sample with a factor');
  const met = Array.from({ length: 12 }, (_, at) => ({ label: `Point ${at}`, quote: `Quotation ${at}.` }));
  const match = { ...short.match, factors: Array.from({ length: 9 }, () => ({ ...factor, met })) };
  const bytes = await drawReport({ ...short, match }, typeface, new Date('2026-11-16T10:00:00Z'));
  const { text } = await extractText(await getDocumentProxy(new Uint8Array(bytes)), { mergePages: false });
  expect(text.length).toBeGreaterThan(5);
  for (const page of text) expect(page.trim()).not.toMatch(/^“/);
});

describe('a line read from right to left', () => {
  const seen = (line: string, base: 'ltr' | 'rtl') => toVisualOrder(line, base).map(({ text }) => text);

  it('keeps numbers and foreign words as they are, and turns brackets round', () => {
    expect(seen('אבג 2024 (דה) Candela', 'rtl')).toEqual(['Candela', ' )דה( ', '2024', 'אבג ']);
    expect(seen('من 2019 إلى ٢٠٢٤.', 'rtl')).toEqual(['.', '٢٠٢٤', ' إلى ', '2019', 'من ']);
    expect(seen('with אבג in 2024.', 'ltr')).toEqual(['with ', 'אבג', ' in 2024.']);
  });
});
