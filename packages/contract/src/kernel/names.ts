import { z } from 'zod';
import { cutAtWord } from './cut-at-word.ts';

/**
 * Names of people, companies, places and jobs. Mails to strangers quote them, so a name carries nothing that could make
 * such a mail say something else: no second line, no hidden characters, no web address.
 */

/** Line breaks and other control characters, PostgreSQL's NUL among them. */
const control = /[\p{Cc}\u2028\u2029]/u;
/** Characters that turn the direction of the text around them. */
const direction = /[\u061C\u200E\u200F\u202A-\u202E\u2066-\u2069]/;
/** Characters that take no room on the screen: what is read is then not what is stored. Joiners (Indic, Persian) stay. */
const invisible =
  /\u034F|\u17B4|\u17B5|[\u00AD\u115F\u1160\u180E\u200B\u2060-\u2065\u206A-\u206F\u3164\uFEFF\uFFA0\uFFF9-\uFFFB]/;

const everyControl = new RegExp(control, 'gu');
const everyHidden = new RegExp(`${direction.source}|${invisible.source}`, 'gu');

const genericEndings =
  'com|net|org|info|biz|xyz|top|shop|store|online|site|website|click|link|live|life|club|vip|win|bid|loan|work|icu|app|dev|page|web|tech|space|world|today|support|help|services|delivery|express|money|cash|bank|finance|zip|mov|gov|edu|mobi|name|pro|cloud|digital|agency|email|host|news|blog|rest|buzz|fun|cyou|sbs|cfd|quest|monster|jobs|careers';
const countryEndings =
  'uk|us|eu|de|fr|nl|be|es|it|pl|ru|su|ua|cn|in|io|co|me|tv|cc|ly|gl|gd|to|ws|tk|ml|ga|cf|gq|pw|ai|sh|gg|br|ca|au|nz|za|ng|ke|jp|kr|ch|at|se|no|dk|fi|ie|pt|gr|cz|sk|ro|bg|hu|tr|id|vn|ph|my|sg|hk|tw|mx|ar|cl|pe|pk|bd|ir|sa|ae|il|is|lt|lv|ee|si|hr|rs|st|re|im|je|fm|am|la|vc|mn|nu|cm|su';
/**
 * Begun only where a word begins, with bounds that no host exceeds: text of a few thousand letters without a space would
 * otherwise be gone through from each of them, for seconds.
 */
const host = `(?<![\\p{L}\\p{N}])(?:[\\p{L}\\p{N}][\\p{L}\\p{N}-]{0,62}[.。．｡]){1,10}(?:${genericEndings}|${countryEndings}|xn--[a-z0-9-]{1,59})(?![\\p{L}\\p{N}-])`;
/** Technologies that look like hosts. */
const notAHost = /\b(?:asp|vb|ado|ml)\.net\b/giu;

const link = new RegExp(
  [
    // A scheme with something after it, or one that runs or mails.
    '[a-z][a-z0-9+.-]{0,30}://\\S*',
    '\\b(?:hxxps?|https?|ftp|mailto|tel|sms|javascript|data|vbscript):\\S+',
    '\\bwww[.。．｡]\\S+',
    // A host with a port, a path, a query or a fragment; an address of a mailbox.
    `${host}(?::\\d+)?[/?#]\\S*`,
    `[\\p{L}\\p{N}._%+-]{1,64}@${host}`,
    '\\b\\d{1,3}(?:\\.\\d{1,3}){3}(?::\\d+)?[/?#]\\S*',
  ].join('|'),
  'giu',
);
const bareHost = new RegExp(host, 'giu');
const onlyHost = new RegExp(`^${host}$`, 'iu');

/** Whether a mail reader would make something in this text clickable. A name that is a host as a whole is a name: "Booking.com". */
export function containsLink(text: string): boolean {
  const rest = text.replace(notAHost, '');
  if (rest.search(link) !== -1) return true;
  return rest.search(bareHost) !== -1 && !onlyHost.test(rest.trim());
}

const noLinks = 'Please leave out web and email addresses here';

/** What is wrong with a name, in plain words; nothing when it can be used. */
export function nameProblem(value: string): string | undefined {
  if (!value.isWellFormed()) return 'Contains a character that cannot be stored';
  if (control.test(value)) return 'Please keep this to one line of plain text';
  if (direction.test(value) || invisible.test(value)) return 'Please remove the invisible characters';
  if (containsLink(value)) return noLinks;
  return undefined;
}

/** For words of several lines that a mail carries to others. */
export function refuseLinks({ value, issues }: z.core.ParsePayload<string>): void {
  if (containsLink(value)) issues.push({ code: 'custom', message: noLinks, input: value });
}

const checkName = (context: z.core.ParsePayload<string>) => {
  const message = nameProblem(context.value);
  if (message) context.issues.push({ code: 'custom', message, input: context.value });
};

/** Nothing that is too long is looked at further: the patterns above take their time with a megabyte. */
const tooLong = (max: number) => ({ error: `Must be at most ${max} characters`, abort: true });

/** A name that must be there. */
export const nameText = (max: number, message: string) =>
  z.string({ error: message }).trim().min(1, message).max(max, tooLong(max)).check(checkName);

/** A name that may be empty or absent. */
export const optionalNameText = (max: number) => z.string().trim().max(max, tooLong(max)).check(checkName).optional();

/**
 * The same rules for text that was read from a document or came from elsewhere: what a name may not carry is taken out,
 * and what is too long is cut at a word.
 */
export function cleanName(text: string, max: number): string {
  const plain = text.slice(0, longestRead).toWellFormed().replace(everyControl, ' ').replace(everyHidden, '');
  let rest = '';
  let from = 0;
  for (const { 0: name, index } of plain.matchAll(notAHost)) {
    rest += withoutLinks(plain.slice(from, index)) + name;
    from = index + name.length;
  }
  rest += withoutLinks(plain.slice(from));
  return cutAtWord(rest.replace(/\s+/gu, ' ').trim(), max);
}

/** Far longer than any name, and short enough for the patterns. */
const longestRead = 2000;

/** "Booking.com" is called Booking: without its ending there is nothing to click. */
const withoutLinks = (text: string): string =>
  text.replace(link, ' ').replace(bareHost, (name) =>
    name
      .replace(/[.。．｡][^.。．｡]+$/u, '')
      .replace(/[.。．｡](?:co|com|org|ac|gov)$/iu, '')
      .replace(/[.。．｡]/gu, ' '),
  );
