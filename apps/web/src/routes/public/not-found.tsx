import { data } from 'react-router';

/** Every address that no other route knows; the layout's error page is drawn. */
export function loader() {
  throw data(null, { status: 404 });
}

export default function NotFound() {
  return null;
}
