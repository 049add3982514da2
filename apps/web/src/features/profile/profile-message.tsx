import { cn } from '#lib/class-names.ts';

/** Good news are green, everything else is red: the specification's rule, by the words of the message. */
export const isGoodNews = (message: string): boolean => /updated|success|saved/i.test(message);

export function ProfileMessage({ message }: { message: string | undefined }) {
  return (
    <p
      role="status"
      className={cn(
        'text-sm/5 font-medium empty:hidden',
        message && isGoodNews(message) ? 'text-success-text' : 'text-danger-text',
      )}
    >
      {message}
    </p>
  );
}
