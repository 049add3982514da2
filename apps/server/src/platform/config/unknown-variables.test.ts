import { expect, it } from 'vitest';
import { variableNames } from './config.ts';
import { unknownVariables, unknownVariableWarning } from './unknown-variables.ts';

it('a misspelt variable is found, and no one else’s is', () => {
  const environment = {
    SMTP_URI: 'smtps://mail.example.com',
    SITE_CAREER_TOKEN: 'abc',
    LLM_MODEL: 'small',
    PATH: '/bin',
    CANDELA_SERVICE_HOST: '10.0.0.1',
    DATABASE_PORT_5432_TCP: 'tcp://10.0.0.2:5432',
    SMTP_SERVICE_HOST: '10.0.0.3',
    SMTP_PORT_25_TCP_ADDR: '10.0.0.3',
    STRIPE_API_KEY: 'of another program',
  };
  expect(unknownVariables(environment, variableNames)).toEqual(['SMTP_URI', 'SITE_CAREER_TOKEN']);
});

it('a slip of the pen is found in any name, with the one that may be meant', () => {
  const slips = ['DATABASE_ULR', 'DATABASE_URI', 'PUBLIC-URL', 'mail_from', 'RATE_LIMIT', 'STRIPE_SECRET_KEYS'];
  const others = [
    'HOSTNAME',
    'SHELL',
    'DATABASE_HOST',
    'XDG_DATA_DIRS',
    'npm_config_loglevel',
    'STRIPE_API_KEY',
    'PORTS',
  ];
  const environment = Object.fromEntries([...slips, ...others].map((name) => [name, 'x']));
  expect(unknownVariables(environment, variableNames)).toEqual(slips);
  expect(slips.map((name) => / (\w+) may be meant/.exec(unknownVariableWarning(name, variableNames))?.[1])).toEqual([
    'DATABASE_URL',
    'DATABASE_URL',
    'PUBLIC_URL',
    'MAIL_FROM',
    'RATE_LIMITS',
    'STRIPE_SECRET_KEY',
  ]);
  expect(unknownVariableWarning('SITE_COLOUR', variableNames)).toContain('stand in docs/operations.md');
});
