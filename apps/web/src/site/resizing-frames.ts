import { heightAsked } from './frame-height.ts';

/** A frame of ours follows the height of its content, and only the page in that frame may say what it is. */
export function fitFrames(): void {
  for (const frame of document.querySelectorAll<HTMLIFrameElement>('iframe[data-fits]')) {
    window.addEventListener('message', ({ source, origin, data }) => {
      if (origin !== window.location.origin || source === null || source !== frame.contentWindow) return;
      const height = heightAsked(data);
      if (height !== null) frame.style.height = `${height}px`;
    });
  }
}
