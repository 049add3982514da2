const NAME_PART = String.raw`\p{Lu}(?:\p{Ll}|['’-](?=\p{L})|\p{Lu}(?=\p{Ll}))*\p{L}?\.?`;
const JOINER = '(?:de|da|del|della|di|du|van|von|der|den|bin|ibn|al|el|la|le|y|ap)';
const TITLE = String.raw`(?:(?:Mr|Mrs|Ms|Miss|Mx|Dr|Prof|Professor|Sir|Dame|Rev)\.?\s+)`;
const NAME = String.raw`${TITLE}?${NAME_PART}(?:\s+(?:${JOINER}\s+){0,2}${NAME_PART}){1,3}`;

const WHOLE = new RegExp(`^${NAME}$`, 'u');
const WHOM = String.raw`(?:[Cc]ontact|[Ww]rite to|[Ss]peak (?:to|with)|[Cc]all|[Ee]-?mail|[Rr]each out to|[Gg]et in touch with|[Rr]ecruiter is|[Hh]iring manager(?: is|,)|[Cc]ontact (?:our|the) (?:recruiter|hiring manager|talent partner),?|[Aa]ddressed to|[Ss]end your CV to|(?:CVs?|[Aa]pplications?)(?:, [^,.;:]{2,40},)? to|[Aa]pply\b.{0,40}?\bto|[Rr]egards,?|[Ss]incerely,?)\s+(?:(?:our|the|head|chef|owner|director|manager|recruiter|hiring manager|talent partner|consultant|colleague),?\s+){0,3}`;
const IN_TEXT = [
  new RegExp(`${WHOM}(${NAME})`, 'u'),
  // "Write to the site manager, Jane Smith"
  new RegExp(String.raw`${WHOM}\p{L}[\p{L} ]{2,40},\s+(${NAME})`, 'u'),
];
const NO_NAME =
  /^(?:human resources|hr|the|our|us|recruitment|talent|people|hiring|customer|head|director|manager|apply|please|monday|tuesday|wednesday|thursday|friday|united|great|north|south|east|west)\b|\b(?:team|department|ltd|limited|plc|llp|inc|office|services|manager|director|officer|council|trust|road|street|house)\b/i;

/** The name in "Jane Smith, Talent Partner – 020 7946 0000"; without `strict` any short text in front of the details. */
export function readPerson(text: string, { strict }: { strict: boolean }): string | undefined {
  const name = text
    .split(
      /\s*[,;|(<[]|\s+[–—-]\s+|\s+(?:on|at|via|by|for)\s+(?=[\d+(]|\S+@)|\S+@\S+|\s+(?=[+(]?\d{3,})|\s{2,}|\s*:\s*/u,
    )[0]
    ?.replace(/(?<![.,\s])[.,\s]+$/, '')
    .trim();
  if (!name || name.length > 80 || /\d|@|https?:/.test(name)) return undefined;
  if (isName(name)) return name;
  return !strict && name.split(' ').length <= 6 && /^\p{Lu}/u.test(name) ? name : undefined;
}

/** "Please contact Jane Smith on ..." */
export function findPerson(text: string): string | undefined {
  return IN_TEXT.map((pattern) => pattern.exec(text)?.[1]?.replace(/\.$/, '')).find((name) => name && isName(name));
}

const isName = (text: string): boolean => WHOLE.test(text) && !NO_NAME.test(text);
