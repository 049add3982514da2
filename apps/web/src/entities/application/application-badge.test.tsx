import { applicationStatuses } from '@candela/contract/applications/applications.schemas.ts';
import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { ApplicationBadge } from './application-badge.tsx';
import { applicationWords } from './application-words.ts';

it.each(applicationStatuses)('says %s in words, not by colour alone', (status) => {
  render(<ApplicationBadge status={status} />);
  expect(screen.getByText(applicationWords[status].label).textContent?.toLowerCase()).toBe(status);
});

it('tells an offer from a hire and from a review', () => {
  const classOf = (label: string) => screen.getByText(label).className;
  render(
    <>
      <ApplicationBadge status="review" />
      <ApplicationBadge status="offer" />
      <ApplicationBadge status="hired" />
    </>,
  );
  expect(new Set(['Review', 'Offer', 'Hired'].map(classOf)).size).toBe(3);
});
