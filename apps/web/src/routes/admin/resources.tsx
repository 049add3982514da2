import { Plus } from 'lucide-react';
import { lazy, Suspense, useEffect, useRef } from 'react';
import { AdminListOutline } from '#features/admin/components/admin-outlines.tsx';
import { ResourcesList } from '#features/resources/components/resources-list.tsx';
import { resourceListAddress } from '#features/resources/resource-list-params.ts';
import { useAddressState } from '#lib/address/use-address-state.ts';
import { appMeta } from '#shell/app-meta.ts';
import type { PageHandle } from '#shell/page-handle.ts';
import { Button } from '#ui/button.tsx';
import { PageHeader } from '#ui/page-header.tsx';

/** Loaded with the first one that is opened. */
const NewResourceDialog = lazy(async () => ({
  default: (await import('#features/resources/components/new-resource-dialog.tsx')).NewResourceDialog,
}));

export const meta = appMeta('Resources');

export const handle: PageHandle = {
  outline: <AdminListOutline hasAction phoneLines={2} tabs={5} controls={['w-64', 'w-64']} />,
};

export default function ResourcesPage() {
  const [params, update] = useAddressState(resourceListAddress);
  const isNew = params.new !== undefined;
  const newButton = useRef<HTMLButtonElement>(null);
  const wasNew = useRef(isNew);
  useEffect(() => {
    // The dialog is opened by the address, so it cannot know where the focus came from.
    if (wasNew.current && !isNew) newButton.current?.focus();
    wasNew.current = isNew;
  }, [isNew]);
  const showNew = (isShown: boolean) => update({ new: isShown ? '1' : undefined }, { replace: true });
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
      {isNew && (
        <Suspense>
          <NewResourceDialog type={params.type} onClose={() => showNew(false)} />
        </Suspense>
      )}
    </>
  );
}
