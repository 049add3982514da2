import { data } from 'react-router';

/** Nothing is published yet, so no slug exists. */
export function loader() {
  throw data(null, { status: 404 });
}

export default function Resource() {
  return null;
}
