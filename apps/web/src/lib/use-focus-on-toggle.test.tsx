import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { expect, it } from 'vitest';
import { useFocusOnToggle } from './use-focus-on-toggle.ts';

function Question({ isOnce = false }: { isOnce?: boolean }) {
  const [isEditing, setIsEditing] = useState(false);
  const [isDone, setIsDone] = useState(false);
  const frame = useFocusOnToggle(isEditing);
  const close = () => {
    setIsEditing(false);
    setIsDone(isOnce);
  };
  return (
    <main id="content" tabIndex={-1}>
      <div ref={frame}>
        {isEditing && <textarea aria-label="Question" />}
        {isEditing && (
          <button type="button" onClick={close}>
            Send
          </button>
        )}
        {!isEditing && !isDone && (
          <button type="button" onClick={() => setIsEditing(true)}>
            Ask
          </button>
        )}
      </div>
    </main>
  );
}

const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));

it('takes the keyboard into the form and back to the button', async () => {
  render(<Question />);
  await press('Ask');
  expect(document.activeElement).toBe(screen.getByRole('textbox'));
  await press('Send');
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Ask' }));
});

it('takes it to the page where there is no button any more', async () => {
  render(<Question isOnce />);
  await press('Ask');
  await press('Send');
  expect(document.activeElement).toBe(screen.getByRole('main'));
});
