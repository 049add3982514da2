import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { Button } from './button.tsx';
import { Input } from './input.tsx';

it('does what it says when it is pressed, by mouse or by keyboard', async () => {
  const onClick = vi.fn();
  render(<Button onClick={onClick}>Save</Button>);
  const button = screen.getByRole('button', { name: 'Save' });
  await userEvent.click(button);
  await userEvent.keyboard('{Enter}');
  expect(onClick).toHaveBeenCalledTimes(2);
});

it('submits nothing unless it is told to', () => {
  render(<Button>Cancel</Button>);
  expect(screen.getByRole('button').getAttribute('type')).toBe('button');
});

it('keeps its name and its focus while it is busy, and ignores presses', async () => {
  const onClick = vi.fn();
  const onSubmit = vi.fn((event: { preventDefault(): void }) => event.preventDefault());
  const draw = (loading: boolean) => (
    <form onSubmit={onSubmit}>
      <Button type="submit" loading={loading} onClick={onClick}>
        Save
      </Button>
    </form>
  );
  const { rerender } = render(draw(false));
  await userEvent.tab();
  rerender(draw(true));
  const button = screen.getByRole('button', { name: 'Save' });
  expect(document.activeElement).toBe(button);
  expect(button.getAttribute('aria-busy')).toBe('true');
  await userEvent.click(button);
  expect(onClick).not.toHaveBeenCalled();
  expect(onSubmit).not.toHaveBeenCalled();
});

it('takes a double click for one press where it sends something, and for two anywhere else', async () => {
  const onSend = vi.fn();
  const onStep = vi.fn();
  const onSubmit = vi.fn((event: { preventDefault(): void }) => event.preventDefault());
  render(
    <form onSubmit={onSubmit}>
      <Button type="submit" loading={false} onClick={onSend}>
        Send
      </Button>
      <Button onClick={onStep}>Up</Button>
    </form>,
  );
  await userEvent.dblClick(screen.getByRole('button', { name: 'Send' }));
  await userEvent.dblClick(screen.getByRole('button', { name: 'Up' }));
  expect([onSend, onSubmit, onStep].map(({ mock }) => mock.calls.length)).toEqual([1, 1, 2]);
});

it('takes a held Enter key for one press where it sends something, on itself or in a field before it', async () => {
  const onSubmit = vi.fn((event: { preventDefault(): void }) => event.preventDefault());
  const onStep = vi.fn();
  render(
    <form onSubmit={onSubmit}>
      <Input aria-label="Name" />
      <Button type="submit" loading={false}>
        Send
      </Button>
      <Button onClick={onStep}>Up</Button>
    </form>,
  );
  await userEvent.tab();
  await userEvent.keyboard('{Enter>4/}');
  expect(onSubmit).toHaveBeenCalledTimes(1);
  await userEvent.tab();
  await userEvent.keyboard('{Enter>4/}');
  expect(onSubmit).toHaveBeenCalledTimes(2);
  await userEvent.tab();
  await userEvent.keyboard('{Enter>4/}');
  expect(onStep).toHaveBeenCalledTimes(4);
});
