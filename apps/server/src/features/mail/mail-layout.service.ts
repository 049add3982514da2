import { html, type SafeHtml } from '@candela/integrations/http/html.ts';

interface MailLink {
  label: string;
  url: string;
}

/** A paragraph that ends in a link; where its label is the address itself, it is written once. */
interface LinkedText {
  text: string;
  link: MailLink;
}

type MailText = string | LinkedText;

export interface MailContent {
  subject: string;
  /** Plain paragraphs; never HTML, and no address in their text: it could not be followed, and would run over the edge of a phone. */
  paragraphs: readonly MailText[];
  /** Shown large, for typing. */
  code?: string;
  action?: MailLink;
  /** Why the person gets this. */
  footer: MailText;
}

const reportLabel = 'Not expected? Report this email and get no more from this sender';

/**
 * One look for all mail. Everything that came from a person is escaped here, so templates cannot forget it. With a place to
 * report it, the mail says so at its foot.
 */
export function renderMail(content: MailContent, reportUrl?: string): { subject: string; text: string; html: string } {
  const { subject, paragraphs, code, action, footer } = content;
  const text = [
    ...paragraphs.map(asText),
    ...(code ? [`    ${code}`] : []),
    ...(action ? [`${action.label}: ${action.url}`] : []),
    `--\n${asText(footer)}`,
    ...(reportUrl ? [`${reportLabel}: ${reportUrl}`] : []),
  ].join('\n\n');
  const page = html`<!doctype html><html lang="en-GB"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><title>${subject}</title></head>
<body style="margin:0;background:#FBF8F3;color:#14161F;font:16px/1.6 -apple-system,'Segoe UI',Inter,Arial,sans-serif">
<div style="max-width:520px;margin:0 auto;padding:40px 24px;overflow-wrap:anywhere">
<p style="margin:0 0 32px;font:600 20px Georgia,serif">Candela</p>
${paragraphs.map((paragraph) => html`<p style="margin:0 0 16px;white-space:pre-line">${asHtml(paragraph)}</p>`)}
${code ? html`<p style="margin:24px 0;padding:16px;background:#fff;border:1px solid #E4DDD1;border-radius:8px;font:600 28px/1 ui-monospace,Menlo,Consolas,monospace;letter-spacing:.2em;text-align:center">${code}</p>` : null}
${action ? html`<p style="margin:24px 0"><a href="${action.url}" style="display:inline-block;padding:10px 20px;background:#14161F;color:#fff;border-radius:8px;text-decoration:none">${action.label}</a></p>` : null}
<p style="margin:40px 0 0;padding-top:16px;border-top:1px solid #E4DDD1;font-size:13px;color:#5B5648">${asHtml(footer)}${reportUrl ? html`<br><a href="${reportUrl}" style="color:#5B5648">${reportLabel}</a>` : null}</p>
</div></body></html>`;
  return { subject, text, html: page.text };
}

function asText(part: MailText): string {
  if (typeof part === 'string') return part;
  const { text, link } = part;
  return [text, link.label === link.url ? link.url : `${link.label}: ${link.url}`].filter(Boolean).join(' ');
}

const asHtml = (part: MailText): SafeHtml =>
  typeof part === 'string'
    ? html`${part}`
    : html`${part.text}${part.text && ' '}<a href="${part.link.url}" style="color:inherit">${part.link.label}</a>`;
