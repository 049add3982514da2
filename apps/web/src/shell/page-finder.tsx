import type { Role } from '@candela/contract/kernel/roles.ts';
import { LogOut, MonitorCog, Moon, Search, Sun } from 'lucide-react';
import { useEffect, useState } from 'react';
import { useNavigate } from 'react-router';
import { setAppearance } from '#theme/set-appearance.ts';
import { type Command, CommandPalette } from '#ui/command-palette.tsx';
import { Kbd } from '#ui/kbd.tsx';
import { findPages } from './find-pages.ts';
import { pagesFor } from './navigation.ts';

interface PageFinderProps {
  role: Role;
  isParent: boolean;
  onSignOut(): void;
}

const themes: readonly Omit<Command, 'group'>[] = [
  { id: 'light', label: 'Light theme', icon: <Sun />, onSelect: () => setAppearance({ theme: 'light' }) },
  { id: 'dark', label: 'Dark theme', icon: <Moon />, onSelect: () => setAppearance({ theme: 'dark' }) },
  { id: 'system', label: 'System theme', icon: <MonitorCog />, onSelect: () => setAppearance({ theme: 'system' }) },
];

const isApple = () => /Mac|iP(hone|ad)/.test(navigator.userAgent);

/** Ctrl or ⌘ and K, or the button: any page and a few switches by name. */
export function PageFinder({ role, isParent, onSignOut }: PageFinderProps) {
  const navigate = useNavigate();
  const [isOpen, setIsOpen] = useState(false);
  const [query, setQuery] = useState('');

  useEffect(() => {
    const listener = (event: KeyboardEvent) => {
      if (event.key.toLowerCase() !== 'k' || !(event.metaKey || event.ctrlKey) || event.altKey) return;
      event.preventDefault();
      setQuery('');
      setIsOpen((open) => !open);
    };
    window.addEventListener('keydown', listener);
    return () => window.removeEventListener('keydown', listener);
  }, []);

  const logout = { id: 'logout', label: 'Logout', icon: <LogOut />, onSelect: onSignOut };
  const commands: Command[] = [
    ...findPages(pagesFor(role, isParent), query).map((page) => ({
      id: page.path,
      label: page.label,
      hint: page.group,
      icon: <page.icon />,
      group: 'Pages',
      onSelect: () => navigate(page.path),
    })),
    ...findPages([...themes, logout], query).map((action) => ({ ...action, group: 'Actions' })),
  ];

  return (
    <>
      <button
        type="button"
        aria-keyshortcuts="Control+K Meta+K"
        onClick={() => {
          setQuery('');
          setIsOpen(true);
        }}
        className="inline-flex h-control items-center gap-2 rounded-md border border-line bg-surface px-2.5 text-[13px]/5 text-muted transition-colors hover:bg-hover hover:text-text sm:w-56"
      >
        <Search aria-hidden="true" className="size-4" />
        <span className="max-sm:sr-only">Find a page</span>
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
        placeholder="Find a page"
      />
    </>
  );
}
