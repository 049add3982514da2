import type { BookingPage } from '@candela/contract/bookings/bookings.schemas.ts';
import { Clock, MapPin, UserRound, Video } from 'lucide-react';
import type { ReactNode } from 'react';
import { Logo } from '#components/brand/logo.tsx';
import { cn } from '#lib/class-names.ts';
import { AboutOutline } from './booking-outline.tsx';

const frame = 'grid bg-surface sm:rounded-xl sm:border sm:border-line';

const about =
  'grid content-start gap-4 border-b border-line px-5 py-6 sm:px-8 sm:py-8 lg:row-span-2 lg:border-r lg:border-b-0';

interface BookingFrameProps {
  page?: BookingPage;
  /** What it is about is on its way. */
  isLoading?: boolean;
  children: ReactNode;
}

/** A page of its own, for a visitor who may have no account: what it is about, and one thing to do. */
export function BookingFrame({ page, isLoading = false, children }: BookingFrameProps) {
  const hasAbout = page !== undefined || isLoading;
  return (
    <div className="flex min-h-dvh flex-col bg-canvas text-sm/5 text-text">
      <main
        id="content"
        tabIndex={-1}
        className="mx-auto grid w-full max-w-5xl flex-1 gap-6 px-0 outline-none sm:content-start sm:px-6 sm:py-10"
      >
        <div className={cn(frame, hasAbout ? 'content-start lg:grid-cols-[18rem_minmax(0,1fr)]' : 'content-center')}>
          {hasAbout && <header className={about}>{page ? <About page={page} /> : <AboutOutline />}</header>}
          <div className={cn('min-w-0 px-5 py-6 sm:px-8 sm:py-8', hasAbout && 'lg:col-start-2')}>{children}</div>
        </div>
      </main>
      <footer className="flex items-center justify-center gap-2 px-5 py-6 text-[13px]/5 text-subtle">
        Arranged with <Logo className="scale-75" />
      </footer>
    </div>
  );
}

const About = ({ page }: { page: BookingPage }) => (
  <>
    <div className="grid gap-1">
      <p className="text-muted">{page.companyName}</p>
      <h1 className="display text-[1.75rem]/9 break-words">{page.title}</h1>
      <p className="text-muted">{page.jobTitle}</p>
    </div>
    <ul className="grid gap-2 text-muted">
      <Fact icon={<UserRound />}>with {page.recruiterName}</Fact>
      <Fact icon={<Clock />}>{page.lengthMinutes} minutes</Fact>
      {page.location && <Fact icon={<MapPin />}>{page.location}</Fact>}
      {page.hasMeeting && <Fact icon={<Video />}>By video</Fact>}
    </ul>
    {page.notes && (
      <p dir="auto" className="break-words whitespace-pre-line text-muted">
        {page.notes}
      </p>
    )}
  </>
);

const Fact = ({ icon, children }: { icon: ReactNode; children: ReactNode }) => (
  <li className="flex items-start gap-2 [&_svg]:mt-0.5 [&_svg]:size-4 [&_svg]:shrink-0 [&_svg]:text-subtle">
    {icon}
    <span className="min-w-0 break-words">{children}</span>
  </li>
);
