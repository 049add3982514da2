import * as settings from '@candela/contract/organisations/settings.routes.ts';
import { type MatrixRow, only, row } from '../../testing/matrix.ts';

const parents = ['parent', 'otherParent', 'lapsedParent'] as const;

export const organisationsMatrix: MatrixRow[] = [
  row(settings.updateOrganisationSettings, only(200, parents), () => ({
    body: { billingEmail: 'accounts@matrix.test' },
  })),
];
