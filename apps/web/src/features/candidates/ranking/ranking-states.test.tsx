import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeEach, expect, it, vi } from 'vitest';
import { EmptyRanking, type EmptyRankingProps } from './ranking-states.tsx';

const may = vi.hoisted(() => ({ upload: true }));
vi.mock('#lib/api/use-recruiter.ts', () => ({ useMay: () => may.upload }));
beforeEach(() => {
  may.upload = true;
});

const show = (changes: Partial<EmptyRankingProps>) => {
  const props = { hidden: 0, minScore: 65, isReading: false, pending: 0, peopleOnly: 0 };
  const job = { title: 'Head Chef', status: 'Active' as const };
  const [onUpload, onShowAll] = [vi.fn(), vi.fn()];
  render(<EmptyRanking {...props} job={job} onUpload={onUpload} onShowAll={onShowAll} {...changes} />);
  return { onUpload, upload: screen.queryByRole('button', { name: 'Upload CVs' }) };
};

it('leads from a job without candidates to uploading CVs', async () => {
  const { onUpload, upload } = show({});
  expect(screen.getByText('No candidates found for "Head Chef".')).toBeTruthy();
  await userEvent.click(upload as HTMLElement);
  expect(onUpload).toHaveBeenCalledOnce();
});

it.each([
  ['CVs are being read', { isReading: true }, /CVs are being read/],
  ['candidates are being scored', { pending: 3 }, /Candidates are being scored/],
  ['the job is not active', { job: { title: 'Head Chef', status: 'Closed' as const } }, /status of this one is Closed/],
])('asks for no CVs when %s', (_, changes, said) => {
  expect(show(changes).upload).toBeNull();
  expect(screen.getByText(said)).toBeTruthy();
});

it('says that those without a score are below', () => {
  show({ peopleOnly: 2 });
  expect(screen.getByText(/ranked by people only are listed below/)).toBeTruthy();
});

it('offers no upload to those who may not', () => {
  may.upload = false;
  expect(show({}).upload).toBeNull();
});
