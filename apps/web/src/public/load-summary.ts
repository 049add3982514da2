import { getResourcesSummary } from '@candela/contract/resources/resources.routes.ts';
import type { ResourcesSummary } from '@candela/contract/resources/resources.schemas.ts';
import { data } from 'react-router';
import type { InProcessApi } from '#lib/server-context.ts';
import { notStored } from './page-headers.ts';

/** A page around the summary stands without it; but a page with that gap is not kept. */
export async function loadSummary(api: InProcessApi) {
  const summary: ResourcesSummary | null = await api.call(getResourcesSummary, {}).then(
    (answer) => answer.data,
    () => null,
  );
  return data({ summary }, summary ? {} : { headers: notStored });
}
