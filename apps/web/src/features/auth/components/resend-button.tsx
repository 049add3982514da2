import { useEffect, useState } from 'react';
import { type Failure, toFailure } from '#components/form/server-errors.ts';
import { Button } from '#ui/button.tsx';

const cooldownSeconds = 30;

interface ResendButtonProps {
  send(): Promise<unknown>;
  onFailure(failure: Failure): void;
  /** A code has just been sent, so the first wait begins at once. */
  startsCooling?: boolean;
}

/** Asks for another code, and gives the last one time to arrive. */
export function ResendButton({ send, onFailure, startsCooling = false }: ResendButtonProps) {
  const [secondsLeft, setSecondsLeft] = useState(startsCooling ? cooldownSeconds : 0);
  const [isSending, setIsSending] = useState(false);
  const [hasSent, setHasSent] = useState(false);

  useEffect(() => {
    if (secondsLeft <= 0) return;
    const timer = setTimeout(() => setSecondsLeft(secondsLeft - 1), 1000);
    return () => clearTimeout(timer);
  }, [secondsLeft]);

  async function resend() {
    setIsSending(true);
    try {
      await send();
      setHasSent(true);
      setSecondsLeft(cooldownSeconds);
    } catch (error) {
      onFailure(toFailure(error, 'The code could not be sent. Please try again.'));
    } finally {
      setIsSending(false);
    }
  }

  return (
    <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
      <Button
        variant="ghost"
        size="sm"
        loading={isSending}
        disabled={secondsLeft > 0}
        onClick={resend}
        className="-ml-2.5"
      >
        Send a new code
      </Button>
      {secondsLeft > 0 && <span className="tabular text-[13px]/5 text-muted">in {secondsLeft} s</span>}
      <span role="status" className="text-[13px]/5 text-success-text">
        {hasSent && secondsLeft > 0 && 'A new code is on its way.'}
      </span>
    </div>
  );
}
