import { CardOutline, LinesOutline } from '#ui/outline.tsx';

/** What is known of an account, a line each. */
export const DetailsOutline = ({ rows = 4 }: { rows?: number }) => (
  <CardOutline hasAction>
    <div role="status" aria-label="Loading your profile" className="divide-y divide-line">
      {Array.from({ length: rows }, (_, row) => row).map((row) => (
        <div key={row} className="grid gap-x-6 gap-y-0.5 py-2.5 sm:grid-cols-[9rem_1fr]">
          <LinesOutline lines={1} className="max-w-20" />
          <LinesOutline lines={1} className="max-w-52" />
        </div>
      ))}
    </div>
  </CardOutline>
);
