import type { Site } from '#lib/server-context.ts';
import { buttonClasses } from '#ui/button-classes.ts';
import type { Refusal } from './form-answer.ts';
import { FormField, FormRefusal } from './form-field.tsx';
import { interestDestination } from './mailing-list.ts';
import { PublicIcon } from './public-icon.tsx';

export type InterestAnswer = { refusal: Refusal } | { message: string };

export interface InterestFormProps {
  mailingList: Site['mailingList'];
  answer: InterestAnswer | undefined;
}

/** For employers who want to hear more. The field names are those of the mailing list's own form. */
export function InterestForm({ mailingList, answer }: InterestFormProps) {
  const { action, isOurs, roleField, honeypot } = interestDestination(mailingList);
  const refusal = answer && 'refusal' in answer ? answer.refusal : null;
  return (
    <section
      id="interest"
      aria-labelledby="interest-title"
      className="grid scroll-mt-24 gap-5 rounded-xl border border-line bg-surface p-6 sm:p-8"
    >
      <div className="grid gap-1.5">
        <h2 id="interest-title" className="font-display text-[28px]/9 tracking-[-0.015em]">
          Register your interest
        </h2>
        <p className="text-[17px]/7 text-muted">
          News about the platform by email. Every one carries a way to unsubscribe.
        </p>
      </div>
      {answer && 'message' in answer ? (
        <Registered message={answer.message} />
      ) : (
        <div>
          <form
            method="post"
            action={action}
            {...(isOurs && { 'data-api': '/api/interest', 'data-event': 'interest-registered' })}
            className="relative grid gap-4"
          >
            <FormRefusal refusal={refusal} />
            <FormField
              name="EMAIL"
              label="Email"
              type="email"
              autoComplete="email"
              maxLength={254}
              required
              refusal={refusal}
            />
            <div className="grid gap-4 sm:grid-cols-2">
              <FormField name="FNAME" label="First name" autoComplete="given-name" maxLength={100} refusal={refusal} />
              <FormField name="LNAME" label="Last name" autoComplete="family-name" maxLength={100} refusal={refusal} />
            </div>
            <input type="hidden" name={roleField} value="Employer" />
            {/* Out of sight and out of the tab order; a visitor who fills it in is no person. */}
            <div aria-hidden="true" className="absolute -left-[5000px]">
              <input type="text" name={honeypot} tabIndex={-1} autoComplete="off" defaultValue="" />
            </div>
            <button type="submit" className={buttonClasses({ variant: 'primary', size: 'lg', block: true })}>
              Register interest
            </button>
          </form>
          <template data-success>
            <Registered message="" />
          </template>
        </div>
      )}
    </section>
  );
}

function Registered({ message }: { message: string }) {
  return (
    <div tabIndex={-1} role="status" className="grid grid-cols-[auto_1fr] gap-2.5 outline-none">
      <PublicIcon name="circle-check" className="mt-1 size-5 text-success" />
      <p data-message>{message}</p>
    </div>
  );
}
