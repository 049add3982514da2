import { prepareTrial, tryMatch } from '@candela/contract/try-match/try-match.routes.ts';
import { anyone, type MatrixRow, row } from '../../testing/matrix.ts';

const job = 'Gardener\nRequirements\n- Three years of work in public gardens\n- Pruning of roses and fruit trees';
const cv = 'Experience\nGardener, City Parks\n2018 - 2024\n- Pruned roses and fruit trees\nSkills\nPruning, planting';

export const tryMatchMatrix: MatrixRow[] = [
  row(tryMatch, anyone(200), () => ({ body: { job, cv } })),
  row(prepareTrial, anyone(202), () => ({})),
];
