import { getOrganisation } from '@candela/contract/admin/admin-people.routes.ts';
import { useQuery } from '@tanstack/react-query';
import { useId } from 'react';
import { apiQuery } from '#lib/api/query-client.ts';
import { Button } from '#ui/button.tsx';
import { Input } from '#ui/input.tsx';
import { Select } from '#ui/select.tsx';
import { describeAction, groupActions } from '../audit-actions.ts';
import type { AuditFilter } from '../use-audit.ts';
import { FilterChip } from './filter-chip.tsx';
import { WhoField } from './who-field.tsx';

export interface AuditFiltersProps {
  filter: AuditFilter;
  /** Every action there is in the log. */
  actions: readonly string[];
  onChange(change: Partial<AuditFilter>): void;
}

export function AuditFilters({ filter, actions, onChange }: AuditFiltersProps) {
  const faultId = useId();
  return (
    <div className="flex flex-wrap items-end gap-2">
      <WhoField value={filter.actor} onChange={(actor) => onChange({ actor })} />
      <ActionSelect value={filter.action} actions={actions} onChange={(action) => onChange({ action })} />
      <div className="flex gap-2 max-sm:w-full">
        <DateField label="From" value={filter.from} max={filter.to} onChange={(from) => onChange({ from })} />
        <DateField
          label="To"
          value={filter.to}
          min={filter.from}
          faultId={isBackwards(filter) ? faultId : undefined}
          onChange={(to) => onChange({ to })}
        />
      </div>
      {filter.organisationId && (
        <OrganisationChip id={filter.organisationId} onRemove={() => onChange({ organisationId: undefined })} />
      )}
      {filter.subjectId && (
        <FilterChip name="About" value={filter.subjectId} onRemove={() => onChange({ subjectId: undefined })} />
      )}
      {isFiltered(filter) && (
        <Button variant="ghost" onClick={() => onChange(noFilter)}>
          Clear
        </Button>
      )}
      {isBackwards(filter) && (
        <p id={faultId} role="alert" className="basis-full text-[13px]/5 text-danger-text">
          The last day is before the first.
        </p>
      )}
    </div>
  );
}

const noFilter = {
  action: '',
  actor: '',
  organisationId: undefined,
  subjectId: undefined,
  from: undefined,
  to: undefined,
};

export const isFiltered = (filter: AuditFilter): boolean => Object.values(filter).some(Boolean);

/** Ends before it begins: nothing can be in it. */
export const isBackwards = ({ from, to }: AuditFilter): boolean => Boolean(from && to && to < from);

/** Its name is looked up: the log may hold nothing of it yet. */
function OrganisationChip({ id, onRemove }: { id: string; onRemove(): void }) {
  const { data } = useQuery(apiQuery(getOrganisation, { params: { id } }));
  return <FilterChip name="Organisation" value={data?.data.name ?? id} onRemove={onRemove} />;
}

interface ActionSelectProps {
  value: string;
  actions: readonly string[];
  onChange(action: string): void;
}

function ActionSelect({ value, actions, onChange }: ActionSelectProps) {
  const groups = groupActions(actions);
  const isOffered = value === '' || actions.includes(value) || groups.some(({ area }) => `${area}.` === value);
  return (
    <Select
      aria-label="Action"
      value={value}
      onChange={(event) => onChange(event.target.value)}
      className="w-full sm:w-56"
    >
      <option value="">Any action</option>
      {!isOffered && <option value={value}>{value}</option>}
      {groups.map(({ area, actions: own }) => (
        <optgroup key={area} label={describeAction(area).area}>
          <option value={`${area}.`}>All in {describeAction(area).area}</option>
          {own.map((action) => (
            <option key={action} value={action}>
              {describeAction(action).words}
            </option>
          ))}
        </optgroup>
      ))}
    </Select>
  );
}

interface DateFieldProps {
  label: string;
  value: string | undefined;
  min?: string;
  max?: string;
  /** Of what is wrong with it. */
  faultId?: string | undefined;
  onChange(value: string | undefined): void;
}

function DateField({ label, value, min, max, faultId, onChange }: DateFieldProps) {
  const id = useId();
  return (
    <div className="flex min-w-0 gap-x-2 gap-y-1 text-[13px]/5 text-muted max-sm:flex-1 max-sm:flex-col sm:items-center">
      <label htmlFor={id}>{label}</label>
      <Input
        id={id}
        type="date"
        value={value ?? ''}
        min={min}
        max={max}
        aria-invalid={faultId ? true : undefined}
        aria-describedby={faultId}
        onChange={(event) => onChange(event.target.value || undefined)}
        className="tabular min-w-0 sm:w-38"
      />
    </div>
  );
}
