const NAMES = new Set(
  `afrikaans albanian amharic arabic armenian azerbaijani basque belarusian bengali bosnian bulgarian burmese cantonese catalan cebuano chinese
  croatian czech danish dari dutch english esperanto estonian farsi filipino finnish flemish french galician georgian german greek
  gujarati hausa hebrew hindi hungarian icelandic igbo indonesian irish italian japanese javanese kannada kazakh khmer kinyarwanda korean
  kurdish kyrgyz lao latin latvian lithuanian luxembourgish macedonian malay malayalam maltese mandarin maori marathi mongolian
  nepali norwegian pashto persian polish portuguese punjabi romanian russian sanskrit serbian shona sindhi sinhala sinhalese slovak
  slovene slovenian somali spanish swahili swedish tagalog tajik tamil tatar telugu thai tibetan tigrinya turkish turkmen twi ukrainian
  urdu uyghur uzbek vietnamese welsh wolof xhosa yiddish yoruba zulu bsl gaelic
  deutsch englisch französisch spanisch italienisch russisch türkisch polnisch arabisch portugiesisch niederländisch chinesisch
  français anglais allemand espagnol italien portugais russe arabe chinois
  español inglés francés alemán italiano portugués catalán ruso chino`
    .split(/\s+/)
    .filter((name) => name !== ''),
);

export const isLanguage = (word: string): boolean => /^\p{Lu}/u.test(word) && NAMES.has(word.toLowerCase());
