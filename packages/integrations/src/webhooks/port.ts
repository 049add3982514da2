export interface WebhookMessage {
  url: string;
  headers: Readonly<Record<string, string>>;
  body: string;
}

export interface WebhookSender {
  /** The status of the answer. Throws `WebhookRefused` for an address that is not to be called, an error for no answer. */
  send(message: WebhookMessage, signal: AbortSignal): Promise<number>;
}

/** The address leads somewhere a webhook may not go. Trying again is of no use. */
export class WebhookRefused extends Error {
  override name = 'WebhookRefused';
}
