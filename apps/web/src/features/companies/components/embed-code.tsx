import type { Company } from '@candela/contract/companies/companies.schemas.ts';
import { type EmbedSettings, embedSettingsSchema } from '@candela/contract/companies/embed-settings.ts';
import { useEffect, useState } from 'react';
import { useWatch } from 'react-hook-form';
import { toast } from 'sonner';
import { FormFailure } from '#components/form/form-failure.tsx';
import { UnsavedGuard } from '#components/form/unsaved-guard.tsx';
import { parseWith, useServerForm } from '#components/form/use-server-form.ts';
import { Button } from '#ui/button.tsx';
import { Card } from '#ui/card.tsx';
import { CopyButton } from '#ui/copy-button.tsx';
import { embedSnippet } from '../embed-snippet.ts';
import { useUpdateCompany } from '../use-save-company.ts';
import { EmbedPreview } from './embed-preview.tsx';
import { type EmbedFormValues, EmbedSettingsFields } from './embed-settings-fields.tsx';
import { RotateToken } from './rotate-token.tsx';

export interface EmbedCodeProps {
  company: Company;
  /** Where this installation is reached from outside. */
  origin: string;
}

const toValues = (settings: EmbedSettings): EmbedFormValues => ({
  ...settings,
  fontSize: String(settings.fontSize),
  buttonRadius: String(settings.buttonRadius),
});

const toSettings = (values: EmbedFormValues) => ({
  ...values,
  fontSize: Number.parseInt(values.fontSize, 10),
  buttonRadius: Number.parseInt(values.buttonRadius, 10),
});

const typingPauseMs = 300;

/** How the widget looks, how that will be, and the code to paste. */
export function EmbedCode({ company, origin }: EmbedCodeProps) {
  const update = useUpdateCompany(company._id);
  const { form, failure, isSending, formProps, errorOf } = useServerForm({
    defaultValues: toValues(company.embedSettings),
    parse: (values) => parseWith(embedSettingsSchema, toSettings(values)),
    fallback: 'Failed to update company. Please try again.',
    submit: async (embedSettings) => {
      const { data } = await update.mutateAsync({ embedSettings });
      form.reset(toValues(data.embedSettings));
      toast.success('Company updated successfully');
    },
  });
  const shown = useSettled(useWatch({ control: form.control }) as EmbedFormValues, company.embedSettings);
  const source = { origin, companyName: company.companyName, publicToken: company.publicToken, settings: shown };
  const snippet = embedSnippet(source);

  return (
    <div className="grid items-start gap-6 lg:grid-cols-[20rem_minmax(0,1fr)]">
      <div className="grid gap-6">
        <Card title="Look">
          <form {...formProps} className="grid gap-5" aria-label="Embed widget settings">
            <EmbedSettingsFields control={form.control} register={form.register} errorOf={errorOf} />
            <FormFailure failure={failure} />
            <Button type="submit" variant="primary" loading={isSending}>
              Save
            </Button>
          </form>
          <UnsavedGuard isDirty={form.formState.isDirty} />
        </Card>
        <RotateToken company={company} />
      </div>
      <div className="grid min-w-0 gap-6">
        <Card
          title="Code"
          description="Paste it where the jobs should appear."
          actions={<CopyButton text={snippet} label="Copy code" />}
        >
          {/* Scrolled by keyboard too, so it takes the focus. */}
          <textarea
            readOnly
            aria-label="Embed code"
            value={snippet}
            spellCheck={false}
            wrap="off"
            rows={12}
            onFocus={(event) => event.target.select()}
            className="block w-full resize-y rounded-md border border-line bg-sunken p-4 font-mono text-xs/5"
          />
        </Card>
        <EmbedPreview {...source} />
      </div>
    </div>
  );
}

/** The last settings that were whole, once typing has paused: a half-typed colour leaves the preview as it was. */
function useSettled(values: EmbedFormValues, initial: EmbedSettings): EmbedSettings {
  const [settled, setSettled] = useState(initial);
  const typed = JSON.stringify(toSettings(values));
  useEffect(() => {
    const timer = setTimeout(() => {
      const result = embedSettingsSchema.safeParse(JSON.parse(typed));
      if (result.success) setSettled(result.data);
    }, typingPauseMs);
    return () => clearTimeout(timer);
  }, [typed]);
  return settled;
}
