import { newPasswordSchema, roleSchema } from '@candela/contract/auth/auth.schemas.ts';
import { emailSchema } from '@candela/contract/kernel/fields.ts';
import { findAccountByEmail, findOwnTexts, insertAccount, setPassword } from '../features/auth/accounts.repo.ts';
import { findWeakness } from '../features/auth/password-policy.ts';
import { hashPassword } from '../features/auth/passwords.ts';
import { deleteSecondFactor } from '../features/auth/second-factors.repo.ts';
import { revokeSessionsOf } from '../features/auth/sessions.repo.ts';
import { endSessionsOf } from '../features/auth/sessions.service.ts';
import { recordAudit, verifyAudit } from '../platform/audit/audit.repo.ts';
import { readEnvironment } from '../platform/config/read-environment.ts';
import { createDatabase, type Database } from '../platform/database/database.ts';
import { migrate } from '../platform/database/migrate.ts';
import { systemScope } from '../platform/database/scope.ts';
import { createLogger } from '../platform/logger.ts';
import { askSecret } from './ask-secret.ts';
import { endWithUsage, readArguments } from './command-line.ts';
import { exitWith } from './exit-with.ts';
import { openPostgres } from './open-postgres.ts';

const usage = `Usage:
  npm run admin -- create <email> [--first-name Ada] [--last-name Keeper]
  npm run admin -- set-password <email>
  npm run admin -- reset-second-factor <email> [--role admin|recruiter|candidate]
  npm run admin -- verify-audit

The password is asked for at the terminal, unseen and twice, or read from standard input when that is not a terminal.`;

interface Command {
  run(database: Database, email: string, options: Options): Promise<string>;
  /** What it understands; anything else would be ignored, by someone who thinks that it was heard. */
  options: readonly (keyof Options)[];
}

const commands: Record<string, Command> = {
  create: { run: createAdmin, options: ['first-name', 'last-name'] },
  'set-password': { run: changeAdminPassword, options: [] },
  'reset-second-factor': { run: resetSecondFactor, options: ['role'] },
  'verify-audit': { run: checkAudit, options: [] },
};

interface Options {
  'first-name'?: string;
  'last-name'?: string;
  role?: string;
}

/** Admin accounts are made here and nowhere else: registration refuses the role. */
async function createAdmin(database: Database, email: string, options: Options): Promise<string> {
  if (await findAccountByEmail(database.system, email, 'admin')) throw new Error(`${email} is an admin already.`);
  const firstName = options['first-name'] ?? 'Admin';
  const lastName = options['last-name'] ?? '';
  const passwordHash = await hashPassword(await askPassword([email, firstName, lastName]));
  await database.transaction(systemScope, async (tx) => {
    const account = { email, role: 'admin', firstName, lastName, passwordHash, authProvider: 'cognito' } as const;
    const subject = { type: 'account', id: await insertAccount(tx, account) };
    await recordAudit(tx, { action: 'admin.created', at: new Date(), subject });
  });
  return `${email} can sign in at /login#bamf.`;
}

async function changeAdminPassword(database: Database, email: string): Promise<string> {
  const account = await findAccountByEmail(database.system, email, 'admin');
  if (!account) throw new Error(`There is no admin ${email}.`);
  const passwordHash = await hashPassword(await askPassword(await findOwnTexts(database.system, account.id)));
  const now = new Date();
  await database.transaction(systemScope, async (tx) => {
    await setPassword(tx, account.id, { hash: passwordHash });
    await revokeSessionsOf(tx, account.id, { except: null, now, reason: 'password set from the command line' });
    await recordAudit(tx, { action: 'admin.password-set', at: now, subject: { type: 'account', id: account.id } });
  });
  return `The password of ${email} is changed, and every session is signed out.`;
}

/** For those who have neither the app nor a recovery code; where one is required, the next sign-in sets a new one up. */
async function resetSecondFactor(database: Database, email: string, options: Options): Promise<string> {
  const { success, data: role } = roleSchema.safeParse(options.role ?? 'admin');
  if (!success) throw new Error('The role is admin, recruiter or candidate.');
  const account = await findAccountByEmail(database.system, email, role);
  if (!account) throw new Error(`There is no ${role} ${email}.`);
  const now = new Date();
  const wasThere = await database.transaction(systemScope, async (tx) => {
    if (!(await deleteSecondFactor(tx, account.id))) return false;
    await endSessionsOf(tx, [account.id], { now, reason: 'second factor reset from the command line' });
    const subject = { type: 'account', id: account.id };
    await recordAudit(tx, { action: 'admin.second-factor-reset', at: now, subject });
    return true;
  });
  return wasThere
    ? `${email} has no second factor any more, and every session is signed out.`
    : `${email} has no second factor.`;
}

async function checkAudit(database: Database): Promise<string> {
  const broken = await database.transaction(systemScope, verifyAudit);
  if (broken) throw new Error(`The audit chain ${broken.chain} does not hold from event ${broken.eventId} on.`);
  return 'The audit trail is intact.';
}

function readEmail(address: string): string {
  const { success, data } = emailSchema.safeParse(address);
  if (!success) throw new Error(`${address} is no email address.`);
  return data;
}

async function askPassword(ownTexts: readonly string[]): Promise<string> {
  const password = await askSecret('Password');
  if (password === undefined) throw new Error('Passwords do not match');
  const parsed = newPasswordSchema.safeParse(password.trim());
  if (!parsed.success) throw new Error(parsed.error.issues[0]?.message);
  const weakness = findWeakness(parsed.data, ownTexts);
  if (weakness) throw new Error(weakness);
  return parsed.data;
}

const { positionals, values } = readArguments(usage, {
  'first-name': { type: 'string' },
  'last-name': { type: 'string' },
  role: { type: 'string' },
});
const [name = '', address = ''] = positionals;
const command = Object.hasOwn(commands, name) ? commands[name] : undefined;
const expected = name === 'verify-audit' ? 1 : 2;
if (!command || positionals.length !== expected) endWithUsage(usage);
const unheard = Object.keys(values).filter((option) => !command.options.some((known) => known === option));
if (unheard.length > 0)
  endWithUsage(`${name} does not take ${unheard.map((option) => `--${option}`).join(', ')}.\n\n${usage}`);
try {
  const email = expected === 2 ? readEmail(address) : '';
  const config = readEnvironment();
  const log = createLogger('warn');
  const postgres = await openPostgres(config, log);
  await migrate(postgres.url);
  const database = createDatabase({ url: postgres.url, poolSize: 2, log });
  try {
    console.log(await command.run(database, email, values));
  } finally {
    await database.close();
    await postgres.close();
  }
} catch (error) {
  if (error instanceof Error && error.name === 'Error') {
    console.error(error.message);
    process.exit(1);
  }
  exitWith(error, 'Nothing was changed');
}
