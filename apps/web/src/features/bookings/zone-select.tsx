import { deviceZone, formatDate, type Zone } from '#lib/dates.ts';
import { Field } from '#ui/field.tsx';
import { Select } from '#ui/select.tsx';

const zones = (): Zone[] => [...new Set([deviceZone(), 'UTC', ...Intl.supportedValuesOf('timeZone')])];
const words = (zone: Zone) => zone.replaceAll('_', ' ');

/** On whose clock times are shown: the device's, unless another is chosen. */
export function ZoneSelect({ zone, now, onChange }: { zone: Zone; now: Date; onChange(zone: Zone): void }) {
  return (
    <Field label="Time zone" required hint={`It is ${formatDate(now, 'time', zone)} there now.`}>
      <Select value={zone} onChange={(event) => onChange(event.target.value)}>
        {zones().map((each) => (
          <option key={each} value={each}>
            {words(each)}
          </option>
        ))}
      </Select>
    </Field>
  );
}
