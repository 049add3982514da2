import { expect, it } from 'vitest';
import { asPageError } from './loader-error.ts';

const withStatus = (status: number) => Object.assign(new Error('refused'), { status });

it('a page whose data the database was too busy for is to be asked for again, not broken', () => {
  expect(asPageError(withStatus(503))).toMatchObject({ init: { status: 503, headers: { 'retry-after': '1' } } });
});

it('a missing thing is a missing page, and what we did wrong stays our error', () => {
  expect(asPageError(withStatus(404))).toMatchObject({ init: { status: 404 } });
  const fault = withStatus(500);
  expect(asPageError(fault)).toBe(fault);
});
