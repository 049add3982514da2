import { createEvent, fireEvent, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { DropZone, type DropZoneProps } from './drop-zone.tsx';

const file = (name: string) => new File(['words'], name, { type: 'application/pdf' });

function draw(props: Partial<DropZoneProps> = {}) {
  const onFiles = vi.fn<(files: File[]) => void>();
  render(
    <>
      <DropZone label="Upload CVs" inputLabel="CV files" accept=".pdf" onFiles={onFiles} {...props}>
        {({ isOver, choose }) => (
          <>
            <p>{isOver ? 'Let go' : 'Drop here'}</p>
            <button type="button" onClick={choose}>
              Choose
            </button>
          </>
        )}
      </DropZone>
      <p>Elsewhere</p>
    </>,
  );
  return { zone: screen.getByRole('region', { name: 'Upload CVs' }), onFiles };
}

/** A drag event with what the browser says about where it goes. */
function drag(target: Element, kind: 'dragOver' | 'dragLeave' | 'drop', more: object = {}) {
  const event = createEvent[kind](target);
  for (const [name, value] of Object.entries(more)) Object.defineProperty(event, name, { value });
  fireEvent(target, event);
  return event;
}

describe('dragging', () => {
  it('says that letting go will do something, until the files leave', () => {
    const { zone } = draw();
    drag(zone, 'dragOver');
    expect(screen.getByText('Let go')).toBeTruthy();
    drag(zone, 'dragLeave', { relatedTarget: screen.getByText('Elsewhere') });
    expect(screen.getByText('Drop here')).toBeTruthy();
  });

  it('is not over when the files pass over something inside', () => {
    const { zone } = draw();
    drag(zone, 'dragOver');
    drag(zone, 'dragLeave', { relatedTarget: screen.getByRole('button', { name: 'Choose' }) });
    expect(screen.getByText('Let go')).toBeTruthy();
  });

  it('is over when the files leave the window', () => {
    const { zone } = draw();
    drag(zone, 'dragOver');
    drag(zone, 'dragLeave', { relatedTarget: null });
    expect(screen.getByText('Drop here')).toBeTruthy();
  });
});

describe('files', () => {
  it('are taken when they are dropped, and the browser does not open them', () => {
    const { zone, onFiles } = draw({ multiple: true });
    const files = [file('a.pdf'), file('b.pdf')];
    const event = drag(zone, 'drop', { dataTransfer: { files } });
    expect(onFiles).toHaveBeenCalledWith(files);
    expect(event.defaultPrevented).toBe(true);
    expect(screen.getByText('Drop here')).toBeTruthy();
  });

  it('are one where only one is asked for', () => {
    const { zone, onFiles } = draw();
    drag(zone, 'drop', { dataTransfer: { files: [file('a.pdf'), file('b.pdf')] } });
    expect(onFiles.mock.calls[0]?.[0].map(({ name }) => name)).toEqual(['a.pdf']);
  });

  it('can be chosen instead, the same one twice', async () => {
    const { onFiles } = draw();
    const input = screen.getByLabelText('CV files');
    await userEvent.upload(input, file('a.pdf'));
    await userEvent.upload(input, file('a.pdf'));
    expect(onFiles).toHaveBeenCalledTimes(2);
  });

  it('are refused while others are under way', () => {
    const { zone, onFiles } = draw({ isBusy: true });
    drag(zone, 'drop', { dataTransfer: { files: [file('a.pdf')] } });
    expect(onFiles).not.toHaveBeenCalled();
  });
});

it('opens the file dialog from the button inside', async () => {
  draw();
  const input = screen.getByLabelText('CV files');
  const opened = vi.spyOn(input, 'click');
  await userEvent.click(screen.getByRole('button', { name: 'Choose' }));
  expect(opened).toHaveBeenCalledOnce();
});
