/** Where mail goes while no mail server is configured. */
export function MailboxHint() {
  return (
    <p className="text-[13px]/5 text-muted">
      This installation sends no real emails.{' '}
      <a href="/dev/mailbox" target="_blank" rel="noreferrer" className="text-accent-text underline underline-offset-4">
        Open its mailbox
      </a>
    </p>
  );
}
