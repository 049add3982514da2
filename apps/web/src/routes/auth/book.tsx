import { QueryClientProvider } from '@tanstack/react-query';
import { Booking } from '#features/bookings/booking.tsx';
import { queryClient } from '#lib/api/query-client.ts';
import { pageMeta } from '#lib/page-meta.ts';
import type { Route } from './+types/book.ts';

export const meta: Route.MetaFunction = (args) =>
  pageMeta(args, { title: 'Choose a time', description: 'Choose the time of your interview.', path: '/book' });

export const headers = () => ({ 'Cache-Control': 'no-store' });

export default function BookPage({ params }: Route.ComponentProps) {
  return (
    <QueryClientProvider client={queryClient}>
      <Booking token={params.token} />
    </QueryClientProvider>
  );
}
