import { appMeta } from '../../components/shell/app-meta.ts';
import { NotYet } from '../../components/shell/not-yet.tsx';

export const meta = appMeta('Calendar');

export default function CalendarPage() {
  return <NotYet page="calendar" />;
}
