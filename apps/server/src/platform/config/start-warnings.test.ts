import { expect, it } from 'vitest';
import { readConfig } from './config.ts';
import { startWarnings } from './start-warnings.ts';

const production = { NODE_ENV: 'production', PUBLIC_URL: 'https://jobs.example.com' };

it('production without TLS is told so', () => {
  const mailed = { ...production, SMTP_URL: 'smtps://mail.example.com', MAIL_FROM: 'jobs@example.com' };
  const warnings = startWarnings(readConfig({ ...mailed, PUBLIC_URL: 'http://jobs.example.com' }));
  expect(warnings).toEqual([expect.stringContaining('PUBLIC_URL does not begin with https')]);
});

it('production without a mail server is told so, once', () => {
  expect(startWarnings(readConfig(production))).toEqual([expect.stringContaining('SMTP_URL is not set')]);
  expect(
    startWarnings(readConfig({ ...production, SMTP_URL: 'smtps://mail.example.com', MAIL_FROM: 'jobs@example.com' })),
  ).toEqual([]);
  expect(startWarnings(readConfig({}))).toEqual([]);
});
