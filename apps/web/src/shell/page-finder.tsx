import type { Role } from '@candela/contract/kernel/roles.ts';
import { Search } from 'lucide-react';
import { lazy, Suspense, useEffect, useEffectEvent, useState } from 'react';
import { Kbd } from '#ui/kbd.tsx';
import type { Place } from './navigation.ts';

/** Loaded when it is first opened. */
const FinderDialog = lazy(async () => ({ default: (await import('./finder-dialog.tsx')).FinderDialog }));

interface PageFinderProps {
  role: Role;
  place: Place;
  onSignOut(): void;
}

const isApple = () => /Mac|iP(hone|ad)/.test(navigator.userAgent);

/** Opened by Ctrl or ⌘ and K, or by the button. */
export function PageFinder({ role, place, onSignOut }: PageFinderProps) {
  const [isOpen, setIsOpen] = useState(false);
  // Each time it begins empty.
  const [openings, setOpenings] = useState(0);
  const findsMore = role === 'recruiter' && !place.isInterviewer;
  const label = findsMore ? 'Find a page, job or candidate' : 'Find a page';
  const show = (isShown: boolean) => {
    if (isShown) setOpenings(openings + 1);
    setIsOpen(isShown);
  };

  useShortcut(() => show(!isOpen));

  return (
    <>
      <button
        type="button"
        aria-keyshortcuts="Control+K Meta+K"
        onClick={() => show(true)}
        className="inline-flex h-control items-center gap-2 rounded-md border border-line bg-surface px-2.5 text-[13px]/5 text-muted transition-colors hover:bg-hover hover:text-text sm:w-64 lg:w-76"
      >
        <Search aria-hidden="true" className="size-4" />
        <span className="truncate max-sm:sr-only">{label}</span>
        <span aria-hidden="true" className="ml-auto max-lg:hidden">
          <Kbd>{isApple() ? '⌘ K' : 'Ctrl K'}</Kbd>
        </span>
      </button>
      {openings > 0 && (
        <Suspense>
          <FinderDialog
            key={openings}
            role={role}
            place={place}
            onSignOut={onSignOut}
            label={label}
            findsMore={findsMore}
            open={isOpen}
            onOpenChange={setIsOpen}
          />
        </Suspense>
      )}
    </>
  );
}

/** Ctrl or ⌘ and K, wherever on the page. */
function useShortcut(onPress: () => void): void {
  const press = useEffectEvent(onPress);
  useEffect(() => {
    const listener = (event: KeyboardEvent) => {
      if (event.key.toLowerCase() !== 'k' || !(event.metaKey || event.ctrlKey) || event.altKey) return;
      event.preventDefault();
      press();
    };
    window.addEventListener('keydown', listener);
    return () => window.removeEventListener('keydown', listener);
  }, []);
}
