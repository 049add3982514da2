import { render } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { cardOf } from '#testing/application-card.ts';
import { CardFacts } from './card-facts.tsx';

it('says when an interview is on the clock of the viewer, whatever zone it was scheduled in', () => {
  vi.stubEnv('TZ', 'Europe/London');
  const interview = {
    id: 'i',
    startDateTime: '2026-11-19T15:00:00Z',
    endDateTime: '2026-11-19T15:45:00Z',
    timeZone: 'America/New_York',
    location: '',
    meetLink: null,
  };
  const { container } = render(<CardFacts card={{ ...cardOf(1), interview }} now={0} />);
  expect(container.textContent).toContain('Thu 19 Nov, 15:00–15:45');
  vi.unstubAllEnvs();
});
