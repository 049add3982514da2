import { Link } from 'react-router';
import { Logo } from '../../../components/brand/logo.tsx';

export function HomeLink() {
  return (
    <Link to="/" aria-label="Candela, home" className="justify-self-start self-start rounded-md">
      <Logo />
    </Link>
  );
}
