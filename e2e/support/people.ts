import { randomBytes } from 'node:crypto';
import type { APIRequestContext } from '@playwright/test';
import { codeMailedTo } from './mailbox.ts';

export type Role = 'recruiter' | 'candidate' | 'admin';

export interface Person {
  email: string;
  password: string;
  firstName: string;
  lastName: string;
  role: Role;
}

const demoPassword = 'Candela-demo-1';

export const demo = {
  recruiter: person('recruiter', { email: 'recruiter@demo.candela.test', firstName: 'Rosalind', lastName: 'Achebe' }),
  teammate: person('recruiter', { email: 'teammate@demo.candela.test', firstName: 'Tomasz', lastName: 'Lindqvist' }),
  candidate: person('candidate', { email: 'candidate@demo.candela.test', firstName: 'Callum', lastName: 'Osei' }),
  admin: person('admin', { email: 'admin@demo.candela.test', firstName: 'Ada', lastName: 'Keeper' }),
} as const;

function person(role: Role, names: Pick<Person, 'email' | 'firstName' | 'lastName'>): Person {
  return { ...names, role, password: demoPassword };
}

export const freshEmail = () => `${randomBytes(5).toString('hex')}@journey.test`;

/** A visitor without an account. */
export const stranger = (role: 'recruiter' | 'candidate'): Person => ({
  email: freshEmail(),
  password: 'Lantern-light-7',
  firstName: 'Wilma',
  lastName: 'Ferreira',
  role,
});

/** A visitor who has filled in the registration but not typed the code. */
export async function registerPerson(request: APIRequestContext, role: 'recruiter' | 'candidate'): Promise<Person> {
  const someone = stranger(role);
  const answer = await request.post('/api/auth/register', { data: someone });
  if (!answer.ok()) throw new Error(`Registration answered ${answer.status()}: ${await answer.text()}`);
  return someone;
}

/** A visitor with a confirmed account of their own, so that no journey disturbs another. */
export async function createPerson(request: APIRequestContext, role: 'recruiter' | 'candidate'): Promise<Person> {
  const someone = await registerPerson(request, role);
  const code = await codeMailedTo(request, someone.email);
  const answer = await request.post('/api/auth/confirm', { data: { email: someone.email, role, code } });
  if (!answer.ok()) throw new Error(`Confirmation answered ${answer.status()}: ${await answer.text()}`);
  return someone;
}
