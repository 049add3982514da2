import { setTimeout as sleep } from 'node:timers/promises';
import { demoAccounts, demoPassword } from '../../apps/server/src/demo/demo-accounts.ts';

export const loginBody = (who: keyof typeof demoAccounts): string =>
  JSON.stringify({ email: demoAccounts[who].email, role: demoAccounts[who].role, password: demoPassword });

const mostTries = 10;

/** Signs a demonstration account in and answers its access token. Turned away by a busy machine, it waits as it is told. */
export async function signInAs(url: string, who: keyof typeof demoAccounts, tries = 1): Promise<string> {
  const response = await fetch(`${url}/api/auth/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: loginBody(who),
  });
  const answer = (await response.json()) as { accessToken?: string; message?: string };
  if (answer.accessToken) return answer.accessToken;
  const retryAfter = Number(response.headers.get('retry-after'));
  if (!retryAfter || tries === mostTries) throw new Error(`Sign-in answered ${response.status}: ${answer.message}`);
  await sleep(retryAfter * 1000);
  return signInAs(url, who, tries + 1);
}
