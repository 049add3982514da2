import { Link } from 'react-router';
import { Logo } from '#components/brand/logo.tsx';

export function HomeLink() {
  return (
    <Link to="/" aria-label="Candela, home" className="rounded-md">
      <Logo />
    </Link>
  );
}
