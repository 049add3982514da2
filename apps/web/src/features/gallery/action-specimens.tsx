import { Ellipsis, Pencil, Plus, Trash2 } from 'lucide-react';
import { Button } from '#ui/button.tsx';
import { ButtonLink } from '#ui/button-link.tsx';
import { CopyButton } from '#ui/copy-button.tsx';
import { IconButton } from '#ui/icon-button.tsx';
import { Kbd } from '#ui/kbd.tsx';
import { Row, Specimen } from './specimen.tsx';

const variants = ['primary', 'secondary', 'ghost', 'danger'] as const;
const words = { primary: 'Post a job', secondary: 'Save draft', ghost: 'Cancel', danger: 'Delete job' };

export function ActionSpecimens() {
  return (
    <div className="grid gap-8 md:grid-cols-2">
      <Variants name="Button: variants" />
      <Variants name="Button: disabled" disabled />
      <Variants name="Button: loading" loading />
      <Specimen name="Button: sizes and icons">
        <Row>
          <Button size="sm" icon={<Plus aria-hidden="true" className="size-3.5" />}>
            Add
          </Button>
          <Button icon={<Plus aria-hidden="true" className="size-4" />}>Add company</Button>
          <Button variant="primary" size="lg">
            Start hiring
          </Button>
          <ButtonLink to="/pricing">A link</ButtonLink>
        </Row>
      </Specimen>
      <Specimen name="IconButton">
        <Row>
          <IconButton label="More actions">
            <Ellipsis />
          </IconButton>
          <IconButton label="Edit" variant="secondary">
            <Pencil />
          </IconButton>
          <IconButton label="Remove" variant="danger">
            <Trash2 />
          </IconButton>
          <IconButton label="Edit" size="sm">
            <Pencil />
          </IconButton>
          <IconButton label="Edit (not now)" variant="secondary" disabled>
            <Pencil />
          </IconButton>
        </Row>
      </Specimen>
      <Specimen name="CopyButton, Kbd">
        <Row>
          <CopyButton text="<iframe>…</iframe>" label="Copy code" />
          <span className="inline-flex items-center gap-1">
            <Kbd>Ctrl</Kbd>
            <Kbd>K</Kbd>
          </span>
        </Row>
      </Specimen>
    </div>
  );
}

const Variants = ({ name, ...state }: { name: string; disabled?: boolean; loading?: boolean }) => (
  <Specimen name={name}>
    <Row>
      {variants.map((variant) => (
        <Button key={variant} variant={variant} {...state}>
          {words[variant]}
        </Button>
      ))}
    </Row>
  </Specimen>
);
