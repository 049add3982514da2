import { ApplicationsPage } from '#features/applications/applications-page.tsx';
import { appMeta } from '#shell/app-meta.ts';

export const meta = appMeta('Applications');

export default ApplicationsPage;
