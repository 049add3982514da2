import type { AdminResource } from '@candela/contract/resources/editor.routes.ts';
import { cn } from '#lib/class-names.ts';
import { Card } from '#ui/card.tsx';
import { Field } from '#ui/field.tsx';
import { Textarea } from '#ui/textarea.tsx';
import { limits } from '../resource-draft.ts';
import type { ResourceEditor } from '../use-resource-editor.ts';
import { MediaField } from './media-field.tsx';
import { SlugField } from './slug-field.tsx';

export interface DetailsPanelProps {
  resource: AdminResource;
  draft: ResourceEditor;
}

/** About what search engines show of it. */
const searchResultLength = 160;

/** What stands around the text: its address, its description, its files. */
export function DetailsPanel({ resource, draft }: DetailsPanelProps) {
  const { fields, change, save, state } = draft;
  const isWhitepaper = resource.type === 'whitepapers';
  /** A choice is final at once; only typing has pauses. */
  const choose = (next: Parameters<typeof change>[0]) => {
    change(next);
    save();
  };
  return (
    <Card title="Details">
      <div className="grid gap-5">
        <SlugField
          resource={resource}
          title={fields.title}
          value={fields.slug}
          error={state.held.slug}
          onChange={(slug) => choose({ slug })}
        />
        <DescriptionField
          draft={draft}
          places={isWhitepaper ? 'on the card and in search results' : 'in lists and search results'}
        />
        <MediaField
          kind="image"
          label="Thumbnail"
          hint="Drop a picture here: PNG, JPEG or WebP, up to 10 MB"
          value={fields.thumbnail}
          onChange={(thumbnail) => choose({ thumbnail })}
        />
        {isWhitepaper && (
          <MediaField
            kind="document"
            label="File"
            hint="Drop the PDF that readers download, up to 10 MB"
            value={fields.file}
            onChange={(file) => choose({ file })}
          />
        )}
      </div>
    </Card>
  );
}

function DescriptionField({
  draft: { fields, change, save, state },
  places,
}: {
  draft: ResourceEditor;
  places: string;
}) {
  const length = fields.description.length;
  return (
    <Field
      label="Description"
      required
      error={state.held.description}
      action={
        <span className={cn('tabular text-[13px]/5', length > searchResultLength ? 'text-warning-text' : 'text-muted')}>
          {length} / {limits.description}
        </span>
      }
      hint={`Stands ${places}, which show about ${searchResultLength} characters.`}
    >
      <Textarea
        value={fields.description}
        maxLength={limits.description}
        onChange={(event) => change({ description: event.target.value })}
        onBlur={save}
      />
    </Field>
  );
}
