import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router';
import { toast } from '#lib/toast.ts';

const anyId = /[0-9a-f]{8}-[0-9a-f-]{27}/g;
/** Pages of one kind share their code. */
const kindOf = (pathname: string): string => pathname.replace(anyId, ':id');

/**
 * Without a network a page whose code has not been loaded cannot come: the router would load the document again and leave
 * the browser's own error in its place, with everything that was on the screen gone. Such a link stays where it is.
 */
export function useOfflineLinks(): void {
  const { pathname } = useLocation();
  const opened = useRef(new Set<string>());
  useEffect(() => {
    opened.current.add(kindOf(pathname));
  }, [pathname]);

  useEffect(() => {
    const handleClick = (event: MouseEvent) => {
      if (navigator.onLine || !(event.target instanceof Element)) return;
      const link = event.target.closest('a');
      if (!link || link.target === '_blank' || link.origin !== window.location.origin) return;
      if (opened.current.has(kindOf(link.pathname))) return;
      event.preventDefault();
      toast.info('You are offline. This page opens once you are connected again.', { id: 'offline' });
    };
    window.addEventListener('click', handleClick, true);
    return () => window.removeEventListener('click', handleClick, true);
  }, []);
}
