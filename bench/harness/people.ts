import { demoAccounts, demoPassword } from '../../apps/server/src/demo/demo-accounts.ts';

export const loginBody = (who: keyof typeof demoAccounts): string =>
  JSON.stringify({ email: demoAccounts[who].email, role: demoAccounts[who].role, password: demoPassword });

/** Signs a demonstration account in and answers its access token. */
export async function signInAs(url: string, who: keyof typeof demoAccounts): Promise<string> {
  const response = await fetch(`${url}/api/auth/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: loginBody(who),
  });
  const answer = (await response.json()) as { accessToken?: string; message?: string };
  if (!answer.accessToken) throw new Error(`Sign-in answered ${response.status}: ${answer.message}`);
  return answer.accessToken;
}
