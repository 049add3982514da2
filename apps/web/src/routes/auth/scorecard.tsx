import { QueryClientProvider } from '@tanstack/react-query';
import { LinkedScorecard } from '#features/scorecards/linked-scorecard.tsx';
import { queryClient } from '#lib/api/query-client.ts';
import { pageMeta } from '#lib/page-meta.ts';
import type { Route } from './+types/scorecard.ts';

export const meta: Route.MetaFunction = (args) =>
  pageMeta(args, { title: 'Scorecard', description: 'What you found in an interview.', path: '/scorecard' });

export const headers = () => ({ 'Cache-Control': 'no-store' });

export default function ScorecardPage({ params }: Route.ComponentProps) {
  return (
    <QueryClientProvider client={queryClient}>
      <LinkedScorecard token={params.token} />
    </QueryClientProvider>
  );
}
