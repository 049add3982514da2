import { WifiOff } from 'lucide-react';
import { useEffect } from 'react';
import { connection } from '#lib/api/api.ts';
import { refetchShown } from '#lib/api/query-client.ts';
import { useIsReachable } from '#lib/api/use-session.ts';

const checkEveryMs = 3000;

async function checkAgain() {
  const answer = await fetch('/readyz', { cache: 'no-store' }).catch(() => null);
  if (!answer?.ok) return;
  connection.report('answered');
  await refetchShown();
}

/** Says that the server cannot be reached, keeps asking, and goes away by itself. */
export function ConnectionBanner() {
  const isReachable = useIsReachable();

  useEffect(() => {
    const handleOffline = () => connection.report('unreachable');
    window.addEventListener('offline', handleOffline);
    return () => window.removeEventListener('offline', handleOffline);
  }, []);

  useEffect(() => {
    if (isReachable) return;
    const timer = setInterval(checkAgain, checkEveryMs);
    window.addEventListener('online', checkAgain);
    return () => {
      clearInterval(timer);
      window.removeEventListener('online', checkAgain);
    };
  }, [isReachable]);

  return (
    <div role="status">
      {!isReachable && (
        <p className="flex items-center justify-center gap-2.5 bg-warning-soft px-4 py-2 text-sm/5 text-warning-text">
          <WifiOff aria-hidden="true" className="size-4 shrink-0" />
          We cannot reach Candela right now. We keep trying; nothing you see is lost.
        </p>
      )}
    </div>
  );
}
