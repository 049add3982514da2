import type { UploadBatch, UploadFile } from '@candela/contract/cvs/uploads.routes.ts';
import { describe, expect, it } from 'vitest';
import { groupReadings, type KnownBatch, readingText, shownBatches } from './batch-progress.ts';

const now = Date.parse('2026-11-20T12:00:00Z');
const batch = (id: string, changes: Partial<KnownBatch> = {}): KnownBatch => ({
  id,
  createdAt: '2026-11-20T11:00:00.000Z',
  jobId: 'j',
  jobTitle: 'Nurse',
  total: 100,
  read: 100,
  duplicates: 0,
  failed: 0,
  open: 0,
  ...changes,
});
const file = (id: string, status: UploadFile['status']): UploadFile => ({
  id,
  status,
  fileName: `${id}.pdf`,
  reason: null,
  candidateId: null,
  cvId: null,
  name: null,
});

describe('which uploads are shown', () => {
  const shown = (list: UploadBatch[], seen: string[] = [], dismissed: string[] = []) =>
    shownBatches(list, new Set(seen), dismissed, now).map(({ id }) => id);

  it('those under way, those just finished, those with failures', () => {
    expect(shown([batch('over'), batch('open', { open: 1 }), batch('failed', { failed: 1 })])).toEqual([
      'open',
      'failed',
    ]);
    expect(shown([batch('over')], ['over'])).toEqual(['over']);
  });

  it('not what was dismissed', () => {
    expect(shown([batch('a', { failed: 1 }), batch('b'), batch('c', { open: 1 })], ['b'], ['a', 'b', 'c'])).toEqual([]);
  });

  it('not the failures of long ago', () => {
    expect(shown([batch('a', { failed: 1, createdAt: '2026-11-01T00:00:00.000Z' })])).toEqual([]);
  });
});

describe('what they add up to', () => {
  it('counts the parts of one upload together and old failures apart', () => {
    const readings = groupReadings(
      [
        batch('a', { read: 90, failed: 2, duplicates: 3, open: 8 }),
        batch('b', { read: 47, open: 53 }),
        batch('c', { jobId: null, jobTitle: null, open: 1 }),
        batch('old', { failed: 4 }),
      ],
      ({ open }) => open > 0,
    );
    expect(readings.map(({ purpose, total, inWork, batchIds }) => [purpose, total, inWork, batchIds])).toEqual([
      ['Nurse', 200, 61, ['a', 'b']],
      ['all active jobs', 100, 1, ['c']],
      ['Nurse', 100, 0, ['old']],
    ]);
    expect(readings.map((reading) => readingText(reading, false))[0]).toBe(
      '137 of 200 read (3 already known), 2 failed',
    );
  });

  it('tells files that never came from files being read', () => {
    const files = [file('a', 'awaited'), file('b', 'arrived'), file('c', 'failed'), file('d', 'duplicate')];
    const [reading] = groupReadings(
      [batch('x', { total: 4, read: 1, duplicates: 1, failed: 1, open: 2, files })],
      () => true,
    );
    expect(reading).toMatchObject({ awaited: 1, inWork: 1 });
    expect(reading?.notable.map(({ id }) => id)).toEqual(['c', 'd']);
  });

  it('names a scan whose other pages are still being read', () => {
    const scan = { ...file('a', 'reading'), reason: 'Pages 3 to 6 are still being read.' };
    const [reading] = groupReadings(
      [batch('x', { total: 2, open: 2, files: [scan, file('b', 'reading')] })],
      () => true,
    );
    expect(reading?.notable).toEqual([scan]);
  });

  it('says only what there is to say', () => {
    const counts = { read: 137, total: 200, failed: 2, duplicates: 0, awaited: 3 };
    expect(readingText({ ...counts, awaited: 0 }, false)).toBe('137 of 200 read, 2 failed');
    expect(readingText(counts, true)).toBe('137 of 200 read, 2 failed');
    expect(readingText(counts, false)).toBe('137 of 200 read, 2 failed, 3 never arrived');
  });
});
