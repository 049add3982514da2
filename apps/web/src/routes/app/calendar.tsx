import { appMeta } from '#shell/app-meta.ts';
import { NotYet } from '#shell/not-yet.tsx';

export const meta = appMeta('Calendar');

export default function CalendarPage() {
  return <NotYet page="calendar" />;
}
