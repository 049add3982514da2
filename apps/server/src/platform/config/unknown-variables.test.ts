import { expect, it } from 'vitest';
import { variableNames } from './config.ts';
import { unknownVariables } from './unknown-variables.ts';

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
