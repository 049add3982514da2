import { useParams } from 'react-router';
import { EditResource } from '#features/resources/components/edit-resource.tsx';
import { appMeta } from '#shell/app-meta.ts';

export const meta = appMeta('Edit resource');

export default function ResourceEditorPage() {
  const { id = '' } = useParams();
  return <EditResource id={id} />;
}
