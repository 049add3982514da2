import type { Media } from '@candela/contract/resources/editor.routes.ts';
import { FileText, FileUp, ImageUp } from 'lucide-react';
import { useRef, useState } from 'react';
import { Button } from '#ui/button.tsx';
import { acceptOf, formatBytes } from '../media-files.ts';
import { useUploadMedia } from '../use-upload-media.ts';
import { MediaDrop } from './media-drop.tsx';

export interface MediaFieldProps {
  kind: Media['kind'];
  label: string;
  hint: string;
  value: Media | null;
  onChange(media: Media | null): void;
}

/** One picture or document: drop it or pick it, see it, replace or remove it. */
export function MediaField({ kind, label, hint, value, onChange }: MediaFieldProps) {
  const [problem, setProblem] = useState<string | null>(null);
  const upload = useUploadMedia(kind);
  const send = (file: File) => {
    setProblem(null);
    upload.mutate(file, { onSuccess: onChange, onError: ({ message }) => setProblem(message) });
  };
  return (
    <fieldset className="grid gap-1.5">
      <legend className="mb-1.5 text-sm/5 font-medium">{label}</legend>
      {value ? (
        <div className="grid gap-2.5">
          {kind === 'image' ? <PictureOf media={value} label={label} /> : <DocumentOf media={value} />}
          <MediaButtons
            kind={kind}
            name={label.toLowerCase()}
            isSending={upload.isPending}
            onFile={send}
            onRemove={() => onChange(null)}
          />
        </div>
      ) : (
        <MediaDrop
          kind={kind}
          label={label}
          icon={kind === 'image' ? <ImageUp /> : <FileUp />}
          hint={hint}
          buttonLabel={kind === 'image' ? 'Choose a picture' : 'Choose a PDF'}
          isBusy={upload.isPending}
          onFile={send}
        />
      )}
      {problem && (
        <p role="alert" className="text-[13px]/5 text-danger-text">
          {problem}
        </p>
      )}
    </fieldset>
  );
}

interface MediaButtonsProps {
  kind: Media['kind'];
  name: string;
  isSending: boolean;
  onFile(file: File): void;
  onRemove(): void;
}

function MediaButtons({ kind, name, isSending, onFile, onRemove }: MediaButtonsProps) {
  const picker = useRef<HTMLInputElement>(null);
  return (
    <div className="flex flex-wrap gap-2">
      <Button size="sm" loading={isSending} aria-label={`Replace ${name}`} onClick={() => picker.current?.click()}>
        Replace
      </Button>
      <Button size="sm" variant="ghost" disabled={isSending} aria-label={`Remove ${name}`} onClick={onRemove}>
        Remove
      </Button>
      <input
        ref={picker}
        type="file"
        accept={acceptOf(kind)}
        aria-label={`Replace ${name}`}
        tabIndex={-1}
        className="sr-only"
        onChange={(event) => {
          const file = event.target.files?.[0];
          if (file) onFile(file);
          event.target.value = '';
        }}
      />
    </div>
  );
}

function PictureOf({ media, label }: { media: Media; label: string }) {
  if (!media.picture) return null;
  const { url, width, height } = media.picture;
  return (
    <img
      src={url}
      alt={`${label}: ${media.fileName}`}
      width={width}
      height={height}
      className="aspect-[16/10] h-auto w-full rounded-md border border-line bg-sunken object-cover"
    />
  );
}

function DocumentOf({ media }: { media: Media }) {
  const facts = [
    media.pages === null ? null : `${media.pages} ${media.pages === 1 ? 'page' : 'pages'}`,
    formatBytes(media.bytes),
  ];
  return (
    <div className="flex items-center gap-3 rounded-md border border-line bg-sunken px-3 py-2.5">
      <FileText aria-hidden="true" className="size-5 shrink-0 text-muted" />
      <div className="min-w-0">
        <p className="truncate text-sm/5 font-medium" title={media.fileName}>
          {media.fileName}
        </p>
        <p className="tabular text-[13px]/5 text-muted">{facts.filter(Boolean).join(', ')}</p>
      </div>
    </div>
  );
}
