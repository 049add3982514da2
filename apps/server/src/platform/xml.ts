/** Control characters other than tab and line ends: XML 1.0 cannot hold them, however they are written. */
const forbidden = /[^\P{Cc}\t\n\r]|[\uFFFE\uFFFF]/gu;

export const xmlText = (text: string): string =>
  text
    .toWellFormed()
    .replace(forbidden, '')
    .replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`);

export const cdata = (text: string): string =>
  `<![CDATA[${text.toWellFormed().replace(forbidden, '').replaceAll(']]>', ']]]]><![CDATA[>')}]]>`;
