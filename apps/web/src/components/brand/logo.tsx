import { cn } from '#lib/class-names.ts';
import { LogoMark, type LogoMarkProps } from './logo-mark.tsx';

/** Mark and wordmark. The name is read out; the drawing is not. */
export function Logo({ className, tone }: LogoMarkProps) {
  return (
    <span className={cn('inline-flex items-center gap-2', className)}>
      <LogoMark tone={tone} />
      <span className="font-wordmark text-[22px]/7 font-medium tracking-[-0.02em]">Candela</span>
    </span>
  );
}
