import type { EmbedSettings } from '@candela/contract/companies/embed-settings.ts';

const stacks: Record<EmbedSettings['font'], string> = {
  Inter: "Inter, 'Segoe UI', system-ui, sans-serif",
  Arial: 'Arial, Helvetica, sans-serif',
  Georgia: "Georgia, 'Times New Roman', serif",
  Helvetica: 'Helvetica, Arial, sans-serif',
  Roboto: "Roboto, 'Segoe UI', system-ui, sans-serif",
  'system-ui': 'system-ui, sans-serif',
  Verdana: 'Verdana, Geneva, sans-serif',
};

/** Settings are checked before they get here, so nothing but a colour, a number or a known font reaches the sheet. */
export const embedStyle = (settings: EmbedSettings): string => `
:root{--primary:${settings.primary};--button:${settings.buttonBg};--button-text:${settings.buttonText};--radius:${settings.buttonRadius}px}
*{box-sizing:border-box}
html{color-scheme:light}
body{margin:0;background:transparent;color:#14161F;font:${settings.fontSize}px/1.5 ${stacks[settings.font]}}
main{padding:4px 4px 24px}
h1{margin:0 0 .75em;font-size:1.375em;line-height:1.25}
form{display:flex;flex-wrap:wrap;gap:8px;margin:0 0 12px}
label{flex:1 1 220px;font-size:.8125em;color:#4A4D59}
label.narrow{flex:0 1 180px}
input,select{display:block;width:100%;min-height:40px;margin-top:4px;padding:0 12px;border:1px solid #8A8D98;border-radius:8px;background:#fff;color:inherit;font:inherit;font-size:1rem}
:focus-visible{outline:2px solid var(--primary);outline-offset:2px}
form button{align-self:flex-end}
.js form button{display:none}
.count{margin:0 0 8px;color:#4A4D59;font-size:.875em}
ul{margin:0;padding:0;list-style:none;border-top:1px solid #E2E3E8}
li{display:flex;flex-wrap:wrap;align-items:center;gap:8px 20px;padding:16px 0;border-bottom:1px solid #E2E3E8}
li[hidden]{display:none}
.about{flex:1 1 260px;min-width:0}
.about a{color:var(--primary);font-weight:600;text-decoration:none;overflow-wrap:anywhere}
.about a:hover{text-decoration:underline}
.facts{margin:2px 0 0;color:#4A4D59;font-size:.875em}
.apply,form button{display:inline-flex;align-items:center;justify-content:center;min-height:40px;padding:0 18px;border:0;border-radius:var(--radius);background:var(--button);color:var(--button-text);font:inherit;font-weight:600;text-decoration:none;cursor:pointer}
.empty{padding:40px 0;text-align:center;color:#4A4D59}
footer{margin-top:16px;font-size:.75em;color:#5F626D}
footer a{color:inherit}
`;
