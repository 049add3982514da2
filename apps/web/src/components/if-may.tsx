import type { Permission } from '@candela/contract/kernel/permissions.ts';
import type { ReactNode } from 'react';
import { useMay } from '#lib/api/use-recruiter.ts';

interface IfMayProps {
  permission: Permission;
  /** Shown to those who have it not. */
  otherwise?: ReactNode;
  children: ReactNode;
}

/** Shows what only those with a permission can use: a button that would be refused is not offered. */
export function IfMay({ permission, otherwise = null, children }: IfMayProps) {
  return useMay(permission) ? children : otherwise;
}
