import type { Media } from '@candela/contract/resources/editor.routes.ts';
import type { Editor } from '@tiptap/react';
import { ImageUp } from 'lucide-react';
import { type FormEvent, useEffect, useEffectEvent, useId, useState } from 'react';
import { Button } from '#ui/button.tsx';
import { Dialog } from '#ui/dialog.tsx';
import { Field } from '#ui/field.tsx';
import { Textarea } from '#ui/textarea.tsx';
import { useUploadMedia } from '../use-upload-media.ts';
import { MediaDrop } from './media-drop.tsx';

export interface ImageDialogProps {
  editor: Editor;
  /** One that was pasted or dropped into the text. */
  file: File | null;
  onClose(): void;
}

type Picture = NonNullable<Media['picture']>;

/** The picture that is shown and its words, until they are put into the text. */
function useImageForm({ editor, file, onClose }: ImageDialogProps) {
  const [isEditing] = useState(() => file === null && editor.isActive('figure'));
  const [present] = useState(() => editor.getAttributes('figure'));
  const [picture, setPicture] = useState<Picture | null>(null);
  const [alt, setAlt] = useState(() => (isEditing ? String(present.alt ?? '') : ''));
  const [problems, setProblems] = useState<{ picture?: string; alt?: string }>({});
  const upload = useUploadMedia('image');

  const send = (chosen: File) => {
    setProblems({});
    upload.mutate(chosen, {
      onSuccess: (media) => setPicture(media.picture),
      onError: ({ message }) => setProblems({ picture: message }),
    });
  };
  const sendFirst = useEffectEvent(() => {
    if (file) send(file);
  });
  useEffect(() => sendFirst(), []);

  const apply = (event: FormEvent) => {
    event.preventDefault();
    const words = alt.trim();
    const faults = {
      ...(!isEditing && !picture && { picture: upload.isPending ? 'Still uploading' : 'Choose a picture first' }),
      ...(words === '' && { alt: 'Say what the picture shows' }),
    };
    setProblems(faults);
    if (Object.keys(faults).length > 0) return;
    if (isEditing) editor.chain().focus().updateAttributes('figure', { alt: words }).run();
    else if (picture) {
      const { url, width, height } = picture;
      editor.chain().focus().setImage({ src: url, alt: words, width, height }).run();
    }
    onClose();
  };

  const remove = () => {
    editor.chain().focus().deleteNode('figure').run();
    onClose();
  };

  const source = picture?.url ?? (isEditing ? String(present.src ?? '') : null);
  return { isEditing, source, alt, setAlt, problems, isUploading: upload.isPending, send, apply, remove };
}

/** A picture for the text, with the words for those who cannot see it. */
export function ImageDialog(props: ImageDialogProps) {
  const { onClose } = props;
  const formId = useId();
  const { isEditing, source, alt, setAlt, problems, isUploading, send, apply, remove } = useImageForm(props);
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={isEditing ? 'Edit image' : 'Insert image'}
      footer={
        <>
          {isEditing && (
            <Button className="mr-auto" onClick={remove}>
              Remove image
            </Button>
          )}
          <Button onClick={onClose}>Cancel</Button>
          <Button type="submit" form={formId} variant="primary">
            {isEditing ? 'Save' : 'Insert image'}
          </Button>
        </>
      }
    >
      <form id={formId} noValidate onSubmit={apply} className="grid gap-5">
        {source ? (
          <img
            src={source}
            alt=""
            className="max-h-64 justify-self-center rounded-md border border-line object-contain"
          />
        ) : (
          <PictureDrop isBusy={isUploading} onFile={send} />
        )}
        {problems.picture && (
          <p role="alert" className="-mt-3 text-[13px]/5 text-danger-text">
            {problems.picture}
          </p>
        )}
        <Field
          label="Alternative text"
          required
          error={problems.alt}
          hint="What the picture shows, for people who cannot see it. A caption can be added beneath it in the text."
        >
          <Textarea rows={2} value={alt} maxLength={300} onChange={(event) => setAlt(event.target.value)} />
        </Field>
      </form>
    </Dialog>
  );
}

function PictureDrop({ isBusy, onFile }: { isBusy: boolean; onFile(file: File): void }) {
  return (
    <MediaDrop
      kind="image"
      label="Picture"
      icon={<ImageUp />}
      hint="Drop a picture here: PNG, JPEG or WebP, up to 10 MB"
      buttonLabel="Choose a picture"
      isBusy={isBusy}
      onFile={onFile}
    />
  );
}
