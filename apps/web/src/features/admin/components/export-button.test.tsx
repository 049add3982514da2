import { render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, expect, it, vi } from 'vitest';
import { saveCsv } from '#lib/save-file.ts';
import { toast } from '#lib/toast.ts';
import { ExportButton } from './export-button.tsx';

vi.mock('#lib/save-file.ts', async (original) => ({ ...(await original<object>()), saveCsv: vi.fn() }));
afterEach(() => void vi.restoreAllMocks());

const save = async (rows: number, most?: number) => {
  const said = vi.spyOn(toast, 'info').mockImplementation(() => '');
  const file = `Id,Time\r\n${'1,now\r\n'.repeat(rows)}`;
  render(<ExportButton name="audit-log" load={async () => file} {...(most !== undefined && { most })} />);
  await userEvent.click(screen.getByRole('button', { name: 'Export CSV' }));
  await waitFor(() => expect(saveCsv).toHaveBeenCalledWith(expect.stringContaining('audit-log'), file));
  return said;
};

it('says where a file ends before the list does', async () => {
  expect(await save(3, 3)).toHaveBeenCalledWith(
    'The file holds the newest 3 entries. For older ones, choose a last day.',
  );
});

it('says nothing of a file that holds everything', async () => {
  expect(await save(2, 3)).not.toHaveBeenCalled();
});
