const FIRST_PERSON =
  /(?<!\p{L})(?:I|[Ww]e)(?:['’]ve)?\s+(?!am\b|was born|would|want|look|hope|will|seek|wish|love|enjoy|bring|offer|can\b|aim|believe|like\b|need|do not|don['’]t|feel|pride)\p{Ll}/u;
const FIGURE =
  /\d|(?<!\p{L})(?:two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|(?:thir|four|fif|six|seven|eigh|nine)teen|twenty|thirty|forty|fifty|sixty|hundreds?|thousands?)(?!\p{L})/iu;
const fewestWords = 8;

/**
 * Some people tell their work in a few paragraphs at the top instead of under each post: "Since 2022 I have written 23 requests for
 * assessment, of which 21 were agreed." A sentence about oneself with a figure in it tells what was done, wherever it stands; one that
 * praises only names.
 */
export const tellsWhatWasDone = (sentence: string): boolean =>
  sentence.split(/\s+/).length >= fewestWords && FIRST_PERSON.test(sentence) && FIGURE.test(sentence);
