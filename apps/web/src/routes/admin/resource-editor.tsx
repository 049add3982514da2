import { useParams } from 'react-router';
import { EditResource, EditResourceOutline } from '#features/resources/components/edit-resource.tsx';
import { appMeta } from '#shell/app-meta.ts';
import type { PageHandle } from '#shell/page-handle.ts';

export const meta = appMeta('Edit resource');

export const handle: PageHandle = {
  outline: <EditResourceOutline />,
};

export default function ResourceEditorPage() {
  const { id = '' } = useParams();
  return <EditResource id={id} />;
}
