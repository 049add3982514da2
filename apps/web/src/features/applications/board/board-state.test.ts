import type { ApplicationCard, ApplicationStatus } from '@candela/contract/applications/applications.schemas.ts';
import { describe, expect, it } from 'vitest';
import { appendCards, type BoardState, isReflected, mergeFresh, withMoves } from './board-state.ts';

const card = (name: string, status: ApplicationStatus = 'pending', version = 1): ApplicationCard => ({
  candidateId: name,
  jobId: 'job',
  name,
  email: '',
  jobTitle: 'Keeper',
  status,
  appliedAt: '2026-11-01T00:00:00Z',
  movedAt: '2026-11-01T00:00:00Z',
  match_score: null,
  isPeopleOnly: false,
  total_score: null,
  cvId: null,
  version,
  source: 'applied',
  interview: null,
  scorecards: null,
});

const forEach = <T>(value: T) => ({
  pending: value,
  testing: value,
  interview: value,
  review: value,
  offer: value,
  hired: value,
  rejected: value,
});

const board = (
  columns: Partial<Record<ApplicationStatus, ApplicationCard[]>>,
  next: string | null = null,
): BoardState => ({
  board: { ...forEach<ApplicationCard[]>([]), ...columns },
  counts: { ...forEach(0), pending: columns.pending?.length ?? 0 },
  next: { ...forEach<string | null>(null), pending: next },
  availableJobs: [],
});

const names = (state: BoardState, status: ApplicationStatus) => state.board[status].map(({ name }) => name);

describe('a newer answer', () => {
  it('keeps what was loaded below the first cards', () => {
    const old = board({ pending: [card('a'), card('b'), card('c'), card('d')] }, 'after d');
    const merged = mergeFresh(old, board({ pending: [card('new'), card('a'), card('b')] }, 'after b'));
    expect(names(merged, 'pending')).toEqual(['new', 'a', 'b', 'c', 'd']);
    expect(merged.next.pending).toBe('after d');
  });

  it('takes out below what has moved to another column', () => {
    const old = board({ pending: [card('a'), card('b'), card('c')] }, 'after c');
    const fresh = board({ pending: [card('a')], offer: [card('b', 'offer', 2)] }, 'after a');
    expect(names(mergeFresh(old, fresh), 'pending')).toEqual(['a', 'c']);
  });

  it('starts the column again where cards may be missing in between', () => {
    const old = board({ pending: [card('a'), card('b'), card('c')] }, 'after c');
    const merged = mergeFresh(old, board({ pending: [card('x'), card('y')] }, 'after y'));
    expect(names(merged, 'pending')).toEqual(['x', 'y']);
    expect(merged.next.pending).toBe('after y');
  });
});

it('cards that come for a column which has changed meanwhile are left out', () => {
  const state = board({ pending: [card('a')] }, 'after a');
  expect(names(appendCards(state, 'pending', 'after a', { cards: [card('b')], next: null }), 'pending')).toEqual([
    'a',
    'b',
  ]);
  expect(appendCards(state, 'pending', 'after z', { cards: [card('b')], next: null })).toBe(state);
});

describe('a move under way', () => {
  const move = { card: card('a'), to: 'offer', agreedVersion: null } as const;

  it('is shown on top of its new column, and counted there', () => {
    const shown = withMoves(board({ pending: [card('a'), card('b')] }), [move]);
    expect([names(shown, 'pending'), names(shown, 'offer')]).toEqual([['b'], ['a']]);
    expect([shown.counts.pending, shown.counts.offer]).toEqual([1, 1]);
  });

  it('is kept until it is answered, also when the board shows the move before it', () => {
    const firstMove = board({ testing: [card('a', 'testing', 2)] });
    const shown = withMoves(firstMove, [move]);
    expect([names(shown, 'testing'), names(shown, 'offer')]).toEqual([[], ['a']]);
  });

  it('is kept while the board is older than the answer, with the version a next move has to name', () => {
    const agreed = { ...move, agreedVersion: 2 };
    const older = board({ pending: [card('a')] });
    expect(isReflected(older, agreed)).toBe(false);
    expect(withMoves(older, [agreed]).board.offer.map(({ version }) => version)).toEqual([2]);
  });

  it('gives way to a board that is newer than its answer, whatever that says', () => {
    const agreed = { ...move, agreedVersion: 2 };
    expect(isReflected(board({ offer: [card('a', 'offer', 2)] }), agreed)).toBe(true);
    const elsewhere = board({ review: [card('a', 'review', 3)] });
    expect(names(withMoves(elsewhere, [agreed]), 'review')).toEqual(['a']);
    expect(isReflected(board({}), agreed)).toBe(true);
  });
});
