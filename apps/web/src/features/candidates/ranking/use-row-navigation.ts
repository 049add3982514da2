import { getCvAhead } from '@candela/contract/cvs/cvs.routes.ts';
import type { RankingEntry } from '@candela/contract/rankings/rankings.schemas.ts';
import { useQueryClient } from '@tanstack/react-query';
import { type RefObject, useEffect, useEffectEvent, useRef, useState } from 'react';
import { apiQuery } from '#lib/api/query-client.ts';
import { type Page, rowActionOf, stepFrom } from './row-keys.ts';

type Mode = 'open' | 'focus';

export interface RowNavigationOptions {
  entries: readonly RankingEntry[];
  page: Page;
  /** False while another page is on its way. */
  isSettled: boolean;
  hasKeys: boolean;
  /** The CV that lies open; it stands in the address. */
  openedCvId: string | undefined;
  onOpen(cvId: string | undefined, options: { replace: boolean }): void;
  onPage(page: number): void;
  onSelect(entry: RankingEntry): void;
  onHelp(): void;
}

const isTyping = (target: EventTarget | null) =>
  target instanceof HTMLElement && (target.isContentEditable || target.matches('input, textarea, select'));
const isDialogOpen = () => document.querySelector('[role="dialog"], [role="alertdialog"]') !== null;

const buttonOf = (candidateId: string) => document.querySelector<HTMLElement>(`[data-cv-of="${candidateId}"]`);
const focusRow = (candidateId: string) => {
  const button = buttonOf(candidateId);
  button?.focus();
  button?.scrollIntoView({ block: 'nearest' });
};

/** The next CV is there before it is asked for. */
function useNeighboursAhead(entries: readonly RankingEntry[], openedIndex: number): void {
  const queryClient = useQueryClient();
  const isOpen = openedIndex >= 0;
  const neighbours = [entries[openedIndex - 1], entries[openedIndex + 1]]
    .flatMap((entry) => entry?.cvId ?? [])
    .join(' ');
  useEffect(() => {
    if (!isOpen) return;
    for (const id of neighbours.split(' ').filter(Boolean)) {
      void queryClient.prefetchQuery(apiQuery(getCvAhead, { params: { id } }));
    }
  }, [isOpen, neighbours, queryClient]);
}

/** Closing a CV leads back to the row of the candidate who was read last. */
function useFocusAfterClosing(openedCvId: string | undefined, lastId: RefObject<string | null>): void {
  const wasOpen = useRef(false);
  useEffect(() => {
    if (openedCvId) wasOpen.current = true;
    else if (wasOpen.current) {
      wasOpen.current = false;
      const timer = setTimeout(() => lastId.current && focusRow(lastId.current));
      return () => clearTimeout(timer);
    }
  }, [openedCvId, lastId]);
}

/** From one row to the next, onto another page where this one ends. */
function useSteps({ entries, page, isSettled, openedCvId, onOpen, onPage }: RowNavigationOptions) {
  const [awaited, setAwaited] = useState<{ page: number; at: 'first' | 'last'; mode: Mode } | null>(null);
  const lastId = useRef<string | null>(null);

  const reach = (entry: RankingEntry | undefined, mode: Mode) => {
    if (!entry) return;
    lastId.current = entry.candidateId;
    if (mode === 'open') onOpen(entry.cvId, { replace: openedCvId !== undefined });
    else focusRow(entry.candidateId);
  };

  const move = (from: number, by: 1 | -1, mode: Mode) => {
    const step = stepFrom(from, by, entries.length, page);
    if (step?.kind === 'row') reach(entries[step.index], mode);
    else if (step) {
      setAwaited({ page: step.page, at: step.at, mode });
      onPage(step.page);
    }
  };

  // The page that was stepped onto has come.
  const arrive = useEffectEvent(() => {
    if (!awaited) return;
    setAwaited(null);
    reach(awaited.at === 'first' ? entries[0] : entries.at(-1), awaited.mode);
  });
  const hasArrived = awaited !== null && isSettled && page.page === awaited.page;
  useEffect(() => {
    if (hasArrived) arrive();
  }, [hasArrived]);

  return { lastId, reach, move };
}

/** Moves through candidates, row by row or CV by CV, with J and K, over the ends of pages. */
export function useRowNavigation(options: RowNavigationOptions) {
  const { entries, page, hasKeys, openedCvId, onOpen, onSelect, onHelp } = options;
  const { lastId, reach, move } = useSteps(options);
  const opened = entries.find(({ cvId }) => cvId === openedCvId) ?? null;
  const openedIndex = opened ? entries.indexOf(opened) : -1;
  useNeighboursAhead(entries, openedIndex);
  useFocusAfterClosing(openedCvId, lastId);

  const handleKey = useEffectEvent((event: KeyboardEvent) => {
    const action = rowActionOf(event);
    if (!action || !hasKeys || event.defaultPrevented || isTyping(event.target) || isDialogOpen()) return;
    const row = document.activeElement?.closest('tr')?.querySelector<HTMLElement>('[data-cv-of]');
    const currentId = row?.dataset.cvOf ?? lastId.current;
    const current = entries.findIndex(({ candidateId }) => candidateId === currentId);
    const entry = entries[current];
    event.preventDefault();
    if (action === 'next') move(current, 1, 'focus');
    else if (action === 'previous') move(current, -1, 'focus');
    else if (action === 'help') onHelp();
    else if (action === 'open') reach(entry, 'open');
    else if (entry) onSelect(entry);
  });
  useEffect(() => {
    const listen = (event: KeyboardEvent) => handleKey(event);
    window.addEventListener('keydown', listen);
    return () => window.removeEventListener('keydown', listen);
  }, []);

  const canMove = (by: 1 | -1) => opened !== null && stepFrom(openedIndex, by, entries.length, page) !== null;
  return {
    openedCvId,
    /** Its row, where it is on this page. */
    opened,
    /** From a panel over the list: closing it leads back there. */
    openCv: (cvId: string) => onOpen(cvId, { replace: false }),
    open: (entry: RankingEntry) => reach(entry, 'open'),
    close: () => onOpen(undefined, { replace: true }),
    next: canMove(1) ? () => move(openedIndex, 1, 'open') : undefined,
    previous: canMove(-1) ? () => move(openedIndex, -1, 'open') : undefined,
  };
}
