import { confirm, register } from '@candela/contract/auth/auth.routes.ts';
import type { PublicRole, RegisterInput } from '@candela/contract/auth/auth.schemas.ts';
import { testPassword } from './people.ts';
import type { TestApp } from './test-app.ts';

let count = 0;

/** An address that was not used before. */
export function freshEmail(): string {
  count += 1;
  return `new${count}@register.test`;
}

export const registration = (email: string, changes: Partial<RegisterInput> = {}): RegisterInput => ({
  email,
  password: testPassword,
  firstName: 'Ida',
  lastName: 'Vane',
  role: 'candidate',
  ...changes,
});

/** The six digits of the newest mail to an address; a mail without them is an error. */
export async function mailedCode(app: TestApp, email: string): Promise<string> {
  const [newest] = await app.mailTo(email);
  const code = newest?.subject.match(/^\d{6}/)?.[0];
  if (!code || !newest?.text.includes(code)) throw new Error(`The newest mail to ${email} carries no code`);
  return code;
}

/** The token of the link in the newest mail to an address. */
export async function mailedToken(app: TestApp, email: string): Promise<string> {
  const [newest] = await app.mailTo(email);
  const token = newest?.text.match(/[?&]token=([\w-]{43})/)?.[1];
  if (!token) throw new Error(`The newest mail to ${email} carries no link`);
  return token;
}

/** A code of the right form that is certainly another one. */
export const otherCode = (code: string): string => String((Number(code) + 1) % 1_000_000).padStart(6, '0');

/** Registers and returns the mailed code. */
export async function beginRegistration(app: TestApp, input: RegisterInput): Promise<string> {
  const answer = await app.call(register, { body: input });
  if (answer.status !== 201) throw new Error(`Registration failed: ${answer.body.message}`);
  return mailedCode(app, input.email);
}

export const confirmWith = (app: TestApp, email: string, code: string, role: PublicRole = 'candidate') =>
  app.call(confirm, { body: { email, role, code } });
