import type { getHeld } from '@candela/contract/candidates/candidates.routes.ts';
import type { RouteOutput } from '@candela/contract/kernel/route.ts';
import type { ReactNode } from 'react';
import { buttonClasses } from '#ui/button-classes.ts';
import type { Refusal } from './form-answer.ts';
import { FormRefusal } from './form-field.tsx';
import { publishedOn } from './resource-dates.ts';
import { PageIntro } from './section.tsx';

type Held = RouteOutput<typeof getHeld>['data'];

const pressed = { variant: 'secondary', size: 'lg' } as const;

/** Who holds what, since when and what for; and the way to end it. */
export function HeldDetails({ held }: { held: Held }) {
  const register = `/register?${new URLSearchParams({ email: held.email })}#candidate`;
  return (
    <PageIntro eyebrow="Your data" title="What is held about you">
      <div className="grid gap-8">
        <p>
          {held.organisationName} holds a CV with your address on Candela. You can have it deleted here, without an
          account.
        </p>
        <dl className="grid divide-y divide-line rounded-lg border border-line bg-surface text-base/6">
          <Fact name="Held by">{held.organisationName}</Fact>
          <Fact name="Since">{publishedOn(held.uploadedAt)}</Fact>
          <Fact name="For">{held.jobTitle ?? 'No particular job'}</Fact>
          {held.fileName && <Fact name="File">{held.fileName}</Fact>}
          {held.name && <Fact name="Name in the CV">{held.name}</Fact>}
          <Fact name="Address in the CV">{held.email}</Fact>
        </dl>
        <form method="post" className="flex flex-wrap gap-3">
          <button type="submit" name="intent" value="ask" className={buttonClasses(pressed)}>
            Delete what is held
          </button>
        </form>
        <p className="text-base/7">
          To see what was read from the CV, how it was scored and why, and to answer it, follow “See your application”
          in the same email: it links this CV to your account. You can also{' '}
          <a href={register} className="text-accent-text underline underline-offset-4">
            create an account
          </a>{' '}
          and keep a CV of your own.
        </p>
      </div>
    </PageIntro>
  );
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className="grid gap-x-6 px-5 py-3 sm:grid-cols-[11rem_1fr]">
      <dt className="text-muted">{name}</dt>
      <dd className="font-medium break-words text-text">{children}</dd>
    </div>
  );
}

export function ConfirmDeletion({ held, refusal }: { held: Held; refusal: Refusal | null }) {
  return (
    <PageIntro eyebrow="Your data" title="Delete it permanently?">
      <form method="post" className="grid gap-6">
        <p>
          The file, everything read from it and every score made of it will be deleted at {held.organisationName}
          {held.jobTitle && <>, and you will no longer be considered for {held.jobTitle}</>}. This cannot be undone.
        </p>
        <FormRefusal refusal={refusal} />
        <div className="flex flex-wrap gap-3">
          <button
            type="submit"
            name="intent"
            value="delete"
            className={buttonClasses({ variant: 'danger', size: 'lg' })}
          >
            Delete permanently
          </button>
          {/* The same address, asked for anew: nothing has happened yet. */}
          <a href="?" className={buttonClasses(pressed)}>
            Keep it
          </a>
        </div>
      </form>
    </PageIntro>
  );
}

export function Deleted({ message }: { message: string }) {
  return (
    <PageIntro eyebrow="Your data" title="It is deleted.">
      <p role="status">{message}</p>
    </PageIntro>
  );
}

export function NothingHeld() {
  return (
    <PageIntro eyebrow="Your data" title="This link has expired">
      <p>
        What it showed may have been deleted. If you think an employer still holds your CV, ask them directly; they have
        to answer within one month.
      </p>
    </PageIntro>
  );
}
