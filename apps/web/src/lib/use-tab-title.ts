import { useEffect } from 'react';

/** Names the tab after what its page is about, where the page's own title is the same for all of its kind. */
export function useTabTitle(name: string | undefined): void {
  useEffect(() => {
    if (!name) return;
    const before = document.title;
    const named = `${name} · Candela`;
    document.title = named;
    return () => {
      // The page that follows may have put its own there by now.
      if (document.title === named) document.title = before;
    };
  }, [name]);
}
