import { Writable } from 'node:stream';
import { beforeEach, describe, expect, it } from 'vitest';
import { createLogger } from './logger.ts';

let lines: string[];
const sink = new Writable({
  write(chunk, _encoding, done) {
    lines.push(String(chunk));
    done();
  },
});
beforeEach(() => {
  lines = [];
});

const secrets = {
  password: 'hunter-a',
  newPassword: 'hunter-b',
  currentPassword: 'hunter-c',
  token: 'hunter-d',
  accessToken: 'hunter-e',
  refreshToken: 'hunter-f',
  secret: 'hunter-g',
  authorization: 'Bearer hunter-h',
  cookie: 'candela_refresh=hunter-i',
  code: 'hunter-j',
};

describe('the log', () => {
  it('never shows what could sign a caller in, at the top or two levels down', () => {
    const log = createLogger('info', sink);
    log.info(secrets, 'top');
    log.info({ body: secrets }, 'one down');
    log.info({ req: { headers: { authorization: 'Bearer hunter-k', cookie: 'hunter-l' }, body: secrets } }, 'two down');
    log.info({ res: { headers: { 'set-cookie': 'candela_refresh=hunter-m' } } }, 'answer');
    log.info({ list: [secrets] }, 'in a list');
    expect(lines).toHaveLength(5);
    for (const line of lines) {
      expect(line).not.toContain('hunter');
      expect(line).toContain('[redacted]');
    }
  });

  it('shows what is needed to understand it', () => {
    createLogger('info', sink).warn({ requestId: 'r-1', route: '/api/auth/login' }, 'slow');
    const line = JSON.parse(lines[0] ?? '{}');
    expect(line).toMatchObject({ level: 'warn', requestId: 'r-1', route: '/api/auth/login', msg: 'slow' });
    expect(line.time).toMatch(/^\d{4}-\d\d-\d\dT/);
  });

  it("shows an error's code", () => {
    createLogger('info', sink).warn({ err: Object.assign(new Error('lost'), { code: '57P01' }) }, 'database');
    expect(JSON.parse(lines[0] ?? '{}').err).toMatchObject({ message: 'lost', errorCode: '57P01' });
  });

  it('shows where an error happened in our own code, on one line and without its stack', () => {
    const cause = new TypeError('the first\nreason');
    createLogger('info', sink).error({ err: new Error('broke', { cause }) }, 'request');
    expect(lines).toHaveLength(1);
    expect(lines[0]?.trimEnd()).not.toContain('\n');
    const { err } = JSON.parse(lines[0] ?? '{}');
    expect(err).toMatchObject({ type: 'Error', message: 'broke', cause: { type: 'TypeError' } });
    expect(err.at).toMatch(/^apps\/server\/src\/platform\/logger\.test\.ts:\d+$/);
    expect(lines[0]).not.toMatch(/stack|node_modules|file:|\/work|\/home/);
  });

  it('keeps quiet below its level', () => {
    const log = createLogger('warn', sink);
    log.info('not this');
    log.error('this');
    expect(lines).toHaveLength(1);
  });
});
