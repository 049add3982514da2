import {
  embedFrameMaxHeight,
  embedFrameMinHeight,
  resizeMessageType,
} from '@candela/contract/companies/embed-frame.ts';
import type { EmbedSettings } from '@candela/contract/companies/embed-settings.ts';

export interface EmbedSource {
  /** Where Candela is served, without a trailing slash. */
  origin: string;
  companyName: string;
  publicToken: string;
  settings: EmbedSettings;
}

const escapes: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' };
const escapeHtml = (text: string): string => text.replace(/[&<>"']/g, (sign) => escapes[sign] ?? sign);

/** A value inside a script: JSON is JavaScript, and without `<` nothing can end the script element. */
const scriptValue = (value: string | number): string => JSON.stringify(value).replaceAll('<', '\\u003c');

/** The widget page with a company's jobs in its own colours. */
export function embedUrl({ origin, publicToken, settings }: Omit<EmbedSource, 'companyName'>): string {
  const query = new URLSearchParams({
    companyToken: publicToken,
    primary: settings.primary,
    buttonBg: settings.buttonBg,
    buttonText: settings.buttonText,
    font: settings.font,
    fontSize: String(settings.fontSize),
    buttonRadius: String(settings.buttonRadius),
    ...(settings.theme !== 'light' && { theme: settings.theme }),
  });
  return `${origin}/embed/jobs.html?${query}`;
}

/**
 * What a company pastes into its site. The height follows the frame's own messages and no other page's: the window that
 * sends must be this frame, the type ours, the height a finite number, and it is kept within bounds.
 */
export function embedSnippet(source: EmbedSource): string {
  const id = `candela-jobs-${source.publicToken.replace(/[^A-Za-z0-9]/g, '').slice(0, 8)}`;
  return `<iframe
  id="${id}"
  src="${escapeHtml(embedUrl(source))}"
  title="${escapeHtml(`Open jobs at ${source.companyName}`)}"
  style="width: 100%; min-height: ${embedFrameMinHeight}px; border: 0"
></iframe>
<script>
  (function () {
    var frame = document.getElementById(${scriptValue(id)});
    window.addEventListener("message", function (event) {
      if (!frame || event.source !== frame.contentWindow) return;
      var data = event.data;
      if (!data || data.type !== ${scriptValue(resizeMessageType)}) return;
      if (typeof data.height !== "number" || !isFinite(data.height)) return;
      var height = Math.min(Math.max(data.height, ${embedFrameMinHeight}), ${embedFrameMaxHeight});
      frame.style.height = Math.ceil(height) + "px";
    });
  })();
</script>`;
}

/** The same rule for our own preview: the height a message asks for, or nothing when it is not such a message. */
export function heightFromMessage(data: unknown): number | null {
  if (typeof data !== 'object' || data === null) return null;
  const { type, height } = data as { type?: unknown; height?: unknown };
  if (type !== resizeMessageType || typeof height !== 'number' || !Number.isFinite(height)) return null;
  return Math.ceil(Math.min(Math.max(height, embedFrameMinHeight), embedFrameMaxHeight));
}
