import { describe, expect, it } from 'vitest';
import { cosine } from './encoder.ts';
import { sameDirection } from './line-codes.ts';
import { loadEncoder } from './load-encoder.ts';
import { readModel, writeModel } from './model-file.ts';
import { stemsOf, tokensOf } from './words.ts';

const { encoder, lineCodes } = loadEncoder();
const vectorOf = (text: string): Float64Array => {
  const vector = encoder.encode(text);
  if (!vector) throw new Error(`no word of "${text}" is known`);
  return vector;
};
const likeness = (a: string, b: string): number => cosine(vectorOf(a), vectorOf(b));

describe('words', () => {
  it('are stems, with a gap where words that say nothing were', () => {
    expect(stemsOf("The nurse's duties: injections and C++ on node.js")).toEqual([
      '',
      'nurse',
      '',
      'injection',
      '',
      'c++',
      '',
      'node.js',
    ]);
    expect(tokensOf(['financial', 'report', '', 'audit'])).toEqual([
      'financial',
      'report',
      'financial_report',
      'audit',
    ]);
  });

  it('are the same with and without accents and capitals', () => {
    expect(stemsOf('CAFÉ Manager')).toEqual(stemsOf('cafe manager'));
  });

  it('are the same in British and American spelling, and others are left alone', () => {
    expect(stemsOf('Organised training programmes and counselling, analysed behaviour at the fibre centre')).toEqual(
      stemsOf('organized training programs and counseling, analyzed behavior at the fiber center'),
    );
    const written = [
      'supervised',
      'advertising',
      'exercise',
      'hour',
      'filling',
      'hired',
      'course',
      'store',
      'shoulder',
    ];
    expect(stemsOf(written.join(' '))).toEqual(written);
  });
});

describe('the encoder', () => {
  it('puts texts about the same work near each other', () => {
    expect(likeness('prepared the annual budget', 'financial planning and forecasting')).toBeGreaterThan(
      likeness('prepared the annual budget', 'cooked meals for guests') + 0.1,
    );
    expect(likeness('registered nurse', 'patient care on a hospital ward')).toBeGreaterThan(
      likeness('registered nurse', 'welding steel frames') + 0.1,
    );
  });

  it('knows the names of tools', () => {
    expect(likeness('Python and SQL', 'database programming')).toBeGreaterThan(
      likeness('Python and SQL', 'patient care on a hospital ward') + 0.2,
    );
  });

  it('gives vectors of unit length, and none where no word is known', () => {
    const vector = vectorOf('Reconciled bank accounts');
    expect(cosine(vector, vector)).toBeCloseTo(1, 12);
    expect(encoder.encode('zzzyyx qqqpp')).toBeUndefined();
    expect(encoder.encode('')).toBeUndefined();
  });

  it('gives the same bits everywhere', () => {
    const vector = vectorOf('Reconciled bank accounts and prepared monthly management accounts');
    let sum = 0;
    for (const byte of new Uint8Array(vector.buffer)) sum = (Math.imul(sum, 31) + byte) >>> 0;
    expect(sum).toMatchInlineSnapshot(`52243234`);
    expect([...lineCodes.codesOf(vector)].slice(0, 8)).toMatchInlineSnapshot(`
      [
        248,
        43,
        162,
        116,
        48,
        199,
        181,
        63,
      ]
    `);
  });

  it('keeps likeness in codes of a few bytes', () => {
    const coded = (a: string, b: string): number => {
      const [from, to] = [lineCodes.likenessTo(vectorOf(a)), lineCodes.codesOf(vectorOf(b))];
      return to.reduce((sum, code, part) => sum + (from[part * 256 + code] ?? 0), 0) / sameDirection;
    };
    const pairs = [
      ['prepared the annual budget', 'financial planning and budget forecasting'],
      ['prepared the annual budget', 'cooked meals for guests'],
      ['maintained aircraft engines', 'repairs of aircraft and engines'],
    ] as const;
    for (const [a, b] of pairs) expect(Math.abs(coded(a, b) - likeness(a, b))).toBeLessThan(0.2);
  });
});

describe('names that are written like small words', () => {
  it.each([
    ['Wrote payment services in Go and PostgreSQL', ['wrote', 'payment', 'service', '', 'golang', '', 'postgresql']],
    ['Go', ['golang']],
    ['Go the extra mile', ['', 'extra', 'mile']],
    ['IT support', ['information', 'technology', 'support']],
    ['WORK WITH IT', ['work', '']],
  ])('%s', (text, stems) => {
    expect(stemsOf(text)).toEqual(stems);
  });
});

describe('the model file', () => {
  const model = {
    dimensions: 4,
    vocabulary: ['alpha', 'beta_gamma'],
    scales: Float32Array.from([0.5, 0.25]),
    rows: Int8Array.from([1, -2, 3, -4, 5, -6, 7, -127]),
    codeParts: 2,
    codebookScale: 0.01,
    codebook: Int8Array.from({ length: 256 * 4 }, (_, at) => (at % 255) - 127),
  };

  it('is read as it was written', () => {
    expect(readModel(writeModel(model, 'from nowhere'))).toEqual(model);
  });

  it('is refused when it is not whole', () => {
    expect(() => readModel(writeModel(model, '').slice(0, -1))).toThrow('not whole');
    expect(() => readModel(new Uint8Array(64))).toThrow('not an encoder file');
  });
});
