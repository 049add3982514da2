import type { AddressInfo } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { type ParsedMail, simpleParser } from 'mailparser';
import { SMTPServer, type SMTPServerSession } from 'smtp-server';
import { readBody } from './loopback.ts';

/**
 * - `busy`, `refuse` and `refuse-us` answer 451, 550 and 530 to the recipient, `refuse-content` 554 after the body;
 * - `hang` takes the body and never answers; `drop` closes the connection in the middle of it; `slow` takes a second.
 */
export type SmtpMode = 'accept' | 'busy' | 'refuse' | 'refuse-us' | 'refuse-content' | 'hang' | 'drop' | 'slow';

export interface SmtpLogin {
  user: string;
  password: string;
}

/** Behaves as it is told: in one way for everyone, or as `modeFor` says for each recipient whenever it is named. */
export async function startSmtpServer(login?: SmtpLogin, modeFor?: (address: string) => SmtpMode) {
  const inbox: ParsedMail[] = [];
  let mode: SmtpMode = 'accept';
  const modes = new WeakMap<SMTPServerSession, SmtpMode>();
  const modeNow = (address: string): SmtpMode => modeFor?.(address) ?? mode;
  const server = new SMTPServer({
    authOptional: login === undefined,
    allowInsecureAuth: true,
    disabledCommands: login === undefined ? ['STARTTLS', 'AUTH'] : ['STARTTLS'],
    disableReverseLookup: true,
    closeTimeout: 50,
    onAuth(auth, _session, done) {
      if (auth.username === login?.user && auth.password === login?.password) done(null, { user: auth.username });
      else done(reply(535, `5.7.8 Bad credentials ${auth.username}:${auth.password}`));
    },
    onRcptTo({ address }, session, done) {
      const mode = modeNow(address);
      modes.set(session, mode);
      if (mode === 'busy') done(reply(451, '4.3.0 Try again later'));
      else if (mode === 'refuse') done(reply(550, '5.1.1 No such user'));
      else if (mode === 'refuse-us') done(reply(530, '5.7.0 Authentication required'));
      else done();
    },
    async onData(stream, session, done) {
      const mode = modes.get(session) ?? 'accept';
      if (mode === 'drop') return dropConnection(server, session);
      // Who sends may die in the middle of it.
      const body = await readBody(stream).catch(() => null);
      if (body === null) return;
      if (mode === 'hang') return;
      if (mode === 'slow') await sleep(1000);
      if (mode === 'refuse-content') return done(reply(554, '5.7.1 Looks like spam'));
      inbox.push(await simpleParser(body));
      done();
    },
  });
  // A dropped connection is reported as an error here; it is what the test asked for.
  server.on('error', () => undefined);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.server.address() as AddressInfo;
  const credentials = login ? `${encodeURIComponent(login.user)}:${encodeURIComponent(login.password)}@` : '';
  return {
    url: `smtp://${credentials}127.0.0.1:${port}`,
    inbox,
    setMode(next: SmtpMode) {
      mode = next;
    },
    close: () => new Promise<void>((resolve) => server.close(() => resolve())),
  };
}

function reply(responseCode: number, message: string): Error {
  return Object.assign(new Error(message), { responseCode });
}

function dropConnection(server: SMTPServer, session: SMTPServerSession): void {
  for (const connection of server.connections) {
    if (connection.session === session) connection.close();
  }
}
