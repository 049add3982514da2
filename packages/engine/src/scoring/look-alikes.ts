/** Letters of other alphabets that are drawn as Latin ones, in the order of the Latin ones below. */
const others = 'асԁеԍһіјӏмпорԛгѕтυνѡхуАВСЕНІЈКМОРЅТХУΑΒΕΖΗΙΚΜΝΟΡΤΥΧοαιρκ';
const latin = 'acdeghijlmnopqrstuvwxyABCEHIJKMOPSTXYABEZHIKMNOPTYXoaipk';
const toLatin = new Map([...others].map((letter, at) => [letter, latin[at] ?? letter]));

const LETTER = /[\p{Script=Cyrillic}\p{Script=Greek}]+/u;
/** Words of one letter of another alphabet, and words of two alphabets. */
const MIXED =
  /(?<!\p{L})[\p{Script=Cyrillic}\p{Script=Greek}](?!\p{L})|\p{L}*(?:[A-Za-z][\p{Script=Cyrillic}\p{Script=Greek}]|[\p{Script=Cyrillic}\p{Script=Greek}][A-Za-z])\p{L}*/gu;

/** A text in which words have letters of two alphabets is read as a person sees it; a word of another language is left alone. */
export const readLookAlikes = (text: string): string =>
  LETTER.test(text)
    ? text.replace(MIXED, (word) => [...word].map((letter) => toLatin.get(letter) ?? letter).join(''))
    : text;
