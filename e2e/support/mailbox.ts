import { type APIRequestContext, expect } from '@playwright/test';

interface Mail {
  to: string;
  subject: string;
  text: string;
  html: string;
  date: string;
}

/** Newest first. Most mail is written together with what it is about, so it is there once the answer is. */
export async function mailTo(request: APIRequestContext, email: string): Promise<Mail[]> {
  const response = await request.get('/dev/mailbox.json', { params: { to: email } });
  const { items }: { items: Mail[] } = await response.json();
  return items;
}

/** The six digits of the newest mail. */
export async function codeMailedTo(request: APIRequestContext, email: string): Promise<string> {
  const [newest] = await mailTo(request, email);
  const code = newest?.subject.match(/^(\d{6}) /)?.[1];
  if (!code) throw new Error(`No code was mailed to ${email}; the newest subject is "${newest?.subject}"`);
  return code;
}

/** The mail about a forgotten password, which is written in the background: the answer must not tell who has an account. */
export async function resetMailTo(request: APIRequestContext, email: string): Promise<{ code: string; link: string }> {
  let found: Mail | undefined;
  await expect
    .poll(async () => {
      found = (await mailTo(request, email)).find(({ subject }) => subject.includes('new Candela password'));
      return found?.subject;
    })
    .toBeDefined();
  const code = found?.subject.match(/^\d{6}/)?.[0];
  const link = found?.text.match(/https?:\/\/\S+\/reset-password#\S+/)?.[0];
  if (!code || !link) throw new Error(`The mail to ${email} lacks its code or its link: ${found?.text}`);
  return { code, link };
}

/** A code that is certainly not this one. */
export const otherThan = (code: string) => (code === '111111' ? '222222' : '111111');
