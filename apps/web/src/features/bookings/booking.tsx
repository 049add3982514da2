import { cancelBooked, chooseTime, getBookingPage } from '@candela/contract/bookings/bookings.routes.ts';
import type { BookingPage } from '@candela/contract/bookings/bookings.schemas.ts';
import { ApiError } from '@candela/contract/client/api-error.ts';
import { useQuery } from '@tanstack/react-query';
import { CalendarX } from 'lucide-react';
import { useState } from 'react';
import { toFailure } from '#components/form/server-errors.ts';
import { api } from '#lib/api/api.ts';
import { apiQuery } from '#lib/api/query-client.ts';
import { useChange } from '#lib/api/use-change.ts';
import { deviceZone, formatDate, type Zone } from '#lib/dates.ts';
import { focusPage } from '#lib/focus-page.ts';
import { useNow } from '#lib/use-now.ts';
import { Alert } from '#ui/alert.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { LoadFailure } from '#ui/load-failure.tsx';
import { BookingFrame } from './booking-frame.tsx';
import { ChoiceOutline } from './booking-outline.tsx';
import { ChooseTime } from './choose-time.tsx';
import { ChosenTime } from './chosen-time.tsx';

/** Behind a link: a candidate chooses the time of an interview, moves it or cancels it. */
export function Booking({ token }: { token: string }) {
  const query = useQuery({ ...apiQuery(getBookingPage, { params: { token } }), retry: false });
  if (query.data) {
    return (
      <BookingFrame page={query.data.data}>
        <BookingState token={token} page={query.data.data} />
      </BookingFrame>
    );
  }
  const isUnknown = query.error instanceof ApiError && [400, 404].includes(query.error.status);
  return (
    <BookingFrame isLoading={!query.error}>
      {isUnknown ? (
        <EmptyState
          icon={<CalendarX />}
          titleAs="h1"
          title="This link no longer works"
          description="Check that you copied the whole link from the email. It may also have been withdrawn."
        />
      ) : query.error ? (
        <LoadFailure query={query} />
      ) : (
        <ChoiceOutline />
      )}
    </BookingFrame>
  );
}

const endings: Partial<Record<BookingPage['state'], { title: string; description(page: BookingPage): string }>> = {
  ended: {
    title: 'This link can no longer be used',
    description: ({ recruiterName }) => `If you still expect an interview, please reply to ${recruiterName}’s email.`,
  },
  paused: {
    title: 'No time can be chosen at the moment',
    description: ({ recruiterName }) => `${recruiterName}’s calendar is not connected. Please try again later.`,
  },
};

/** Choosing, moving and cancelling; the keyboard stays on the page, whose buttons come and go with each. */
function useBooking(token: string, zone: Zone, shown: string | null) {
  const [isMoving, setIsMoving] = useState(false);
  const params = { token };
  const invalidates = [getBookingPage];
  const choose = useChange({
    invalidates,
    change: (start: string) => api.call(chooseTime, { params, body: { start, timeZone: zone, insteadOf: shown } }),
  });
  const cancel = useChange({
    invalidates,
    change: (reason: string) => api.call(cancelBooked, { params, body: { reason } }),
  });
  function move(next: boolean) {
    setIsMoving(next);
    focusPage();
  }
  async function confirm(start: string): Promise<string | null> {
    try {
      await choose.mutateAsync(start);
      move(false);
      return null;
    } catch (error) {
      return toFailure(error, 'Something went wrong. Please try again.').message;
    }
  }
  const { error } = choose;
  const isOvertaken = error instanceof ApiError && error.type === 'CONFLICT';
  return {
    isMoving,
    move,
    confirm,
    cancel,
    isNew: choose.isSuccess,
    overtaken: isOvertaken ? error.message : null,
  };
}

function BookingState({ token, page }: { token: string; page: BookingPage }) {
  const [zone, setZone] = useState(deviceZone);
  const { isMoving, move, confirm, cancel, isNew, overtaken } = useBooking(token, zone, page.chosen?.start ?? null);
  const now = useNow();
  const ending = endings[page.state];
  if (ending) return <EmptyState icon={<CalendarX />} title={ending.title} description={ending.description(page)} />;
  if (page.chosen && !isMoving) {
    return (
      <ChosenTime
        overtaken={overtaken}
        page={page}
        token={token}
        zone={zone}
        isNew={isNew}
        onMove={() => move(true)}
        onCancel={async (reason) => {
          await cancel.mutateAsync(reason);
        }}
      />
    );
  }
  return (
    <div className="grid gap-5">
      {cancel.isSuccess && !page.chosen && (
        <Alert tone="info">Your interview is cancelled. You can choose another time.</Alert>
      )}
      <p className="text-base/6">
        {page.chosen
          ? `Your interview is on ${formatDate(page.chosen.start, 'full', zone)}. Which time suits you better?`
          : `Hello ${page.candidateName}, please choose a time that suits you.`}
      </p>
      <ChooseTime
        page={page}
        zone={zone}
        now={now}
        onZone={setZone}
        onConfirm={confirm}
        {...(isMoving && { onBack: () => move(false) })}
      />
    </div>
  );
}
