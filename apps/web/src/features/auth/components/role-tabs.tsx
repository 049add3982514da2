import type { Role } from '@candela/contract/kernel/roles.ts';
import * as Primitive from 'radix-ui/tabs';
import type { ReactNode } from 'react';

interface RoleTabsProps {
  role: Role;
  onRoleChange(role: Role): void;
  /** One form for every tab: it stays, with what was typed, and only what it is for changes. */
  children: ReactNode;
}

const tabs: readonly { role: Role; label: string }[] = [
  { role: 'candidate', label: 'Job Seeker' },
  { role: 'recruiter', label: 'Employer' },
  { role: 'admin', label: 'Admin' },
];

/** The three doors of the sign-in page. */
export function RoleTabs({ role, onRoleChange, children }: RoleTabsProps) {
  return (
    <Primitive.Root
      value={role}
      onValueChange={(value) => onRoleChange(tabs.find((tab) => tab.role === value)?.role ?? 'recruiter')}
      className="grid gap-6"
    >
      <Primitive.List aria-label="Sign in as" className="grid grid-cols-3 gap-1 rounded-lg bg-sunken p-1">
        {tabs.map((tab) => (
          <Primitive.Trigger
            key={tab.role}
            value={tab.role}
            className="h-9 rounded-md border border-transparent text-sm/5 font-medium text-muted transition-colors hover:text-text data-[state=active]:border-line data-[state=active]:bg-surface data-[state=active]:text-text"
          >
            {tab.label}
          </Primitive.Trigger>
        ))}
      </Primitive.List>
      <Primitive.Content value={role} tabIndex={-1} className="outline-none">
        {children}
      </Primitive.Content>
    </Primitive.Root>
  );
}
