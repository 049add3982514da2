import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeAll, describe, expect, it } from 'vitest';
import { ScoreBar } from './score-bar.tsx';
import type { ScoreFactor } from './score-factor-card.tsx';

// The test document has no top layer; where the card stands is the browser's business.
beforeAll(() => {
  HTMLElement.prototype.showPopover ??= () => undefined;
  HTMLElement.prototype.hidePopover ??= () => undefined;
});

const factors: ScoreFactor[] = [
  { id: 'skills', label: 'Skills', weight: 60, lit: 0.5 },
  { id: 'years', label: 'Experience', weight: 40, lit: 1 },
];

it('says its score, rounded, to the eye and to the ear', () => {
  render(<ScoreBar label="Match score" score={69.6} />);
  expect(screen.getByRole('group', { name: 'Match score 70%' })).toBeTruthy();
  expect(screen.getByText('70%')).toBeTruthy();
});

it('says that there is none yet instead of drawing an empty bar', () => {
  render(<ScoreBar label="Match score" score={null} />);
  expect(screen.queryByRole('group')).toBeNull();
  expect(screen.getByText('Match score: none yet')).toBeTruthy();
});

describe('its factors', () => {
  it('say what each was worth, and are as wide as they weigh', () => {
    render(<ScoreBar label="Match score" score={70} factors={factors} />);
    const skills = screen.getByRole('button', { name: 'Skills: 30 of 60' });
    expect(skills.style.flexGrow).toBe('60');
    expect(screen.getByRole('button', { name: 'Experience: 40 of 40' }).style.flexGrow).toBe('40');
  });

  it('are one tab stop, with arrows inside', async () => {
    render(
      <>
        <ScoreBar label="Match score" score={70} factors={factors} />
        <button type="button">After</button>
      </>,
    );
    await userEvent.tab();
    expect(document.activeElement).toBe(screen.getByRole('button', { name: /^Skills/ }));
    await userEvent.keyboard('{ArrowRight}{ArrowRight}');
    expect(document.activeElement).toBe(screen.getByRole('button', { name: /^Experience/ }));
    await userEvent.tab();
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'After' }));
  });
});
