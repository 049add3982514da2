import { createHmac, randomBytes } from 'node:crypto';

export const createWebhookSecret = (): string => `whsec_${randomBytes(32).toString('base64url')}`;

/** Over the time as well: a message that was caught cannot be sent again much later. */
export function signWebhook(secret: string, body: string, at: Date): string {
  const seconds = Math.floor(at.getTime() / 1000);
  const signature = createHmac('sha256', secret).update(`${seconds}.${body}`).digest('hex');
  return `t=${seconds},v1=${signature}`;
}
