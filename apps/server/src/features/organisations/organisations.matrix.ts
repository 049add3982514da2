import { getRecruiter } from '@candela/contract/recruiter/recruiter.routes.ts';
import { type MatrixRow, members, only, row } from '../../testing/matrix.ts';

export const organisationsMatrix: MatrixRow[] = [row(getRecruiter, only(200, members), () => ({}))];
