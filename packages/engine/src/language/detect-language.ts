/** Languages this product can name. English is the one it reads well. */
export type Language =
  | 'English'
  | 'German'
  | 'French'
  | 'Spanish'
  | 'Polish'
  | 'Italian'
  | 'Dutch'
  | 'Portuguese'
  | 'Russian or Ukrainian'
  | 'Greek'
  | 'Chinese'
  | 'Japanese'
  | 'Korean'
  | 'Arabic'
  | 'Hebrew';

const words = (list: string): ReadonlySet<string> => new Set(list.split(' '));

/** The small words by which sentences and headings of a language are known; those two languages share are left out. */
const SMALL_WORDS: readonly (readonly [Language, ReadonlySet<string>])[] = [
  [
    'English',
    words(
      'the and of to for with at by from was were is are i my we our that this had have which who when their its as into over using',
    ),
  ],
  [
    'German',
    words(
      'und der die das dem den mit für von zu im bei nach auf als ich wir einer eines eine sowie heute seit berufserfahrung ausbildung kenntnisse sprachen bis durch über',
    ),
  ],
  [
    'French',
    words(
      'le les des du une et aux dans avec sur pour par nous je ainsi aujourd expérience expériences formation compétences langues depuis auprès entreprise chez',
    ),
  ],
  [
    'Spanish',
    words(
      'el los las del una y con para por como en al empresa experiencia formación habilidades idiomas actualidad desde años gestión equipo clientes',
    ),
  ],
  [
    'Polish',
    words(
      'i w z na do się oraz dla przy od jako po ze za doświadczenie wykształcenie umiejętności języki obecnie praca zespołu klientów zarządzanie',
    ),
  ],
  [
    'Italian',
    words('il gli della delle nel con per una che sono esperienza istruzione competenze lingue presso dal oggi'),
  ],
  ['Dutch', words('het een van en voor met bij op te zijn werkervaring opleiding vaardigheden talen heden door aan')],
  [
    'Portuguese',
    words('o os das dos uma e com para em no na experiência formação competências idiomas atual desde empresa não'),
  ],
];

const SCRIPTS: readonly (readonly [Language, RegExp])[] = [
  ['Japanese', /[\p{Script=Hiragana}\p{Script=Katakana}]/gu],
  ['Chinese', /\p{Script=Han}/gu],
  ['Korean', /\p{Script=Hangul}/gu],
  ['Russian or Ukrainian', /\p{Script=Cyrillic}/gu],
  ['Greek', /\p{Script=Greek}/gu],
  ['Arabic', /\p{Script=Arabic}/gu],
  ['Hebrew', /\p{Script=Hebrew}/gu],
];

/** A few words are a name and an address, in whatever language. */
const fewestWords = 25;
/** Of a hundred words; sentences have three times as many, lists of tools none. */
const fewestSmall = 5;
const longest = 40_000;

/** The language a text is written in; undefined where nothing tells. */
export function detectLanguage(whole: string): Language | undefined {
  const text = whole.slice(0, longest);
  const letters = text.match(/\p{L}/gu)?.length ?? 0;
  for (const [language, script] of SCRIPTS) {
    if ((text.match(script)?.length ?? 0) * 3 > letters && letters > 0) return language;
  }
  const all = text.toLowerCase().match(/\p{L}+/gu) ?? [];
  if (all.length < fewestWords) return undefined;
  const counts = SMALL_WORDS.map(([language, own]) => ({
    language,
    count: all.filter((word) => own.has(word)).length,
  }));
  const [best, second] = counts.toSorted((a, b) => b.count - a.count);
  if (!best || best.count * 100 < all.length * fewestSmall || best.count < (second?.count ?? 0) * 1.3) return undefined;
  return best.language;
}
