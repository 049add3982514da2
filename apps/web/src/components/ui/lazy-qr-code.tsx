import { lazy, Suspense } from 'react';

const Drawing = lazy(() => import('./qr-code.tsx'));

/** Its encoder is loaded when one is shown: it weighs more than the rest of the sign-in page. */
export function QrCode(props: { text: string; label: string }) {
  return (
    <Suspense fallback={<div className="size-48" />}>
      <Drawing {...props} />
    </Suspense>
  );
}
