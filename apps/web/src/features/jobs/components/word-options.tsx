import { sentenceCase } from '#entities/job/job-text.ts';
import { otherWords, ownWords, type WordChoices } from '../word-choices.ts';

export function WordOptions(choices: WordChoices) {
  const others = otherWords(choices);
  const option = (word: string) => (
    <option key={word} value={word}>
      {sentenceCase(word)}
    </option>
  );
  return (
    <>
      <option value="">Choose one</option>
      {ownWords(choices).map(option)}
      {others.length > 0 && <optgroup label="Also in use">{others.map(option)}</optgroup>}
    </>
  );
}
