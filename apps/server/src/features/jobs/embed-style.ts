import { embedFrameMinHeight } from '@candela/contract/companies/embed-frame.ts';
import type { EmbedSettings } from '@candela/contract/companies/embed-settings.ts';

const colours = {
  light:
    '--text:#14161F;--muted:#4A4D59;--quiet:#5F626D;--line:#E2E3E8;--field:#fff;--field-line:#8A8D98;--link:var(--primary)',
  dark: '--text:#F2F2F5;--muted:#B9BBC6;--quiet:#A3A6B2;--line:#33363F;--field:#1E2027;--field-line:#767A87;--link:color-mix(in oklab,var(--primary),white 55%)',
} as const;

/** On the dark ground a link is as light as the eye needs and keeps its hue: mixed with white, amber would turn to beige. */
const dark = `${colours.dark}}@supports (color:oklch(from red l c h)){:root{--link:oklch(from var(--primary) max(l,.8) min(c,.13) h)}`;

const themes: Record<EmbedSettings['theme'], string> = {
  light: `:root{color-scheme:light;${colours.light}}`,
  dark: `:root{color-scheme:dark;${dark}}`,
  auto: `:root{color-scheme:light dark;${colours.light}}@media (prefers-color-scheme:dark){:root{${dark}}}`,
};

/** The one font that we may hand out; the others are those of the visitor's device. */
const inter = ['latin', 'latin-ext']
  .map((part, at) => {
    const range = at === 0 ? 'U+0000-00FF,U+2000-206F,U+20AC' : 'U+0100-02FF,U+1E00-1EFF';
    return `@font-face{font-family:Inter;font-weight:100 900;font-display:swap;src:url(/embed/inter-${part}.woff2) format('woff2');unicode-range:${range}}`;
  })
  .join('');

const stacks: Record<EmbedSettings['font'], string> = {
  Inter: "Inter, 'Segoe UI', system-ui, sans-serif",
  Arial: 'Arial, Helvetica, sans-serif',
  Georgia: "Georgia, 'Times New Roman', serif",
  Helvetica: 'Helvetica, Arial, sans-serif',
  Roboto: "Roboto, 'Segoe UI', system-ui, sans-serif",
  'system-ui': 'system-ui, sans-serif',
  Verdana: 'Verdana, Geneva, sans-serif',
};

/**
 * With few jobs the page still fills the frame's least height: its foot is at the bottom and no empty strip is left.
 * A row grows up to a height and is never lower than what it says, however narrow the host.
 * Settings are checked before they get here, so nothing but a colour, a number or a known font reaches the sheet.
 */
export const embedStyle = (settings: EmbedSettings): string => `${settings.font === 'Inter' ? inter : ''}
${themes[settings.theme]}
:root{--primary:${settings.primary};--button:${settings.buttonBg};--button-text:${settings.buttonText};--radius:${settings.buttonRadius}px}
*{box-sizing:border-box}
body{margin:0;background:transparent;color:var(--text);overflow-wrap:anywhere;font:${settings.fontSize}px/1.5 ${stacks[settings.font]}}
main{display:flex;flex-direction:column;min-height:${embedFrameMinHeight}px;padding:4px 4px 12px}
h1{margin:0 0 .75em;font-size:1.375em;line-height:1.25}
form{display:flex;flex-wrap:wrap;gap:8px;margin:0 0 12px}
label{flex:999 1 220px;font-size:.8125em;color:var(--muted)}
label.narrow{flex:1 1 180px}
input,select{display:block;width:100%;min-height:40px;margin-top:4px;padding:0 12px;border:1px solid var(--field-line);border-radius:8px;background:var(--field);color:inherit;font:inherit;font-size:1rem}
:focus-visible{outline:2px solid var(--link);outline-offset:2px}
form noscript{align-self:flex-end}
.js form button{display:none}
.count{margin:0 0 8px;color:var(--muted);font-size:.875em}
ul{display:flex;flex:1;flex-direction:column;margin:0;padding:0;list-style:none;border-top:1px solid var(--line)}
li{display:flex;flex:1 1 auto;flex-wrap:wrap;align-content:center;align-items:center;min-height:max-content;max-height:260px;gap:8px 20px;padding:16px 0;border-bottom:1px solid var(--line)}
li[hidden]{display:none}
.about{flex:1 1 260px;min-width:0}
.about a{color:var(--link);font-weight:600;text-decoration:none}
.about a:hover{text-decoration:underline}
.summary{margin:6px 0 0;max-width:68ch}
.facts{margin:2px 0 0;color:var(--muted);font-size:.875em}
.apply,form button{display:inline-flex;align-items:center;justify-content:center;min-height:40px;padding:0 18px;border:0;border-radius:var(--radius);background:var(--button);color:var(--button-text);font:inherit;font-weight:600;text-decoration:none;cursor:pointer}
.empty{flex:1;align-content:center;margin:0;padding:40px 0;text-align:center;color:var(--muted)}
footer{margin-top:auto;padding-top:20px;font-size:.75em;color:var(--quiet)}
footer a{color:inherit}
`;
