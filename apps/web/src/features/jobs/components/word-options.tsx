import { sentenceCase } from '../../../components/job/job-text.ts';

export interface WordOptionsProps {
  /** The form's own words come first. */
  own: readonly string[];
  /** The other form's words, so that no stored value is ever lost. */
  other: readonly string[];
  current: string;
}

/** Words that differ only in case are offered once, unless the job already carries the other spelling. */
export function otherWords({ own, other, current }: WordOptionsProps): string[] {
  const known = new Set(own.map((word) => word.toLowerCase()));
  return other.filter((word) => word === current || !known.has(word.toLowerCase()));
}

export function WordOptions(props: WordOptionsProps) {
  const others = otherWords(props);
  const option = (word: string) => (
    <option key={word} value={word}>
      {sentenceCase(word)}
    </option>
  );
  return (
    <>
      <option value="">Choose one</option>
      {props.own.map(option)}
      {others.length > 0 && <optgroup label="Also in use">{others.map(option)}</optgroup>}
    </>
  );
}
