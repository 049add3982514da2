import { hashByRole } from '@candela/contract/auth/role-hash.ts';
import type { Role } from '@candela/contract/kernel/roles.ts';
import { useNavigate } from 'react-router';

/** Changes the role in the hash; everything else the link said stays where it was. */
export function useRoleHash(): (role: Role) => void {
  const navigate = useNavigate();
  return (role) => {
    const { search, hash } = window.location;
    navigate(
      { search, hash: hash.replace(/^#?[^?]*/, `#${hashByRole[role]}`) },
      { replace: true, preventScrollReset: true },
    );
  };
}
