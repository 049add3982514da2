import { useState } from 'react';
import { useCreateReport } from '#entities/report/use-create-report.ts';
import { WithoutAssessmentDialog } from '#entities/report/without-assessment-dialog.tsx';
import { Button } from '#ui/button.tsx';
import { Card } from '#ui/card.tsx';
import { Checkbox } from '#ui/checkbox.tsx';
import { Field } from '#ui/field.tsx';
import { LoadFailure } from '#ui/load-failure.tsx';
import { Select } from '#ui/select.tsx';
import { useReportChoices } from './use-report-choices.ts';

/** 'Generate Pre-Interview Report': a company, a job, a candidate at the interview stage. */
export function ReportForm() {
  const choices = useReportChoices();
  const [isBlind, setIsBlind] = useState(false);
  const { start, isStarting, held, goOn, giveUp } = useCreateReport();
  const { jobId, candidateId } = choices;
  return (
    <Card title="Generate Pre-Interview Report">
      <form
        aria-label="Generate Pre-Interview Report"
        className="grid gap-4"
        onSubmit={(event) => {
          event.preventDefault();
          start({ jobId, candidateId, isBlind });
        }}
      >
        {choices.failed && <LoadFailure query={choices.failed} />}
        <ChoiceFields choices={choices} />
        <div className="flex flex-wrap items-center justify-between gap-3">
          <Checkbox
            label="Blind report"
            hint="Without name, contact details and employers."
            checked={isBlind}
            onChange={({ target }) => setIsBlind(target.checked)}
          />
          <Button type="submit" variant="primary" disabled={jobId === '' || candidateId === ''} loading={isStarting}>
            Generate
          </Button>
        </div>
      </form>
      <WithoutAssessmentDialog isOpen={held !== null} onGoOn={goOn} onClose={giveUp} />
    </Card>
  );
}

function ChoiceFields({ choices }: { choices: ReturnType<typeof useReportChoices> }) {
  const { jobId, candidateId, candidates } = choices;
  const isEmpty = choices.hasCandidates && candidates.length === 0;
  return (
    <div className="grid gap-4 md:grid-cols-3">
      <Field label="Company" required>
        <Select
          required={false}
          value={choices.companyId}
          onChange={({ target }) => choices.chooseCompany(target.value)}
        >
          {choices.companies.length !== 1 && <option value="">All companies</option>}
          {choices.companies.map(({ _id, companyName }) => (
            <option key={_id} value={_id}>
              {companyName}
            </option>
          ))}
        </Select>
      </Field>
      <Field label="Job" required>
        <Select required={false} value={jobId} onChange={({ target }) => choices.chooseJob(target.value)}>
          <option value="">Select a job…</option>
          {choices.jobs.map(({ _id, title, companyName }) => (
            <option key={_id} value={_id}>
              {choices.companyId ? title : `${title} (${companyName})`}
            </option>
          ))}
        </Select>
      </Field>
      <Field
        label="Candidate"
        required
        hint={isEmpty ? 'No candidate of this job is at the interview stage.' : undefined}
      >
        <Select
          required={false}
          disabled={jobId === ''}
          value={candidateId}
          onChange={({ target }) => choices.chooseCandidate(target.value)}
        >
          <option value="">Select a candidate…</option>
          {candidates.map((candidate) => (
            <option key={candidate.candidateId} value={candidate.candidateId}>
              {candidate.name || candidate.email}
            </option>
          ))}
        </Select>
      </Field>
    </div>
  );
}
