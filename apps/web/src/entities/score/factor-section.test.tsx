import type { ExplainedFactor } from '@candela/contract/rankings/rankings.schemas.ts';
import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { FactorSection } from './factor-section.tsx';

const factor: ExplainedFactor = {
  id: 'skills',
  label: 'Skills',
  weight: 20,
  lit: 0.85,
  met: [],
  likely: [],
  missing: [],
};

const litWidth = (container: HTMLElement) => container.querySelector<HTMLElement>('[style]')?.style.width;

it('is ruled off by as much light as its points say', () => {
  const { container } = render(<FactorSection factor={factor} points={17} score={60} />);
  expect(screen.getByText('of 20 points', { exact: false }).textContent).toBe('17 of 20 points');
  expect(litWidth(container)).toBe('85%');
});

it('is dark where it gives no point as it is shown, as in the bar', () => {
  const { container } = render(<FactorSection factor={{ ...factor, lit: 0.02 }} points={0} score={60} />);
  expect(litWidth(container)).toBe('0%');
});
