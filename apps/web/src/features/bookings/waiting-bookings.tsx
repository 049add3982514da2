import { endBooking, listBookings } from '@candela/contract/bookings/bookings.routes.ts';
import type { Booking } from '@candela/contract/bookings/bookings.schemas.ts';
import { useQuery } from '@tanstack/react-query';
import { api } from '#lib/api/api.ts';
import { apiQuery, invalidate } from '#lib/api/query-client.ts';
import { useChange } from '#lib/api/use-change.ts';
import { deviceZone, formatDate } from '#lib/dates.ts';
import { useLive } from '#lib/live/use-live.ts';
import { toast } from '#lib/toast.ts';
import { Button } from '#ui/button.tsx';
import { Card } from '#ui/card.tsx';
import { CopyButton } from '#ui/copy-button.tsx';

/** Candidates who have a link and have not chosen yet. Nothing where there are none. */
export function WaitingBookings() {
  const query = useQuery(apiQuery(listBookings));
  // A candidate who has chosen a time, or is decided on, is not waited for.
  useLive('applications', () => void invalidate([listBookings]));
  const bookings = query.data?.data ?? [];
  if (bookings.length === 0) return null;
  return (
    <Card title="Waiting for a time" description="These candidates have a link and have not chosen yet." flush>
      <ul className="divide-y divide-line border-t border-line">
        {bookings.map((booking) => (
          <Waiting key={booking.id} booking={booking} />
        ))}
      </ul>
    </Card>
  );
}

function Waiting({ booking }: { booking: Booking }) {
  const end = useChange({
    invalidates: [listBookings],
    change: () => api.call(endBooking, { params: { id: booking.id } }),
    onError: (error) => toast.error(error.message),
  });
  return (
    <li className="grid gap-2 px-5 py-3 text-sm/5">
      <div>
        <p className="font-medium wrap-anywhere">{booking.candidateName}</p>
        <p className="text-[13px]/5 text-muted">
          {booking.jobTitle}, until {formatDate(booking.expiresAt, 'shortDay', deviceZone())}
        </p>
      </div>
      <div className="flex gap-2">
        <CopyButton text={booking.url} label="Copy link" />
        <Button size="sm" variant="ghost" loading={end.isPending} onClick={() => end.mutate()}>
          Withdraw link
        </Button>
      </div>
    </li>
  );
}
