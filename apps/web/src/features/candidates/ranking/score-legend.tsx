import type { Factor } from '@candela/contract/rankings/rankings.schemas.ts';
import { Info } from 'lucide-react';
import { Button } from '#ui/button.tsx';
import { Popover } from '#ui/popover.tsx';

/** How to read the bars of a list: which factors the job has, in their order, and what each can give. Said once. */
export function ScoreLegend({ factors }: { factors: readonly Factor[] }) {
  return (
    <Popover
      label="How to read the bars"
      align="end"
      className="w-80 max-w-[calc(100vw-1rem)]"
      trigger={
        <Button size="sm" variant="ghost" icon={<Info aria-hidden="true" className="size-3.5" />}>
          <span className="max-sm:sr-only">How scores add up</span>
        </Button>
      }
    >
      <p className="pb-3 text-muted">
        Each part of a bar is a factor: as wide as the points it can give, filled as far as the CV shows it. Choose one
        to see the words of the CV.
      </p>
      <ol className="grid gap-1.5">
        {factors.map(({ id, label, weight }) => (
          <li key={id} className="grid grid-cols-[1fr_5rem_2rem] items-center gap-2.5">
            {label}
            <span aria-hidden="true" className="h-2 rounded-full bg-accent" style={{ width: `${weight}%` }} />
            <span className="tabular text-right text-muted">
              {weight}
              <span className="sr-only"> points</span>
            </span>
          </li>
        ))}
        <li className="grid grid-cols-[1fr_2rem] border-t border-line pt-1.5 font-medium">
          Together
          <span className="tabular text-right">{factors.reduce((sum, { weight }) => sum + weight, 0)}</span>
        </li>
      </ol>
    </Popover>
  );
}
