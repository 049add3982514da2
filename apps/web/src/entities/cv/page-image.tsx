import { useEffect, useRef } from 'react';
import type { OriginalDocument } from './original-document.ts';

/** Sharp on a dense screen, and no larger than a phone can hold. */
const mostPixels = 1600;

/** One page of the original, drawn once it comes into sight. */
export function PageImage({ original, number }: { original: OriginalDocument; number: number }) {
  const canvas = useRef<HTMLCanvasElement>(null);
  useEffect(() => {
    const element = canvas.current;
    if (!element) return;
    const seen = new IntersectionObserver((entries) => {
      if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
      seen.disconnect();
      const width = Math.min(mostPixels, Math.max(600, element.clientWidth * window.devicePixelRatio));
      // A page that cannot be drawn stays white; its marks and the file itself are still there.
      original.draw(number, element, width).catch(() => undefined);
    });
    seen.observe(element);
    return () => seen.disconnect();
  }, [original, number]);
  return <canvas ref={canvas} className="absolute inset-0 size-full rounded-sm bg-white" />;
}
