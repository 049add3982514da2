import { flame, ink, line, muted, sand, stone } from './palette.ts';

/**
 * A4, one text column set to the right of a margin that holds numbers: paper meant to be printed and written on. Sizes are
 * few and the optical size is fixed, because a variable font is embedded anew for every one of them.
 */
export const paperStyle = `
@page{size:210mm 297mm;margin:0}
*{box-sizing:border-box}
html{-webkit-print-color-adjust:exact;print-color-adjust:exact}
body{margin:0;font:10pt/15.4pt Inter;color:${ink}}
.page{position:relative;width:210mm;height:297mm;overflow:hidden;break-after:page;background:#fff}
.page:last-child{break-after:auto}
.flow{position:absolute;left:50mm;right:24mm;top:26mm;bottom:30mm}
.foot{position:absolute;left:50mm;right:24mm;bottom:14mm;display:flex;justify-content:space-between;border-top:.25mm solid ${line};padding-top:2.4mm;font-size:8.9pt;line-height:11pt;color:${muted}}
.cover svg{position:absolute;inset:0;width:210mm;height:297mm}
.cover h1{position:absolute;left:21mm;top:46mm;width:172mm;margin:0;font:400 56pt/58pt Fraunces;letter-spacing:-.02em}
.cover .subtitle{position:absolute;left:21mm;top:92mm;width:150mm;margin:0;font:400 15pt/21pt Inter}
.cover .house{position:absolute;left:38mm;top:24.6mm;margin:0;font:400 17pt/17pt Fraunces}
h2{position:relative;margin:9mm 0 3.2mm;font:400 21pt/25pt Fraunces;letter-spacing:-.015em;break-after:avoid}
h2 span{position:absolute;left:-26mm;top:0;color:${flame};font-variant-numeric:lining-nums}
.flow>:first-child{margin-top:0}
h3{margin:4.4mm 0 1mm;font:600 10pt/15pt Inter}
p{margin:0 0 2.6mm;text-wrap:pretty}
ul,ol{margin:0 0 3mm;padding-left:5.4mm}
li{margin:0 0 1.1mm}
li::marker{color:${flame};font-weight:600}
ul.checks,ol.checks{padding:0;list-style:none;counter-reset:check}
.checks li{position:relative;padding-left:7mm}
.checks li::before{content:"";position:absolute;left:0;top:1mm;width:3.4mm;height:3.4mm;border:.3mm solid ${ink};border-radius:.6mm}
ol.checks{columns:2;column-gap:7mm}
ol.checks li{break-inside:avoid;font-size:8.9pt;line-height:13.2pt;margin-bottom:1.6mm}
blockquote{margin:4mm 0;padding:0 0 0 5mm;border-left:.9mm solid ${flame}}
blockquote p{margin:0;font:400 13pt/18.6pt Fraunces}
.panel{margin:0 0 3.4mm;padding:3.4mm 4.4mm;background:${sand};border-radius:1.4mm;font-size:8.9pt;line-height:13.6pt}
.panel p:last-child{margin:0}
table{width:100%;margin:2.4mm 0 4.4mm;border-collapse:collapse;font-size:8.9pt;line-height:13pt}
th{padding:0 3mm 1.6mm 0;border-bottom:.5mm solid ${ink};text-align:left;vertical-align:bottom;font-weight:600}
td{padding:1.7mm 3mm 1.7mm 0;border-bottom:.25mm solid ${stone};vertical-align:top}
.wide{width:24mm}
td:first-child{min-width:13mm}
.figures th,.figures td:not(:last-child),.kinds td:last-child{white-space:nowrap}
.form td{height:10.4mm;border-right:.25mm solid ${stone};padding-left:2mm}
.form th{padding-left:2mm}
.form td:last-child{border-right:0}
.form.tall td{height:19.6mm}
.form.tall td:first-child,.form.tall td:last-child{width:20mm}
.contents h2{margin-top:0}
.contents ol{list-style:none;margin:0 0 12mm;padding:0}
.contents li{margin:0;border-bottom:.25mm solid ${stone}}
.contents a{display:flex;gap:5mm;padding:2.3mm 0;color:inherit;text-decoration:none;font-size:10pt}
.contents .title{flex:1}
.contents .number{width:6mm;color:${flame};font-weight:600}
.short{background:${sand};padding:7mm 8mm;border-radius:1.6mm}
.short h2{font-size:21pt;line-height:25pt;margin:0 0 2.4mm}
.short p{font:400 13pt/19pt Fraunces;margin:0}
.note{margin-top:7mm;font-size:8.9pt;line-height:13.2pt;color:${muted}}
*{font-optical-sizing:none!important;font-variation-settings:normal!important}
h2,h2 span,.short p,blockquote p,.house{font-variation-settings:'opsz' 40!important}
.cover h1{font-variation-settings:'opsz' 144!important}
`;
