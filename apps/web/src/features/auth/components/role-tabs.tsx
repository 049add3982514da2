import type { Role } from '@candela/contract/kernel/roles.ts';
import { type KeyboardEvent, type ReactNode, useId, useRef } from 'react';

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

const steps: Readonly<Record<string, number>> = { ArrowLeft: -1, ArrowRight: 1, Home: -tabs.length, End: tabs.length };

/** The three doors of the sign-in page: one tab stop, arrows inside. */
export function RoleTabs({ role, onRoleChange, children }: RoleTabsProps) {
  const id = useId();
  const list = useRef<HTMLDivElement>(null);
  const place = tabs.findIndex((tab) => tab.role === role);

  const handleKey = (event: KeyboardEvent) => {
    const step = steps[event.key];
    if (!step) return;
    event.preventDefault();
    const isEnd = Math.abs(step) === tabs.length;
    const next = isEnd ? (step < 0 ? 0 : tabs.length - 1) : (place + step + tabs.length) % tabs.length;
    onRoleChange(tabs[next]?.role ?? role);
    list.current?.querySelectorAll('button')[next]?.focus();
  };

  return (
    <div className="grid gap-6">
      <div
        ref={list}
        role="tablist"
        aria-label="Sign in as"
        className="grid grid-cols-3 gap-1 rounded-lg bg-sunken p-1"
      >
        {tabs.map((tab) => (
          <button
            key={tab.role}
            id={`${id}-${tab.role}`}
            type="button"
            role="tab"
            aria-selected={tab.role === role}
            aria-controls={`${id}-panel`}
            tabIndex={tab.role === role ? 0 : -1}
            onClick={() => onRoleChange(tab.role)}
            onKeyDown={handleKey}
            className="h-control rounded-md border border-transparent text-sm/5 font-medium text-muted transition-colors hover:text-text aria-selected:border-line aria-selected:bg-surface aria-selected:text-text"
          >
            {tab.label}
          </button>
        ))}
      </div>
      <div id={`${id}-panel`} role="tabpanel" aria-labelledby={`${id}-${role}`}>
        {children}
      </div>
    </div>
  );
}
