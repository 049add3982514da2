import { CardOutline, LinesOutline } from '#ui/outline.tsx';

/** What is known of an account, a line each. */
export const DetailsOutline = ({ rows = 4 }: { rows?: number }) => (
  <CardOutline hasAction>
    <div role="status" aria-label="Loading your profile" className="divide-y divide-line">
      {Array.from({ length: rows }, (_, row) => row).map((row) => (
        <LinesOutline key={row} lines={1} className="max-w-xs py-2.5" />
      ))}
    </div>
  </CardOutline>
);
