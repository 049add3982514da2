import { Button } from '#ui/button.tsx';
import { Dialog } from '#ui/dialog.tsx';

const requiredFields = [
  'Job title',
  'Job type',
  'Working hours',
  'Location',
  'Available positions',
  'Minimum salary',
  'Maximum salary',
  'Application deadline',
  'Recruiter name',
  'Description',
  'At least one skill',
  'At least one requirement',
  'At least one responsibility',
];

/** What a job description should say, for the author of the PDF. */
export function PdfFieldsDialog() {
  return (
    <Dialog
      size="sm"
      trigger={
        <Button variant="ghost" size="sm">
          What the PDF must contain
        </Button>
      }
      title="What the PDF must contain"
      description="Anything it does not say you can add when you review the draft."
    >
      <ul className="grid list-disc gap-1 pl-5 marker:text-subtle">
        {requiredFields.map((field) => (
          <li key={field}>{field}</li>
        ))}
      </ul>
    </Dialog>
  );
}
