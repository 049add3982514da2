import { useParams } from 'react-router';
import { appMeta } from '../../components/shell/app-meta.ts';
import { EditResource } from '../../features/resources-editor/components/edit-resource.tsx';

export const meta = appMeta('Edit resource');

export default function ResourceEditorPage() {
  const { id = '' } = useParams();
  return <EditResource id={id} />;
}
