import { createHash } from 'node:crypto';

/** Plain colours on variables, so that a test can check every pair of text and ground for contrast. */
export const boardPalette = {
  light: {
    paper: '#FBF8F3',
    surface: '#FFFDFA',
    sunken: '#F3EEE4',
    ink: '#14161F',
    soft: '#54514B',
    line: '#E5DDCF',
    edge: '#857F73',
    amber: '#C9791A',
    onAmber: '#14161F',
  },
  dark: {
    paper: '#14161F',
    surface: '#1A1D28',
    sunken: '#0E1017',
    ink: '#F4EFE6',
    soft: '#B9B4AA',
    line: '#2E313D',
    edge: '#7C7F8C',
    amber: '#F0B04E',
    onAmber: '#14161F',
  },
};

function variables(colours: Record<string, string>): string {
  return Object.entries(colours)
    .map(([name, value]) => `--${name}:${value}`)
    .join(';');
}

export const boardStyle = `
:root{color-scheme:light dark;${variables(boardPalette.light)}}
@media (prefers-color-scheme:dark){:root{${variables(boardPalette.dark)}}}
*{box-sizing:border-box;margin:0}
body{background:var(--paper);color:var(--ink);font:1.0625rem/1.6 Inter,system-ui,sans-serif;overflow-wrap:break-word}
a{color:inherit;text-decoration-thickness:1px;text-underline-offset:.2em}
a:hover{text-decoration-thickness:2px}
:focus-visible{outline:2px solid var(--ink);outline-offset:3px;border-radius:2px}
.skip{position:absolute;left:-100vw}
.skip:focus{left:1rem;top:.5rem;background:var(--paper);padding:.25rem .5rem}
.wrap{max-width:66rem;margin:0 auto;padding:0 clamp(1.25rem,4vw,2.5rem)}
.notice{background:var(--sunken);border-bottom:1px solid var(--line);font-size:.875rem;line-height:1.45;color:var(--soft)}
.notice .wrap{display:block;padding-block:.5rem}
.whole{white-space:nowrap}
.notice strong{color:var(--ink);font-weight:600}
.brand{display:inline-flex;align-items:center;gap:.5rem;margin-top:1.75rem;min-height:2rem;font-weight:600;text-decoration:none}
.brand svg{width:1.625rem;height:1.625rem}
.flame{fill:var(--amber)}
main.wrap{padding-top:clamp(2.25rem,6vh,4rem);padding-bottom:5rem}
h1,h2,.name{font-family:Fraunces,Georgia,serif;font-weight:600;letter-spacing:-.01em;text-wrap:balance}
h1{font-size:clamp(2.125rem,5vw,3.25rem);line-height:1.1}
.lead{color:var(--soft);margin-top:1rem;max-width:38rem}
form{display:flex;gap:.5rem;max-width:38rem;margin-top:2rem;align-items:end;flex-wrap:wrap}
.field{flex:1;min-width:12rem}
label{display:block;font-size:.875rem;font-weight:500;margin-bottom:.25rem}
input,button{font:inherit;color:inherit;height:2.875rem;border:1px solid var(--edge);border-radius:8px}
input{width:100%;padding:0 .875rem;background:var(--surface)}
button{padding:0 1.25rem;background:none;font-weight:600;cursor:pointer}
button:hover{background:var(--sunken)}
.count{color:var(--soft);font-size:.9375rem;margin-top:2.5rem}
.jobs{list-style:none;padding:0;margin-top:.75rem;border-top:1px solid var(--line)}
.jobs li{position:relative;display:grid;grid-template-columns:minmax(0,1fr) auto;gap:.125rem 2rem;align-items:baseline;padding:1.375rem 0;border-bottom:1px solid var(--line)}
.name{font-size:1.375rem;line-height:1.25}
.name a{text-decoration:none}
.name a::after{content:"";position:absolute;inset:0}
.jobs li:hover .name a{text-decoration:underline;text-decoration-thickness:1px}
.jobs li:has(:focus-visible){outline:2px solid var(--ink);outline-offset:3px;border-radius:2px}
.name a:focus-visible{outline:0}
.where,.when{color:var(--soft);font-size:.9375rem}
.pay,.when{text-align:right;font-variant-numeric:tabular-nums}
.pay{font-weight:500}
.empty{border-top:1px solid var(--line);margin-top:.75rem;padding-top:2rem}
.empty h2{font-size:1.5rem}
.empty p{color:var(--soft);margin-top:.5rem;max-width:38rem}
.pages{display:flex;justify-content:space-between;gap:1rem;margin-top:1.5rem;font-size:.9375rem}
.pages a{padding:.25rem 0}
.back{display:inline-block;font-size:.9375rem;padding:.25rem 0;margin-bottom:1.25rem}
.advert{display:grid;grid-template-columns:minmax(0,1fr) 18.5rem;gap:0 clamp(2.5rem,6vw,5rem);align-items:start}
.advert header{grid-column:1/-1}
.advert header p{font-size:1.1875rem;color:var(--soft);margin-top:.875rem}
.text{grid-column:1;grid-row:2;max-width:40rem;margin-top:2.5rem}
.text h2{font-size:1.5rem;line-height:1.25;margin-top:2.75rem}
.text h2:first-child{margin-top:0}
.text p,.text ul{margin-top:.875rem}
.text ul{padding-left:1.125rem}
.text li{margin-top:.375rem;padding-left:.25rem}
.text li::marker{color:var(--edge)}
.text .tags{list-style:none;padding:0;display:flex;flex-wrap:wrap;gap:.5rem}
.tags li{margin:0;padding:.1875rem .625rem;border:1px solid var(--line);border-radius:6px;background:var(--surface);font-size:.9375rem;min-width:0;overflow-wrap:anywhere}
aside{grid-column:2;position:sticky;top:1.5rem;margin-top:2.5rem;border-top:2px solid var(--ink);padding-top:1.25rem}
dl{font-size:.9375rem;line-height:1.45}
dt{color:var(--soft);font-size:.875rem}
dd{margin:0 0 .875rem;font-weight:500;font-variant-numeric:tabular-nums}
.apply{display:flex;align-items:center;justify-content:center;min-height:2.875rem;padding:.25rem 1.25rem;border-radius:8px;background:var(--amber);color:var(--onAmber);font-weight:600;text-decoration:none;text-align:center}
.apply:hover{filter:brightness(1.06)}
aside .apply{margin-top:.5rem}
.after{display:none;margin-top:2.5rem}
@media (max-width:56rem){
  .advert{grid-template-columns:minmax(0,1fr)}
  aside{grid-column:1;position:static;margin-top:1.75rem}
  .text{grid-row:auto}
  dl{display:grid;grid-template-columns:1fr 1fr;gap:0 1.25rem}
  dl div:first-child{grid-column:1/-1}
  .after{display:flex}
}
@media (max-width:40rem){
  .jobs li{grid-template-columns:minmax(0,1fr)}
  .pay,.when{text-align:left}
  .pay{margin-top:.375rem}
}
@media (forced-colors:active){.apply{border:1px solid}}
`;

/** The pages carry their style inline and no script at all; the policy admits exactly this text. */
export const boardStyleHash = `sha256-${createHash('sha256').update(boardStyle).digest('base64')}`;
