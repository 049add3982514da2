import { createHash } from 'node:crypto';

/** Plain colours on variables, so that a test can check every pair of text and ground for contrast. */
export const standInPalette = {
  light: {
    paper: '#FBF8F3',
    surface: '#FFFFFF',
    ink: '#14161F',
    soft: '#5B5A63',
    line: '#E4DDD1',
    edge: '#857F73',
    amber: '#C9791A',
    onAmber: '#14161F',
    label: '#8A4F0B',
    danger: '#B3261E',
  },
  dark: {
    paper: '#14161F',
    surface: '#1C1F2A',
    ink: '#F6F1E8',
    soft: '#B9B4AA',
    line: '#323645',
    edge: '#7C7F8C',
    amber: '#F0B04E',
    onAmber: '#14161F',
    label: '#F0B04E',
    danger: '#FFB4A9',
  },
};

function variables(colours: Record<string, string>): string {
  return Object.entries(colours)
    .map(([name, value]) => `--${name}:${value}`)
    .join(';');
}

export const standInStyle = `
:root{color-scheme:light dark;${variables(standInPalette.light)}}
@media (prefers-color-scheme:dark){:root{${variables(standInPalette.dark)}}}
*{box-sizing:border-box;margin:0}
body{background:var(--paper);color:var(--ink);font:1rem/1.5 Inter,system-ui,sans-serif;min-height:100vh;padding:clamp(1.5rem,8vh,6rem) 1.25rem 3rem}
main{max-width:27rem;margin:0 auto}
.brand{display:flex;align-items:center;gap:.5rem;font-weight:600;margin-bottom:2rem}
.flame{height:1.5rem;width:auto;fill:var(--amber)}
.label{margin-left:auto;color:var(--label);font-size:.8125rem;font-weight:600;border:1px solid var(--edge);border-radius:4px;padding:.0625rem .5rem}
h1{font:600 2.125rem/1.15 Fraunces,Georgia,serif;letter-spacing:-.01em;text-wrap:balance}
.lead{color:var(--soft);margin-top:.75rem}
h2{font-size:.9375rem;font-weight:600;margin:2.25rem 0 .75rem}
ul{list-style:none;padding:0;border:1px solid var(--line);border-radius:10px;background:var(--surface);overflow:clip}
li+li{border-top:1px solid var(--line)}
ul+form{margin-top:1.5rem}
button,input{font:inherit;color:inherit}
button{cursor:pointer}
:focus-visible{outline:2px solid var(--ink);outline-offset:2px}
.account{display:flex;align-items:center;gap:.875rem;width:100%;min-height:3.75rem;padding:.625rem 1rem;border:0;background:none;text-align:left}
.account:hover{background:var(--paper)}
.account:focus-visible{outline-offset:-4px}
.initials{flex:none;display:grid;place-items:center;width:2.25rem;height:2.25rem;border-radius:50%;background:var(--line);font-size:.8125rem;font-weight:600;text-transform:uppercase}
.person{min-width:0;flex:1}
.name,.email{display:block;overflow-wrap:anywhere}
.name{font-weight:600}
.email,.note{color:var(--soft);font-size:.875rem}
.pair{display:grid;grid-template-columns:1fr 1fr;gap:0 .75rem}
.field{margin-bottom:.875rem;min-width:0}
label{display:block;font-size:.875rem;font-weight:500;margin-bottom:.25rem}
input:not([type=hidden]){width:100%;height:2.75rem;padding:0 .75rem;border:1px solid var(--edge);border-radius:8px;background:var(--surface)}
input[aria-invalid]{border-color:var(--danger);box-shadow:0 0 0 1px var(--danger)}
.problem,.problems{color:var(--danger);font-size:.875rem;margin-top:.25rem}
.problems{margin:0 0 .75rem;font-weight:600}
.primary,.quiet{width:100%;height:2.75rem;border-radius:8px;font-weight:600}
.primary{border:0;background:var(--amber);color:var(--onAmber);margin-top:.375rem}
.primary:hover{filter:brightness(1.06)}
.quiet{border:1px solid var(--edge);background:none;margin-top:.75rem}
.lead+p{margin-top:1.5rem}
dl{margin-top:1.5rem;border:1px solid var(--line);border-radius:10px;background:var(--surface)}
dl div{display:flex;justify-content:space-between;gap:1rem;padding:.75rem 1rem}
dl div+div{border-top:1px solid var(--line)}
dt{color:var(--soft)}
dd{font-weight:600;text-align:right;margin:0}
dl+form{margin-top:1.25rem}
select{font:inherit;color:inherit;width:100%;height:2.75rem;padding:0 .75rem;border:1px solid var(--edge);border-radius:8px;background:var(--surface)}
select+.primary{margin-top:.875rem}
.back{margin-top:2rem}
.back a{color:inherit}
@media (max-width:24rem){.pair{grid-template-columns:1fr}}
`;

/** The page carries its style inline and no script at all; the policy admits exactly this text. */
export const standInStyleHash = `sha256-${createHash('sha256').update(standInStyle).digest('base64')}`;
