import { listenLive } from '@candela/contract/live/live.routes.ts';
import { activeMembers, type MatrixRow, only, row } from '../../testing/matrix.ts';

export const liveMatrix: MatrixRow[] = [
  row(listenLive, only(200, ['candidate', 'otherCandidate', ...activeMembers]), () => ({ query: { after: 0 } })),
];
