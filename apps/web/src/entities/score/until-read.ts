import type { RouteOutput } from '@candela/contract/kernel/route.ts';
import type { explainRanking } from '@candela/contract/rankings/rankings.routes.ts';

const pollMs = 1500;
/** Then it is read later than anyone waits for. */
const mostPolls = 20;

interface Asked {
  state: { data?: RouteOutput<typeof explainRanking> | undefined; dataUpdateCount: number };
}

/** An explanation is asked for again while the lines of the CV are being read. */
export const untilRead = {
  refetchInterval: ({ state }: Asked): number | false =>
    state.data?.data.isBeingRead && state.dataUpdateCount < mostPolls ? pollMs : false,
};
