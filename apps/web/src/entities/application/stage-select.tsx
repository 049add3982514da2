import { type ApplicationStatus, applicationStatuses } from '@candela/contract/applications/applications.schemas.ts';
import { Select } from '#ui/select.tsx';
import { applicationWords } from './application-words.ts';

export interface StageSelectProps {
  value: ApplicationStatus | undefined;
  onChange(status: ApplicationStatus | undefined): void;
  /** The first choice, which leaves none out. */
  anyLabel: string;
  required?: boolean;
}

/** One stage, or all of them. */
export const StageSelect = ({ value, onChange, anyLabel, ...rest }: StageSelectProps) => (
  <Select
    {...rest}
    value={value ?? ''}
    onChange={({ target }) => onChange(applicationStatuses.find((status) => status === target.value))}
  >
    <option value="">{anyLabel}</option>
    {applicationStatuses.map((status) => (
      <option key={status} value={status}>
        {applicationWords[status].label}
      </option>
    ))}
  </Select>
);
