import { getRecruiter } from '@candela/contract/organisations/organisations.routes.ts';
import { type MatrixRow, members, only, row } from '../../testing/matrix.ts';

export const organisationsMatrix: MatrixRow[] = [row(getRecruiter, only(200, members), () => ({}))];
