import { ChevronRight } from 'lucide-react';
import type { ReactNode } from 'react';
import { useFormContext } from 'react-hook-form';
import { Input } from '#ui/input.tsx';
import type { JobFormValues } from '../job-form-values.ts';
import { JobField } from './job-field.tsx';
import { LinesField } from './job-list-fields.tsx';

const profile = [
  ['candidate_profile.softSkills', 'Soft skills', 'soft skill'],
  ['candidate_profile.personalityTraits', 'Personality traits', 'trait'],
  ['candidate_profile.values', 'Values', 'value'],
  ['candidate_profile.education', 'Education', 'qualification'],
  ['candidate_profile.certifications', 'Certifications', 'certificate'],
] as const;

const team = [
  ['team.size', 'Team size'],
  ['team.workflow', 'Workflow'],
  ['team.lifeCycle', 'Life cycle'],
  ['team.structure', 'Structure'],
] as const;

/** Folded away: useful to some, required of none. */
export function JobOptionalFields() {
  const { register, formState } = useFormContext<JobFormValues>();
  const { candidate_profile: people, team: group } = formState.defaultValues ?? {};
  const hasProfile = Object.values(people ?? {}).some((entries) => (entries?.length ?? 0) > 0);
  const hasTeam = Object.values(group ?? {}).some((text) => text !== '');
  return (
    <div className="grid gap-3">
      <Folded title="Candidate profile" isOpen={hasProfile}>
        <div className="grid gap-5">
          {profile.map(([name, label, noun]) => (
            <LinesField key={name} name={name} label={label} noun={noun} />
          ))}
        </div>
      </Folded>
      <Folded title="Team" isOpen={hasTeam}>
        <div className="grid gap-x-6 gap-y-5 sm:grid-cols-2">
          {team.map(([name, label]) => (
            <JobField key={name} name={name} label={label} required={false}>
              <Input {...register(name)} />
            </JobField>
          ))}
        </div>
      </Folded>
    </div>
  );
}

function Folded({ title, isOpen, children }: { title: string; isOpen: boolean; children: ReactNode }) {
  return (
    <details open={isOpen} className="group rounded-md border border-line">
      <summary className="flex min-h-row items-center gap-2 rounded-md px-4 font-medium hover:bg-hover">
        <ChevronRight aria-hidden="true" className="size-4 text-muted transition-transform group-open:rotate-90" />
        {title}
        <span className="font-normal text-subtle">(optional)</span>
      </summary>
      <div className="border-t border-line p-4">{children}</div>
    </details>
  );
}
