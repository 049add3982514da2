/** The colours of the public site, as far as pictures need them. */
export const ink = '#14161f';
export const inkRaised = '#1d202b';
export const inkLine = '#333744';
export const paper = '#fbf8f3';
export const sheet = '#fffdf8';
export const sand = '#f1e9dc';
export const stone = '#ddd0ba';
export const line = '#e5ddcf';
export const muted = '#6f6a60';
export const amber = '#f0b04e';
export const flame = '#c9791a';
export const umber = '#7a4a12';
