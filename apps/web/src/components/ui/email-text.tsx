import { cn } from '#lib/class-names.ts';

/** An address of which nothing is cut: it goes on in the next line, after the @ if that is enough. */
export function EmailText({ email, className }: { email: string; className?: string }) {
  const at = email.lastIndexOf('@') + 1;
  return (
    <span className={cn('min-w-0 wrap-anywhere', className)}>
      {email.slice(0, at)}
      <wbr />
      {email.slice(at)}
    </span>
  );
}
