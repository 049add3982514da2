import { ApplicationsPage } from '#features/applications/page/applications-page.tsx';
import { appMeta } from '#shell/app-meta.ts';

export const meta = appMeta('Applications');

export default ApplicationsPage;
