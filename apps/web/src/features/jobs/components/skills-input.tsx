import { addTags, TagInput } from '#ui/tag-input.tsx';
import { splitLines } from '../split-lines.ts';

export interface SkillsInputProps {
  value: readonly string[];
  onChange: (value: string[]) => void;
}

/** Tags; a pasted list becomes several. */
export function SkillsInput({ value, onChange }: SkillsInputProps) {
  return (
    <div
      onPaste={(event) => {
        const text = event.clipboardData.getData('text/plain');
        if (!/[\n\r]/.test(text.trim())) return;
        event.preventDefault();
        onChange(addTags(value, splitLines(text).join(',')));
      }}
    >
      <TagInput value={value} onChange={onChange} noun="skill" placeholder="Python, stock control, BSL" />
    </div>
  );
}
