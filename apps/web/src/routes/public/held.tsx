import { deleteHeld, getHeld } from '@candela/contract/candidates/candidates.routes.ts';
import { data } from 'react-router';
import { pageMeta } from '#lib/page-meta.ts';
import { apiContext } from '#lib/server-context.ts';
import { failureOf } from '#public/form-answer.ts';
import { ConfirmDeletion, Deleted, HeldDetails, NothingHeld } from '#public/held-details.tsx';
import { notStored, publicPageHeaders } from '#public/page-headers.ts';
import type { Route } from './+types/held.ts';

export const meta: Route.MetaFunction = (args) =>
  pageMeta(args, { title: 'What is held about you', description: 'See or delete the CV an organisation holds.' });

export const headers = publicPageHeaders;

const isMissing = (error: unknown): boolean => {
  const { status } = error as { status?: unknown };
  return status === 404 || status === 400;
};

/** The link is all it takes, so a visitor who has none, an old one or one that was used up learns nothing. */
export async function loader({ params: { token }, context }: Route.LoaderArgs) {
  try {
    const { data: held } = await context.get(apiContext).call(getHeld, { params: { token } });
    return data({ held }, { headers: notStored });
  } catch (error) {
    if (!isMissing(error)) throw error;
    return data({ held: null }, { status: 404, headers: notStored });
  }
}

/** Two steps, both asked for by a button: programs that look at mail open links, but press nothing. */
export async function action({ request, params: { token }, context }: Route.ActionArgs) {
  const intent = (await request.formData()).get('intent');
  if (intent !== 'delete') return data({ step: 'confirm' as const, refusal: null }, { headers: notStored });
  try {
    const { message } = await context.get(apiContext).call(deleteHeld, { params: { token } });
    // Said outright: the loader, which now finds nothing, would call the page a 404.
    return data({ step: 'deleted' as const, message }, { status: 200, headers: notStored });
  } catch (error) {
    // Gone already, by a second press or another window: the page says so by itself.
    if (isMissing(error)) return data({ step: 'gone' as const }, { status: 404, headers: notStored });
    return data({ step: 'confirm' as const, refusal: failureOf({}, error) }, { status: 400, headers: notStored });
  }
}

export default function HeldPage({ loaderData: { held }, actionData }: Route.ComponentProps) {
  if (actionData?.step === 'deleted') return <Deleted message={actionData.message} />;
  if (!held) return <NothingHeld />;
  if (actionData?.step === 'confirm') return <ConfirmDeletion held={held} refusal={actionData.refusal} />;
  return <HeldDetails held={held} />;
}
