import type { Role } from '@candela/contract/kernel/roles.ts';
import type { ReactNode } from 'react';

/**
 * Outlines of a page that differs by role. The server does not know who looks: all are sent, and the stylesheet shows the
 * one of the role this browser keeps (`entry.server.tsx`), a recruiter's where it keeps none.
 */
export const ByRole = (outlines: Partial<Record<Role, ReactNode>>) =>
  (['recruiter', 'candidate', 'admin'] as const).map(
    (role) =>
      outlines[role] && (
        <div key={role} data-for-role={role}>
          {outlines[role]}
        </div>
      ),
  );
