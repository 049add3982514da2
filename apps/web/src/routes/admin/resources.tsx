import { Plus } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { useSearchParams } from 'react-router';
import { NewResourceDialog } from '#features/resources-editor/components/new-resource-dialog.tsx';
import { ResourcesList } from '#features/resources-editor/components/resources-list.tsx';
import { useResourceListParams } from '#features/resources-editor/use-resource-list-params.ts';
import { appMeta } from '#shell/app-meta.ts';
import { Button } from '#ui/button.tsx';
import { PageHeader } from '#ui/page-header.tsx';

export const meta = appMeta('Resources');

/** In the address, so that other screens can link to it. */
const newParam = 'new';

export default function ResourcesPage() {
  const [params, update] = useResourceListParams();
  const [searchParams, setSearchParams] = useSearchParams();
  const isNew = searchParams.has(newParam);
  const newButton = useRef<HTMLButtonElement>(null);
  const wasNew = useRef(isNew);
  useEffect(() => {
    // The dialog is opened by the address, so it cannot know where the focus came from.
    if (wasNew.current && !isNew) newButton.current?.focus();
    wasNew.current = isNew;
  }, [isNew]);
  const showNew = (isShown: boolean) =>
    setSearchParams(
      (current) => {
        const next = new URLSearchParams(current);
        if (isShown) next.set(newParam, '1');
        else next.delete(newParam);
        return next;
      },
      { replace: true, preventScrollReset: true },
    );
  return (
    <>
      <PageHeader
        title="Resources"
        description="What visitors read on the public site, and what is on its way there."
        actions={
          <Button
            ref={newButton}
            variant="primary"
            icon={<Plus aria-hidden="true" className="size-4" />}
            aria-haspopup="dialog"
            onClick={() => showNew(true)}
          >
            New resource
          </Button>
        }
      />
      <ResourcesList params={params} onChange={update} onNew={() => showNew(true)} />
      {isNew && <NewResourceDialog type={params.type} onClose={() => showNew(false)} />}
    </>
  );
}
