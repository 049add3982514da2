import { Logo } from '#components/brand/logo.tsx';
import { LogoMark } from '#components/brand/logo-mark.tsx';
import { Row } from './specimen.tsx';

const swatches = [
  'canvas',
  'surface',
  'surface-raised',
  'surface-sunken',
  'accent',
  'accent-soft',
  'success',
  'warning',
  'danger',
  'info',
  'neutral',
];

export function BrandSpecimens() {
  return (
    <div className="grid gap-6">
      <Row>
        <Logo />
        <Logo tone="single" />
        <LogoMark className="size-12" />
        <LogoMark className="size-6" />
        <LogoMark className="size-4" />
      </Row>
      <ul className="flex flex-wrap gap-4">
        {swatches.map((name) => (
          <li key={name} className="grid gap-1.5 text-[13px]/5 text-muted">
            <span className="block h-12 w-24 rounded-md border border-line" style={{ background: `var(--${name})` }} />
            {name}
          </li>
        ))}
      </ul>
    </div>
  );
}
