import { ApplicationsOutline } from '#features/applications/board/board-skeleton.tsx';
import { ApplicationsPage } from '#features/applications/page/applications-page.tsx';
import { appMeta } from '#shell/app-meta.ts';
import type { PageHandle } from '#shell/page-handle.ts';

export const meta = appMeta('Applications');

export const handle: PageHandle = {
  outline: <ApplicationsOutline />,
  fillsWindow: true,
};

export default ApplicationsPage;
