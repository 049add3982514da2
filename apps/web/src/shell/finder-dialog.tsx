import type { Role } from '@candela/contract/kernel/roles.ts';
import { Briefcase, LogOut, MonitorCog, Moon, Sun, UserRound } from 'lucide-react';
import { useNavigate } from 'react-router';
import { setAppearance } from '#theme/set-appearance.ts';
import { type Command, CommandPalette } from '#ui/command-palette.tsx';
import { findPages } from './find-pages.ts';
import { type Place, pagesFor } from './navigation.ts';
import { useFinderSearch } from './use-finder-search.ts';

interface Finder {
  role: Role;
  place: Place;
  onSignOut(): void;
}

interface FinderDialogProps extends Finder {
  label: string;
  /** Candidates and jobs too. */
  findsMore: boolean;
  open: boolean;
  onOpenChange(open: boolean): void;
}

const themes: readonly Omit<Command, 'group'>[] = [
  { id: 'light', label: 'Light theme', icon: <Sun />, onSelect: () => setAppearance({ theme: 'light' }) },
  { id: 'dark', label: 'Dark theme', icon: <Moon />, onSelect: () => setAppearance({ theme: 'dark' }) },
  { id: 'system', label: 'System theme', icon: <MonitorCog />, onSelect: () => setAppearance({ theme: 'system' }) },
];

/** What the finder shows: pages and a few switches by name; for recruiters candidates and jobs as well. */
export function FinderDialog({ label, findsMore, open, onOpenChange, ...finder }: FinderDialogProps) {
  const { query, setQuery, people, jobs, isLoading } = useFinderSearch(findsMore);
  const commands = useCommands(finder, { query, people, jobs });
  return (
    <CommandPalette
      open={open}
      onOpenChange={onOpenChange}
      query={query}
      onQueryChange={setQuery}
      commands={commands}
      loading={isLoading}
      placeholder={label}
    />
  );
}

type Found = Pick<ReturnType<typeof useFinderSearch>, 'query' | 'people' | 'jobs'>;

function useCommands({ role, place, onSignOut }: Finder, { query, people, jobs }: Found): Command[] {
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
