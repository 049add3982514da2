import type { Role } from '@candela/contract/kernel/roles.ts';
import { LogOut, Palette, ShieldCheck, Sparkles, UserRound } from 'lucide-react';
import type { StoredUser } from '#lib/api/session-store.ts';
import { Avatar } from '#ui/avatar.tsx';
import { DropdownMenu, MenuItem, MenuSeparator } from '#ui/dropdown-menu.tsx';
import { welcomePath } from './navigation.ts';

export const roleNames: Readonly<Record<Role, string>> = {
  candidate: 'Job Seeker',
  recruiter: 'Employer',
  admin: 'Admin',
};

export const fullName = (user: Pick<StoredUser, 'firstName' | 'lastName' | 'email'>) =>
  `${user.firstName} ${user.lastName}`.trim() || user.email;

interface UserMenuProps {
  user: StoredUser;
  onSignOut(): void;
}

export function UserMenu({ user, onSignOut }: UserMenuProps) {
  const name = fullName(user);
  const welcome = welcomePath(user.role);
  return (
    <DropdownMenu
      className="min-w-60"
      trigger={
        <button
          type="button"
          className="touch relative rounded-full ring-line transition-shadow hover:ring-4 data-[state=open]:ring-4"
        >
          <Avatar name={name} />
          <span className="sr-only">Account menu, {name}</span>
        </button>
      }
    >
      <div className="grid gap-0.5 px-2.5 pt-1.5 pb-2">
        <span className="truncate font-medium">{name}</span>
        <span className="truncate text-[13px]/5 text-muted">{user.email}</span>
        <span className="text-[13px]/5 text-muted">{roleNames[user.role]}</span>
      </div>
      <MenuSeparator />
      <MenuItem icon={<UserRound />} to="/dashboard/profile">
        Profile
      </MenuItem>
      {welcome && (
        <MenuItem icon={<Sparkles />} to={welcome}>
          Getting started
        </MenuItem>
      )}
      <MenuItem icon={<Palette />} to="/dashboard/settings">
        Settings and appearance
      </MenuItem>
      <MenuItem icon={<ShieldCheck />} to="/dashboard/privacy">
        Privacy
      </MenuItem>
      <MenuSeparator />
      <MenuItem icon={<LogOut />} onSelect={onSignOut}>
        Logout
      </MenuItem>
    </DropdownMenu>
  );
}
