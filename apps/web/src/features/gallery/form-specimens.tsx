import { useState } from 'react';
import { Checkbox } from '#ui/checkbox.tsx';
import { Field } from '#ui/field.tsx';
import { Input } from '#ui/input.tsx';
import { PasswordInput } from '#ui/password-input.tsx';
import { RadioGroup } from '#ui/radio-group.tsx';
import { SearchInput } from '#ui/search-input.tsx';
import { Select } from '#ui/select.tsx';
import { Switch } from '#ui/switch.tsx';
import { TagInput } from '#ui/tag-input.tsx';
import { Textarea } from '#ui/textarea.tsx';

export function FormSpecimens() {
  const [skills, setSkills] = useState(['Wound care', 'Phlebotomy', 'Caseload planning']);
  const [query, setQuery] = useState('nurse');
  const [on, setOn] = useState(true);
  return (
    <div className="grid gap-x-10 gap-y-6 md:grid-cols-2">
      <InputSpecimens />
      <Field label="Location" required>
        <Select defaultValue="hybrid">
          <option value="onsite">On site</option>
          <option value="remote">Remote</option>
          <option value="hybrid">Hybrid</option>
        </Select>
      </Field>
      <Field label="Industry" required error="Please select a valid industry.">
        <Select defaultValue="">
          <option value="">Choose an industry</option>
        </Select>
      </Field>
      <Field label="Summary">
        <Textarea placeholder="A few sentences" />
      </Field>
      <Field label="Skills" hint="Enter or Add; commas separate several.">
        <TagInput value={skills} onChange={setSkills} noun="skill" placeholder="Add a skill" />
      </Field>
      <SearchInput label="Search jobs" placeholder="Search jobs" value={query} onChange={setQuery} />
      <Switch
        label="Publish to the job board"
        hint="The job is sent when it becomes active."
        checked={on}
        onCheckedChange={setOn}
      />
      <div className="grid gap-3">
        <Checkbox label="Include a meeting link" defaultChecked />
        <Checkbox label="I understand that closing cannot be undone" error="Please confirm to continue." />
        <Checkbox label="Notify the team" hint="Not part of your plan." disabled />
      </div>
      <RadioGroup
        legend="Access"
        defaultValue="company"
        options={[
          { value: 'company', label: 'Specific company', hint: 'Sees only that company’s jobs and people.' },
          { value: 'all', label: 'All companies (Admin)' },
        ]}
      />
      <Switch label="Off" checked={false} onCheckedChange={() => undefined} />
      <Switch label="Off and disabled" checked={false} onCheckedChange={() => undefined} disabled />
    </div>
  );
}

const InputSpecimens = () => (
  <>
    <Field label="Job title" required>
      <Input placeholder="Community nurse" />
    </Field>
    <Field label="Company website" hint="Shown on the job page.">
      <Input defaultValue="https://example.org" />
    </Field>
    <Field label="Email" required error="Email is invalid">
      <Input type="email" defaultValue="someone@" />
    </Field>
    <Field label="Email" required hint="It comes from your invitation and cannot be changed here.">
      <Input type="email" defaultValue="someone@example.org" readOnly />
    </Field>
    <Field label="Password" required hint="At least 8 characters.">
      <PasswordInput defaultValue="correct horse" autoComplete="new-password" />
    </Field>
    <Field label="Reference" required>
      <Input defaultValue="Not editable" disabled />
    </Field>
  </>
);
