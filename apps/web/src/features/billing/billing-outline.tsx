import { CardOutline, FormOutline, LinesOutline } from '#ui/outline.tsx';
import { Skeleton, SkeletonRows } from '#ui/skeleton.tsx';

/** The plan, what of it is used, the contact and the invoices. */
export const BillingOutline = () => (
  <div role="status" aria-label="Loading your plan" className="grid grid-cols-1 gap-6">
    <CardOutline>
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-4">
        <LinesOutline lines={2} phoneLines={3} className="w-72 max-w-full" />
        <Skeleton className="h-control w-60" />
      </div>
    </CardOutline>
    <CardOutline>
      <div className="grid gap-5">
        {['seats', 'jobs', 'companies'].map((limit) => (
          <div key={limit} className="grid gap-1.5">
            <Skeleton className="my-1 h-3 w-32" />
            <Skeleton className="h-1.5" />
          </div>
        ))}
      </div>
    </CardOutline>
    <FormOutline fields={1} hasDescription phoneLines={2} />
    <CardOutline flush>
      <SkeletonRows rows={2} isPlain rowClassName="h-16" />
    </CardOutline>
  </div>
);
