import { data } from 'react-router';
import { ActionSpecimens } from '#features/gallery/action-specimens.tsx';
import { AppearanceControls } from '#features/gallery/appearance-controls.tsx';
import { BrandSpecimens } from '#features/gallery/brand-specimens.tsx';
import { DataSpecimens } from '#features/gallery/data-specimens.tsx';
import { FeedbackSpecimens } from '#features/gallery/feedback-specimens.tsx';
import { FormSpecimens } from '#features/gallery/form-specimens.tsx';
import { NavigationSpecimens } from '#features/gallery/navigation-specimens.tsx';
import { OverlaySpecimens } from '#features/gallery/overlay-specimens.tsx';
import { Chapter } from '#features/gallery/specimen.tsx';
import { pageMeta } from '#lib/page-meta.ts';
import { siteContext } from '#lib/server-context.ts';
import type { LookHandle } from '#root.tsx';
import { Toaster } from '#ui/toaster.tsx';
import type { Route } from './+types/gallery.ts';

export const handle: LookHandle = { look: 'product' };

export const meta: Route.MetaFunction = (args) =>
  pageMeta(args, { title: 'Gallery', description: 'Every component in every state.' });

/** A workbench, not a page of the product: in production it does not exist. */
export function loader({ context }: Route.LoaderArgs) {
  if (context.get(siteContext).production) throw data(null, { status: 404 });
  return null;
}

export default function Gallery() {
  return (
    <main id="main" className="mx-auto grid max-w-content gap-12 px-5 py-10 sm:px-8">
      <header className="grid gap-5">
        <h1 className="text-2xl/8 font-semibold tracking-tight">Gallery</h1>
        <AppearanceControls />
      </header>
      <Chapter title="Brand and surfaces">
        <BrandSpecimens />
      </Chapter>
      <Chapter title="Actions">
        <ActionSpecimens />
      </Chapter>
      <Chapter title="Forms">
        <FormSpecimens />
      </Chapter>
      <Chapter title="Scores and data">
        <DataSpecimens />
      </Chapter>
      <Chapter title="Feedback">
        <FeedbackSpecimens />
      </Chapter>
      <Chapter title="Navigation">
        <NavigationSpecimens />
      </Chapter>
      <Chapter title="Overlays">
        <OverlaySpecimens />
      </Chapter>
      <Toaster />
    </main>
  );
}
