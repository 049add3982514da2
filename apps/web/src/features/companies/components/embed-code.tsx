import type { Company } from '@candela/contract/companies/companies.schemas.ts';
import { defaultEmbedSettings, type EmbedSettings } from '@candela/contract/companies/embed-settings.ts';
import { useEffect, useState } from 'react';
import { useWatch } from 'react-hook-form';
import { ConflictDialog } from '#components/form/conflict-dialog.tsx';
import { FormFailure } from '#components/form/form-failure.tsx';
import { type Parsed, parseWith } from '#components/form/parse-with.ts';
import { UnsavedGuard } from '#components/form/unsaved-guard.tsx';
import { useMerge, useSaveAfterMerge } from '#components/form/use-merge.ts';
import { useServerForm } from '#components/form/use-server-form.ts';
import { toast } from '#lib/toast.ts';
import { Button } from '#ui/button.tsx';
import { Card } from '#ui/card.tsx';
import { CopyButton } from '#ui/copy-button.tsx';
import { embedSnippet } from '../embed-snippet.ts';
import { useUpdateCompany } from '../use-save-company.ts';
import { EmbedPreview } from './embed-preview.tsx';
import { type EmbedFormValues, EmbedSettingsFields } from './embed-settings-fields.tsx';
import { RotateToken } from './rotate-token.tsx';

/** They come while the form is filled in. */
const loadRules = async () => (await import('@candela/contract/companies/embed-settings.ts')).embedSettingsSchema;

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

const toChange = (parsed: Parsed<EmbedSettings>): Parsed<{ embedSettings: EmbedSettings }> =>
  parsed.isValid ? { isValid: true, input: { embedSettings: parsed.input } } : parsed;

/** The look is taken as a whole, or not at all. */
const settingNames = Object.keys(defaultEmbedSettings);

const typingPauseMs = 300;

/** The settings as they are typed and saved, on top of what others saved meanwhile. */
function useEmbedForm(company: Company) {
  const update = useUpdateCompany(company._id);
  const merge = useMerge(company, ({ embedSettings }: Company) => toValues(embedSettings));
  const serverForm = useServerForm({
    defaultValues: toValues(company.embedSettings),
    parse: async (values) => merge.based(toChange(parseWith(await loadRules(), toSettings(values)))),
    fallback: 'Failed to update company. Please try again.',
    onFailure: merge.onFailure,
    submit: async (input) => {
      const { data } = await update.mutateAsync(input);
      merge.setBase(data);
      serverForm.form.reset(toValues(data.embedSettings));
      toast.success('Company updated successfully');
    },
  });
  useSaveAfterMerge(merge, serverForm);
  return { ...serverForm, merge };
}

/** How the widget looks, how that will be, and the code to paste. */
export function EmbedCode({ company, origin }: EmbedCodeProps) {
  const { merge, form, failure, isSending, formProps, errorOf } = useEmbedForm(company);
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
          {merge.fields.length > 0 && (
            <ConflictDialog
              subject="company"
              fields={merge.fields}
              labelOf={() => 'Look of the widget'}
              onCancel={merge.cancel}
              onResolve={(taken) => merge.resolve({ form, formProps }, taken.length > 0 ? settingNames : [])}
            />
          )}
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
    const timer = setTimeout(async () => {
      const result = (await loadRules()).safeParse(JSON.parse(typed));
      if (result.success) setSettled(result.data);
    }, typingPauseMs);
    return () => clearTimeout(timer);
  }, [typed]);
  return settled;
}
