import { Link, useLocation } from 'react-router';
import { cn } from '#lib/class-names.ts';
import { Tooltip } from '#ui/tooltip.tsx';
import { isCurrent, type NavigationGroup, type NavigationItem } from './navigation.ts';

interface SidebarNavigationProps {
  groups: readonly NavigationGroup[];
  isCollapsed?: boolean;
  /** On a phone: closes the sheet once a page is chosen. */
  onChoose?(): void;
}

export function SidebarNavigation({ groups, isCollapsed = false, onChoose }: SidebarNavigationProps) {
  return (
    <nav aria-label="Main" className="grid gap-4">
      {groups.map((group, index) => (
        <div key={group.label ?? index} className={cn(isCollapsed && index > 0 && 'border-t border-line pt-4')}>
          {group.label && !isCollapsed && <p className="px-2.5 pb-1 text-xs/5 text-subtle">{group.label}</p>}
          <ul aria-label={group.label} className="grid gap-0.5">
            {group.items.map((item) => (
              <li key={item.path}>
                <SidebarLink item={item} isCollapsed={isCollapsed} onChoose={onChoose} />
              </li>
            ))}
          </ul>
        </div>
      ))}
    </nav>
  );
}

interface SidebarLinkProps {
  item: NavigationItem;
  isCollapsed: boolean;
  onChoose?(): void;
}

function SidebarLink({ item, isCollapsed, onChoose }: SidebarLinkProps) {
  const { pathname } = useLocation();
  const isHere = isCurrent(item, pathname);
  return (
    <Tooltip content={item.label} side="right" enabled={isCollapsed}>
      <Link
        to={item.path}
        onClick={onChoose}
        aria-current={isHere ? 'page' : undefined}
        className={cn(
          'flex h-9 items-center pointer-coarse:h-11 gap-2.5 rounded-md px-2.5 text-sm/5 font-medium transition-colors',
          isHere ? 'bg-neutral-soft text-text' : 'text-muted hover:bg-hover hover:text-text',
        )}
      >
        <item.icon
          aria-hidden="true"
          strokeWidth={1.75}
          className={cn('size-[18px] shrink-0', isHere && 'text-accent-text')}
        />
        <span className={cn('truncate', isCollapsed && 'sr-only')}>{item.label}</span>
      </Link>
    </Tooltip>
  );
}
