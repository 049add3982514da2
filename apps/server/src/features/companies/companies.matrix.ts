import { randomUUID } from 'node:crypto';
import * as routes from '@candela/contract/companies/companies.routes.ts';
import * as drafts from '@candela/contract/companies/company-draft.routes.ts';
import { absent, type MatrixRow, only, ownersOf, row } from '../../testing/matrix.ts';
import { createCompany } from '../../testing/people.ts';

const company = {
  companyName: 'Matrix',
  industry: 13,
  description: 'A company',
  location: 'Leeds',
  website: 'https://matrix.example',
  careerPageUrl: 'https://matrix.example/jobs',
  size: 3,
  contactEmail: 'contact@matrix.example',
  contactPhone: '0113 496 0000',
  contactName: 'Contact',
  contactPosition: 'Owner',
};

export const companiesMatrix: MatrixRow[] = [
  row(routes.createCompany, only(201, ['parent', 'otherParent']), () => ({ body: company })),
  row(drafts.saveCompanyDraft, only(200, ['parent', 'otherParent']), () => ({ body: { companyName: 'Matrix' } })),
  // Candidates and admins see a company while it has something on offer; this one has not.
  row(
    routes.getCompany,
    { ...ownersOf(200), candidate: 404, otherCandidate: 404, admin: 404 },
    (world) => ({ params: { id: world.companyId } }),
    'own company',
  ),
  row(
    routes.getCompany,
    { ...absent(), candidate: 404, otherCandidate: 404, admin: 404 },
    () => ({ params: { id: randomUUID() } }),
    'absent',
  ),
  row(
    routes.updateCompany,
    ownersOf(200),
    (world) => ({ params: { id: world.companyId }, body: { location: 'York' } }),
    'own company',
  ),
  row(routes.updateCompany, absent(), () => ({ params: { id: randomUUID() }, body: {} }), 'absent'),
  row(
    routes.archiveCompany,
    only(200, ['parent'], { otherParent: 404 }),
    async (world, app) => ({ params: { id: await createCompany(app, world.organisationId) } }),
    'own company',
  ),
  row(
    routes.restoreCompany,
    only(200, ['parent'], { otherParent: 404 }),
    async (world, app) => ({ params: { id: await createCompany(app, world.organisationId) } }),
    'own company',
  ),
  row(routes.rotateCompanyToken, ownersOf(200), (world) => ({ params: { id: world.companyId } }), 'own company'),
  row(routes.rotateCompanyToken, absent(), () => ({ params: { id: randomUUID() } }), 'absent'),
];
