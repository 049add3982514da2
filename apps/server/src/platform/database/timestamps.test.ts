import pg from 'pg';
import { expect, it } from 'vitest';
import { isoMoment, microseconds, parseTimestamp, usualTimestamp } from './timestamps.ts';

const two = (value: number) => String(value).padStart(2, '0');

it('is the moment that PostgreSQL wrote', () => {
  expect(parseTimestamp('2026-11-18 04:44:26.136216+00')).toEqual(new Date('2026-11-18T04:44:26.136Z'));
  expect(parseTimestamp('2026-11-18 04:44:26+00')).toEqual(new Date('2026-11-18T04:44:26.000Z'));
  expect(parseTimestamp('2026-11-18 04:44:26.1+00')).toEqual(new Date('2026-11-18T04:44:26.100Z'));
  expect(parseTimestamp('2026-11-18 10:14:26.1+05:30')).toEqual(new Date('2026-11-18T04:44:26.100Z'));
});

it('is the same as the driver says, whatever the moment', () => {
  const texts = [
    ...['infinity', '-infinity', '0001-01-01 00:00:00+00', '0099-12-31 23:59:59.999999+00', '0999-01-01 00:00:00+00'],
    ...['1000-01-01 00:00:00+00', '9999-12-31 23:59:59.999999+00', '12026-02-28 01:02:03.04+00'],
    ...[
      '0044-03-15 12:00:00+00 BC',
      '4714-11-24 00:00:00+00 BC',
      '2026-03-29 02:30:00+02',
      '2026-11-18 04:44:26-03:30',
    ],
    ...[
      '1883-11-18 12:03:58-04:56:02',
      '2024-02-29 23:59:59.5+00',
      '1970-01-01 00:00:00+00',
      '1969-12-31 23:59:59.9+00',
    ],
  ];
  for (let n = 0; n < 20_000; n += 1) {
    const [date, time] = new Date(n * 7_864_320_123 - 30_000_000_000_000).toISOString().split('T') as [string, string];
    const micro = String((n * 7919) % 1_000_000).padStart(6, '0');
    const fraction = micro.slice(0, n % 7).replace(/0+$/, '');
    texts.push(`${date} ${time.slice(0, 8)}${fraction && `.${fraction}`}${n % 5 === 0 ? `+${two(n % 13)}` : '+00'}`);
  }
  for (const text of texts) expect([text, parseTimestamp(text)]).toEqual([text, usualTimestamp(text)]);
  const moments = texts.filter((text) => !text.endsWith('infinity'));
  for (const text of moments) expect([text, isoMoment(text)]).toEqual([text, usualTimestamp(text).toISOString()]);
});

it('is exact to every thousandth of a second', () => {
  for (let n = 0; n < 1000; n += 1) {
    const fraction = String(n).padStart(3, '0');
    expect(parseTimestamp(`2026-11-18 04:44:26.${fraction}+00`).getTime() % 1000).toBe(n);
  }
});

it('is exact to a microsecond where a place in a list rests on it', () => {
  expect(microseconds('2026-11-18 04:44:26.136216+00')).toBe(1_794_977_066_136_216);
  expect(microseconds('2026-11-18 04:44:26+00')).toBe(1_794_977_066_000_000);
  expect(microseconds('2026-11-18 05:44:26.5+01')).toBe(1_794_977_066_500_000);
  expect(microseconds('1969-12-31 23:59:59.900001+00')).toBe(-99_999);
});

it('is how moments are read', async () => {
  await import('./database.ts');
  expect(pg.types.getTypeParser(pg.types.builtins.TIMESTAMPTZ, 'text')).toBe(parseTimestamp);
});
