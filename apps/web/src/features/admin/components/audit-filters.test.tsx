import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import type { AuditFilter } from '../use-audit.ts';
import { AuditFilters } from './audit-filters.tsx';

const show = (days: Pick<AuditFilter, 'from' | 'to'>) =>
  render(<AuditFilters filter={{ action: '', actor: '', ...days }} actions={[]} onChange={() => undefined} />);

it('says so in the field when the last day is before the first', () => {
  show({ from: '2026-11-18', to: '2026-11-17' });
  const field = screen.getByLabelText('To');
  expect(field.getAttribute('aria-invalid')).toBe('true');
  expect(document.getElementById(field.getAttribute('aria-describedby') ?? '')?.textContent).toBe(
    'The last day is before the first.',
  );
});

it('finds no fault with a single day', () => {
  show({ from: '2026-11-18', to: '2026-11-18' });
  expect(screen.getByLabelText('To').getAttribute('aria-invalid')).toBeNull();
});
