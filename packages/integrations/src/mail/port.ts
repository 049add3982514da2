export interface MailAddress {
  address: string;
  name?: string;
}

export interface MailMessage {
  /** Stable over every attempt (the outbox row's id): it becomes the Message-ID. Letters, digits, `_` and `-`. */
  id: string;
  from: MailAddress;
  to: MailAddress;
  replyTo?: MailAddress;
  subject: string;
  text: string;
  html?: string;
  /** An invitation, an update or a cancellation, as RFC 5546 text. */
  icalEvent?: { method: 'REQUEST' | 'CANCEL' | 'PUBLISH' | 'REPLY'; content: string };
  /** Further headers, such as `List-Unsubscribe`; those the message itself defines are refused. */
  headers?: Readonly<Record<string, string>>;
}

export interface MailTransport {
  /**
   * Resolves once the message is safely handed over.
   * @throws MailRejected when it will never be accepted; any other error is worth another attempt.
   */
  send(message: MailMessage): Promise<{ accepted: true }>;
  /** Resolves when the transport could take a message now. @throws MailUnavailable */
  check(): Promise<void>;
  /** Lets what is in flight finish and releases connections. */
  close(): Promise<void>;
}

/** Permanent: the address, the content or the sender is refused. Trying again would only annoy. */
export class MailRejected extends Error {
  override readonly name = 'MailRejected';
  /** The SMTP reply code, when a server refused; absent when the message itself is malformed. */
  readonly responseCode: number | undefined;

  constructor(reason: string, responseCode?: number) {
    super(`Mail rejected: ${reason}`);
    this.responseCode = responseCode;
  }
}

/** Transient: try again later. Carries only a code, never the server's words, which may quote credentials. */
export class MailUnavailable extends Error {
  override readonly name = 'MailUnavailable';
  readonly code: string;

  constructor(code: string) {
    super(`Mail could not be handed over (${code})`);
    this.code = code;
  }
}
