import { PanelLeftClose, PanelLeftOpen } from 'lucide-react';
import { Link } from 'react-router';
import { Logo } from '#components/brand/logo.tsx';
import { LogoMark } from '#components/brand/logo-mark.tsx';
import { cn } from '#lib/class-names.ts';
import { IconButton } from '#ui/icon-button.tsx';
import type { NavigationGroup } from './navigation.ts';
import { SidebarNavigation } from './sidebar-navigation.tsx';

interface SidebarProps {
  groups: readonly NavigationGroup[];
  isCollapsed: boolean;
  onCollapsedChange(isCollapsed: boolean): void;
}

export function Sidebar({ groups, isCollapsed, onCollapsedChange }: SidebarProps) {
  return (
    <aside
      data-frame
      className={cn(
        'sticky top-0 hidden h-dvh shrink-0 flex-col border-r border-line bg-surface transition-[width] md:flex',
        isCollapsed ? 'w-sidebar-collapsed' : 'w-sidebar',
      )}
    >
      <div className="flex h-14 shrink-0 items-center px-3.5">
        <Link to="/dashboard" aria-label="Candela, dashboard" className="rounded-md">
          {isCollapsed ? <LogoMark /> : <Logo />}
        </Link>
      </div>
      <div className="min-h-0 flex-1 overflow-x-hidden overflow-y-auto px-2 py-2">
        <SidebarNavigation groups={groups} isCollapsed={isCollapsed} />
      </div>
      <div className="border-t border-line p-2.5 max-lg:hidden">
        <IconButton
          label={isCollapsed ? 'Expand sidebar' : 'Collapse sidebar'}
          aria-expanded={!isCollapsed}
          onClick={() => onCollapsedChange(!isCollapsed)}
        >
          {isCollapsed ? <PanelLeftOpen /> : <PanelLeftClose />}
        </IconButton>
      </div>
    </aside>
  );
}
