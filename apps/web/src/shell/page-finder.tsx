import type { Role } from '@candela/contract/kernel/roles.ts';
import { Briefcase, LogOut, MonitorCog, Moon, Search, Sun, UserRound } from 'lucide-react';
import { useEffect, useEffectEvent, useState } from 'react';
import { useNavigate } from 'react-router';
import { setAppearance } from '#theme/set-appearance.ts';
import { type Command, CommandPalette } from '#ui/command-palette.tsx';
import { Kbd } from '#ui/kbd.tsx';
import { findPages } from './find-pages.ts';
import { type Place, pagesFor } from './navigation.ts';
import { useFinderSearch } from './use-finder-search.ts';

interface PageFinderProps {
  role: Role;
  place: Place;
  onSignOut(): void;
}

const themes: readonly Omit<Command, 'group'>[] = [
  { id: 'light', label: 'Light theme', icon: <Sun />, onSelect: () => setAppearance({ theme: 'light' }) },
  { id: 'dark', label: 'Dark theme', icon: <Moon />, onSelect: () => setAppearance({ theme: 'dark' }) },
  { id: 'system', label: 'System theme', icon: <MonitorCog />, onSelect: () => setAppearance({ theme: 'system' }) },
];

const isApple = () => /Mac|iP(hone|ad)/.test(navigator.userAgent);

/** Opened by Ctrl or ⌘ and K, or by the button. Finds pages and a few switches by name; for recruiters candidates and jobs as well. */
export function PageFinder({ role, place, onSignOut }: PageFinderProps) {
  const [isOpen, setIsOpen] = useState(false);
  const findsMore = role === 'recruiter' && !place.isInterviewer;
  const { query, setQuery, people, jobs, isLoading } = useFinderSearch(findsMore);
  const label = findsMore ? 'Find a page, job or candidate' : 'Find a page';

  useShortcut(() => {
    setQuery('');
    setIsOpen((open) => !open);
  });

  const commands = useCommands({ role, place, onSignOut }, { query, people, jobs });

  return (
    <>
      <button
        type="button"
        aria-keyshortcuts="Control+K Meta+K"
        onClick={() => {
          setQuery('');
          setIsOpen(true);
        }}
        className="inline-flex h-control items-center gap-2 rounded-md border border-line bg-surface px-2.5 text-[13px]/5 text-muted transition-colors hover:bg-hover hover:text-text sm:w-76"
      >
        <Search aria-hidden="true" className="size-4" />
        <span className="truncate max-sm:sr-only">{label}</span>
        <span aria-hidden="true" className="ml-auto max-sm:hidden">
          <Kbd>{isApple() ? '⌘ K' : 'Ctrl K'}</Kbd>
        </span>
      </button>
      <CommandPalette
        open={isOpen}
        onOpenChange={setIsOpen}
        query={query}
        onQueryChange={setQuery}
        commands={commands}
        loading={isLoading}
        placeholder={label}
      />
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

type Found = Pick<ReturnType<typeof useFinderSearch>, 'query' | 'people' | 'jobs'>;

function useCommands({ role, place, onSignOut }: PageFinderProps, { query, people, jobs }: Found): Command[] {
  const navigate = useNavigate();
  const logout = { id: 'logout', label: 'Logout', icon: <LogOut />, onSelect: onSignOut };
  return [
    ...findPages(pagesFor(role, place), query).map((page) => ({
      id: page.path,
      label: page.label,
      hint: page.group,
      icon: <page.icon />,
      group: 'Pages',
      onSelect: () => navigate(page.path),
    })),
    // What is known at once stands first, so that nothing moves under the cursor when the rest arrives.
    ...findPages([...themes, logout], query).map((action) => ({ ...action, group: 'Actions' })),
    ...people.map((person) => ({
      id: person.candidateId,
      label: person.name || person.email || 'No name found',
      hint: [person.title, person.company].filter(Boolean).join(' at '),
      icon: <UserRound />,
      group: 'Candidates',
      onSelect: () => navigate(`/dashboard/candidates/${person.candidateId}`),
    })),
    ...jobs.map((job) => ({
      id: job._id,
      label: job.title,
      hint: job.companyName,
      icon: <Briefcase />,
      group: 'Jobs',
      onSelect: () => navigate(`/dashboard/jobs/${job._id}`),
    })),
  ];
}
