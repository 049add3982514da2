import type { APIRequestContext } from '@playwright/test';

interface Mail {
  to: string;
  subject: string;
  text: string;
  html: string;
  date: string;
}

/** Newest first. Mail is written together with what it is about, so it is there once the answer is. */
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

/** A code that is certainly not this one. */
export const otherThan = (code: string) => (code === '111111' ? '222222' : '111111');
