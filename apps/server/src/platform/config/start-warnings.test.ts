import { describe, expect, it } from 'vitest';
import { readConfig } from './config.ts';
import { startWarnings } from './start-warnings.ts';

const warningsOf = (environment: Record<string, string>) => startWarnings(readConfig(environment));
const production = {
  NODE_ENV: 'production',
  PUBLIC_URL: 'https://jobs.example.com',
  TRUST_PROXY: '1',
  SITE_DEMO_REQUEST_EMAIL: 'hello@example.com',
};
const mailed = { ...production, SMTP_URL: 'smtps://mail.example.com', MAIL_FROM: 'jobs@example.com' };

it('production without TLS is told so', () => {
  const warnings = warningsOf({ ...mailed, PUBLIC_URL: 'http://jobs.example.com' });
  expect(warnings).toEqual([expect.stringContaining('PUBLIC_URL does not begin with https')]);
});

it('production without a mail server is told so, once', () => {
  expect(warningsOf(production)).toEqual([expect.stringContaining('SMTP_URL is not set')]);
  expect(warningsOf(mailed)).toEqual([]);
  expect(warningsOf({})).toEqual([]);
});

it('production whose visitors write to an address of the demonstration is told so', () => {
  const { SITE_DEMO_REQUEST_EMAIL: _, ...without } = mailed;
  expect(warningsOf(without)).toEqual([
    expect.stringContaining('SITE_DEMO_REQUEST_EMAIL is hello@candela.test, which no one reads'),
  ]);
});

describe('an address at which no one can sign in', () => {
  it('is told where it listens for others and does not know its name', () => {
    expect(warningsOf({ HOST: '0.0.0.0' })).toEqual([
      expect.stringMatching(/^PUBLIC_URL is not set, and HOST is 0\.0\.0\.0: only this machine can sign in/),
    ]);
    expect(warningsOf({ HOST: '::1' })).toEqual([]);
    expect(warningsOf({ HOST: '0.0.0.0', PUBLIC_URL: 'http://192.0.2.1:3000' })).toEqual([]);
  });

  it('is told where the ports differ and no proxy stands between', () => {
    const other = { PUBLIC_URL: 'http://localhost:3000', PORT: '3100' };
    expect(warningsOf(other)).toEqual([
      expect.stringMatching(
        /^PUBLIC_URL is http:\/\/localhost:3000, and PORT is 3100: people who open this port cannot/,
      ),
    ]);
    expect(warningsOf({ ...other, TRUST_PROXY: '1' })).toEqual([]);
    expect(warningsOf({ PUBLIC_URL: 'http://localhost:3100', PORT: '3100' })).toEqual([]);
  });

  it('is told where a proxy is not counted, so that all visitors share one limit', () => {
    expect(warningsOf({ ...mailed, TRUST_PROXY: '0' })).toEqual([
      expect.stringMatching(
        /^TRUST_PROXY is 0, and PUBLIC_URL is the address of a proxy \(https:\/\/jobs\.example\.com\)/,
      ),
    ]);
  });

  it('is told where links in mail lead to the reader’s own machine', () => {
    const warnings = warningsOf({ ...mailed, PUBLIC_URL: 'https://localhost' });
    expect(warnings).toEqual([expect.stringContaining('links in mail lead their readers to their own machines')]);
  });
});
