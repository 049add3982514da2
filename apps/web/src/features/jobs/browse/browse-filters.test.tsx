import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { BrowseFilters } from './browse-filters.tsx';
import { browseAddress } from './browse-params.ts';

it('lets Back go past what was typed, but not past what was chosen', async () => {
  const onChange = vi.fn();
  render(<BrowseFilters params={browseAddress.read(new URLSearchParams())} onChange={onChange} />);
  await userEvent.type(screen.getByPlaceholderText('Town'), 'Leeds');
  await vi.waitFor(() => expect(onChange).toHaveBeenCalledWith({ place: 'Leeds' }, { replace: true }));
  await userEvent.selectOptions(screen.getByRole('combobox', { name: /location/i }), 'remote');
  expect(onChange).toHaveBeenLastCalledWith({ location: 'remote' });
});
