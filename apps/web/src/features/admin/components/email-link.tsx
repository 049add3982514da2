import { EmailText } from '#ui/email-text.tsx';

export function EmailLink({ address }: { address: string }) {
  return (
    <a
      href={`mailto:${encodeURIComponent(address).replace('%40', '@')}`}
      className="touch relative block min-w-0 rounded-sm leading-6 underline-offset-2 hover:underline"
    >
      <EmailText email={address} />
    </a>
  );
}
