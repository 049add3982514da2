import { html, type SafeHtml } from '@candela/integrations/http/html.ts';

interface Mail {
  to_address: string;
  subject: string;
  body_text: string;
  status: string;
  created_at: Date;
}

/** Shown as text: a mail's HTML is for mail readers, and a page full of other people's HTML is a risk. */
export const mailboxPage = (mail: readonly Mail[], to: string): string =>
  html`<!doctype html>
<html lang="en-GB"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1">
<meta name="robots" content="noindex"><title>Mailbox – Candela</title>
<style>
:root{color-scheme:light dark;--paper:#FBF8F3;--card:#fff;--ink:#14161F;--soft:#5B5648;--line:#E4DDD1;--accent:#8F5410}
@media (prefers-color-scheme:dark){:root{--paper:#14161F;--card:#1C1F2A;--ink:#F3EFE7;--soft:#B9B3A6;--line:#343848;--accent:#F0B04E}}
*{box-sizing:border-box}body{margin:0;background:var(--paper);color:var(--ink);font:15px/1.55 Inter,system-ui,sans-serif}
main{max-width:760px;margin:0 auto;padding:40px 20px}h1{font:600 28px/1.2 Georgia,serif;margin:0 0 6px}p{margin:0;color:var(--soft);text-wrap:pretty}
form{display:flex;gap:8px;margin:24px 0}input,button{font:inherit;min-height:40px;border-radius:8px;border:1px solid var(--soft);background:var(--card);color:var(--ink);padding:0 12px}
input{flex:1;min-width:0}button{cursor:pointer}:focus-visible{outline:2px solid var(--accent);outline-offset:2px}
details{background:var(--card);border:1px solid var(--line);border-radius:10px;margin-bottom:8px}
summary{display:grid;grid-template-columns:1fr auto;gap:2px 16px;padding:14px 16px;cursor:pointer;list-style:none}
summary b{font-weight:600}summary span{color:var(--soft);font-size:13px}pre{margin:0;padding:0 16px 18px;white-space:pre-wrap;overflow-wrap:anywhere;font:13.5px/1.6 ui-monospace,Menlo,Consolas,monospace}
.empty{padding:48px 0;text-align:center}
@media (max-width:560px){summary{grid-template-columns:1fr}}
</style></head><body><main>
<h1>Mailbox</h1>
<p>Emails that Candela wrote on this machine. This page exists only where no mail server is set up.</p>
<form method="get"><input type="search" name="to" value="${to}" placeholder="Only emails to…" aria-label="Recipient"><button>Filter</button></form>
${mail.length === 0 ? html`<p class="empty">No emails yet.</p>` : mail.map(row)}
</main></body></html>`.text;

const row = (mail: Mail, index: number): SafeHtml => html`<details${index === 0 ? html` open` : null}>
<summary><b>${mail.subject}</b><span>${mail.created_at.toISOString().slice(0, 16).replace('T', ' ')} UTC</span>
<span>to ${mail.to_address}</span><span>${mail.status}</span></summary>
<pre tabindex="0">${mail.body_text}</pre></details>`;
