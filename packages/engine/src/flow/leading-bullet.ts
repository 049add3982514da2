/** Dots, boxes, arrows, ticks and stars, and what Word's symbol fonts leave behind: private characters. */
const SIGN = String.raw`•‣⁃∙·»›>\u2190-\u21FF\u25A0-\u25FF\u2605\u2606\u2700-\u27BF\u2B00-\u2BFF\uE000-\uF8FF`;
/** What a line of a list begins with besides: signs of every keyboard. */
export const MARKS = `${SIGN}*–—-`;
const NUMBER = String.raw`\(?\d{1,2}[.)]|\(?[a-z][.)]`;
/** Marks that stand in front of a list item when a space follows, and those that need none. */
const SPACED = new RegExp(String.raw`^(?:[~${MARKS}]|>{2,3}|${NUMBER}|\(?(?:i{1,3}|iv|vi{0,3}|ix|x)[.)])(?=\s)`, 'u');
const ATTACHED = /^[•‣⁃∙◦●▪■◆►▸▶➢➤✓✔❖\uE000-\uF8FF](?=\S)/u;
/** "✅ Win new clients", "🔹 26 placements": a small picture is the mark of an item; a telephone or a pin only says what stands behind it. */
const PICTURE =
  /^(?![©®™])\p{Extended_Pictographic}\uFE0F?[\u{1F3FB}-\u{1F3FF}]?(?:\u200D\p{Extended_Pictographic}\uFE0F?)*\s*/u;
const OF_CONTACT = /^[☎✆✉📞📧📍📱🏠🏡🌐🔗📩📬💌📇📮🗺🖥💻]/u;

export const isPicture = (mark: string | undefined): boolean => mark !== undefined && PICTURE.test(mark);

/** A round mark of a typewriter; "o" is a word in some languages, but not before a capital. */
const LETTER = /^o(?=\s+\p{Lu})/u;
const ALONE = new RegExp(`^(?:[o${MARKS}]|${NUMBER})$`, 'u');

/** Takes the bullet or the number off a text's front. */
export function splitLeadingBullet(text: string): { bullet: string | undefined; rest: string } {
  const [picture = ''] = PICTURE.exec(text) ?? [];
  if (picture !== '' && picture.length < text.length) {
    const rest = text.slice(picture.length);
    return { bullet: OF_CONTACT.test(text) ? undefined : picture.trim(), rest };
  }
  const bullet = (SPACED.exec(text) ?? ATTACHED.exec(text) ?? LETTER.exec(text))?.[0];
  return bullet === undefined ? { bullet, rest: text } : { bullet, rest: text.slice(bullet.length).trimStart() };
}

/** A cell of its own, with a tab behind it. */
export const isBulletAlone = (text: string): boolean => ALONE.test(text);

/** "S K I L L S" is one word; two spaces or more are a space. */
export function joinSpacedText(text: string): string {
  if (!/^\S(?: \S){3,}(?: {2,}\S(?: \S)*)*$/u.test(text) || /\d/.test(text)) return text;
  return text
    .split(/ {2,}/)
    .map((word) => word.replaceAll(' ', ''))
    .join(' ');
}
