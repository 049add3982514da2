const NAMES = new Set(
  `afrikaans albanian amharic arabic armenian azerbaijani basque belarusian bengali bosnian bulgarian burmese cantonese catalan cebuano chinese
  croatian czech danish dari dutch english esperanto estonian farsi filipino finnish flemish french galician georgian german greek
  gujarati hausa hebrew hindi hungarian icelandic igbo indonesian irish italian japanese javanese kannada kazakh khmer kinyarwanda korean
  kurdish kyrgyz lao latin latvian lithuanian luxembourgish macedonian malay malayalam maltese mandarin maori marathi mongolian
  nepali norwegian pashto persian polish portuguese punjabi romanian russian sanskrit serbian shona sindhi sinhala sinhalese slovak
  slovene slovenian somali spanish swahili swedish tagalog tajik tamil tatar telugu thai tibetan tigrinya turkish turkmen tigre twi ukrainian
  akan amazigh assamese assyrian balochi bemba berber bhojpuri breton chechen chichewa cornish ewe frisian fula fulani hmong ilocano kikuyu
  konkani krio kurmanji lingala luganda maithili malagasy manx ndebele odia oromo saraiki sesotho setswana sorani sotho swati sylheti tswana
  venda xitsonga
  urdu uyghur uzbek vietnamese welsh wolof xhosa yiddish yoruba zulu bsl gaelic
  deutsch englisch französisch spanisch italienisch russisch türkisch polnisch arabisch portugiesisch niederländisch chinesisch
  français anglais allemand espagnol italien portugais russe arabe chinois
  español inglés francés alemán italiano portugués catalán ruso chino
  cymraeg gaeilge nederlands polski português svenska norsk dansk suomi magyar čeština slovenčina türkçe română eesti latviešu lietuvių
  hrvatski srpski shqip ελληνικά русский українська`
    .split(/\s+/)
    .filter((name) => name !== ''),
);

/** The same language under another name. */
const ALSO_CALLED: Readonly<Record<string, string>> = {
  deutsch: 'german',
  allemand: 'german',
  alemán: 'german',
  englisch: 'english',
  anglais: 'english',
  inglés: 'english',
  französisch: 'french',
  français: 'french',
  francés: 'french',
  spanisch: 'spanish',
  espagnol: 'spanish',
  español: 'spanish',
  italienisch: 'italian',
  italien: 'italian',
  italiano: 'italian',
  russisch: 'russian',
  russe: 'russian',
  ruso: 'russian',
  türkisch: 'turkish',
  polnisch: 'polish',
  arabisch: 'arabic',
  arabe: 'arabic',
  portugiesisch: 'portuguese',
  portugais: 'portuguese',
  portugués: 'portuguese',
  niederländisch: 'dutch',
  flemish: 'dutch',
  chinesisch: 'chinese',
  chinois: 'chinese',
  chino: 'chinese',
  catalán: 'catalan',
  farsi: 'persian',
  dari: 'persian',
  sinhala: 'sinhalese',
  slovene: 'slovenian',
  tagalog: 'filipino',
  cymraeg: 'welsh',
  gaeilge: 'irish',
  nederlands: 'dutch',
  polski: 'polish',
  português: 'portuguese',
  svenska: 'swedish',
  norsk: 'norwegian',
  dansk: 'danish',
  suomi: 'finnish',
  magyar: 'hungarian',
  čeština: 'czech',
  slovenčina: 'slovak',
  türkçe: 'turkish',
  română: 'romanian',
  eesti: 'estonian',
  latviešu: 'latvian',
  lietuvių: 'lithuanian',
  hrvatski: 'croatian',
  srpski: 'serbian',
  shqip: 'albanian',
  ελληνικά: 'greek',
  русский: 'russian',
  українська: 'ukrainian',
};

/** Written small in their own language, and no English words. */
const SMALL = new Set([
  'polski',
  'svenska',
  'norsk',
  'dansk',
  'magyar',
  'čeština',
  'română',
  'português',
  'русский',
  'українська',
]);

export const isLanguage = (word: string): boolean =>
  (/^\p{Lu}/u.test(word) || SMALL.has(word)) && NAMES.has(word.toLowerCase());

/** One name for a language, whatever it is called. */
export const languageName = (word: string): string => ALSO_CALLED[word.toLowerCase()] ?? word.toLowerCase();
