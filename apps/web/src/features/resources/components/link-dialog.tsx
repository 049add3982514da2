import type { Editor } from '@tiptap/react';
import { type FormEvent, useId, useState } from 'react';
import { Button } from '#ui/button.tsx';
import { Dialog } from '#ui/dialog.tsx';
import { Field } from '#ui/field.tsx';
import { Input } from '#ui/input.tsx';
import { toHref } from '../editor/href.ts';

export interface LinkDialogProps {
  editor: Editor;
  onClose(): void;
}

/** When the field appears it is ready to be typed over. */
const selectAll = (input: HTMLInputElement | null) => input?.select();

function useLinkForm({ editor, onClose }: LinkDialogProps) {
  const [present] = useState(() => ({
    href: String(editor.getAttributes('link').href ?? ''),
    isLink: editor.isActive('link'),
    // With nothing selected there are no words yet to lead anywhere.
    needsWords: editor.state.selection.empty && !editor.isActive('link'),
  }));
  const [address, setAddress] = useState(present.href);
  const [words, setWords] = useState('');
  const [error, setError] = useState<string>();

  const type = (typed: string) => {
    setAddress(typed);
    setError(undefined);
  };

  const apply = (event: FormEvent) => {
    event.preventDefault();
    const href = toHref(address);
    if (href === null) {
      setError('Use a web address, an email address, or a path on this site such as /pricing');
      return;
    }
    const chain = editor.chain().focus();
    if (present.needsWords) {
      const text = words.trim() || address.trim();
      chain
        .insertContent({ type: 'text', text, marks: [{ type: 'link', attrs: { href } }] })
        .unsetMark('link')
        .run();
    } else {
      chain.extendMarkRange('link').setLink({ href }).run();
    }
    onClose();
  };

  const remove = () => {
    editor.chain().focus().extendMarkRange('link').unsetLink().run();
    onClose();
  };
  return { present, address, type, words, setWords, error, apply, remove };
}

/** Where the words at the cursor lead. */
export function LinkDialog(props: LinkDialogProps) {
  const { onClose } = props;
  const formId = useId();
  const { present, address, type, words, setWords, error, apply, remove } = useLinkForm(props);
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={present.isLink ? 'Edit link' : 'Add link'}
      size="sm"
      footer={
        <>
          {present.isLink && (
            <Button className="mr-auto" onClick={remove}>
              Remove link
            </Button>
          )}
          <Button onClick={onClose}>Cancel</Button>
          <Button type="submit" form={formId} variant="primary">
            {present.isLink ? 'Save' : 'Add link'}
          </Button>
        </>
      }
    >
      <form id={formId} noValidate onSubmit={apply} className="grid gap-4">
        <Field label="Address" required error={error}>
          <Input
            ref={selectAll}
            value={address}
            onChange={(event) => type(event.target.value)}
            placeholder="https://"
            inputMode="url"
            autoComplete="off"
            autoCapitalize="none"
            spellCheck={false}
          />
        </Field>
        {present.needsWords && (
          <Field label="Words">
            <Input value={words} onChange={(event) => setWords(event.target.value)} autoComplete="off" />
          </Field>
        )}
      </form>
    </Dialog>
  );
}
