const ENGLISH =
  /\b(?:the|and|of|to|in|for|with|a|an|on|as|by|at|from|is|was|were|i|my|we|our|it|that|this|had|have|be|so|because|then|when|they|not|would|which|who|me|but|or|if|are|about|after|before)\b/gi;
/** The small words of other languages that write in Latin letters. */
const FOREIGN =
  /(?<![\p{L}\p{M}])(?:und|der|das|dem|ich|mit|nicht|ein|eine|einen|wir|auf|zu|von|ist|für|dass|wurde|le|les|des|une|et|nous|je|pour|dans|avec|que|qui|sont|était|el|los|las|una|por|con|para|como|del|muy|il|che|per|non|sono|della|gli|na|się|nie|jest|że|oraz|het|een|van|ik|niet|em|uma|não|com|ve|bir|bu|için|och|att|det|som|jag|av|på|og|jeg|ikke)(?![\p{L}\p{M}])/giu;
const WORD = /[\p{L}\p{M}]+/gu;
const LATIN = /\p{Script=Latin}/gu;
const LETTER = /\p{L}/gu;

/** Of a hundred words; sentences in those languages have two or three times as many. */
const fewestForeign = 10;
const fewestWords = 8;

const count = (text: string, sign: RegExp): number => text.match(sign)?.length ?? 0;

/**
 * Whether an answer is in the one language that can be graded here. Only what is plainly another one is not: a row of key
 * words is English enough to earn nothing.
 */
export function isInEnglish(text: string): boolean {
  const letters = count(text, LETTER);
  if (count(text, LATIN) * 2 < letters) return false;
  const words = count(text, WORD);
  const foreign = count(text, FOREIGN);
  return words < fewestWords || foreign * 100 < words * fewestForeign || count(text, ENGLISH) >= foreign;
}
