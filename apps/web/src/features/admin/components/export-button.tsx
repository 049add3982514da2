import { Download } from 'lucide-react';
import { useState } from 'react';
import { toFailure } from '#components/form/server-errors.ts';
import { datedFileName, saveCsv } from '#lib/save-file.ts';
import { toast } from '#lib/toast.ts';
import { Button } from '#ui/button.tsx';

export interface ExportButtonProps {
  /** Part of the file's name: "leads". */
  name: string;
  load(): Promise<string>;
  disabled?: boolean;
}

/** Saves what the filters find, all of it, as a file. It changes nothing, so nothing is read again afterwards. */
export function ExportButton({ name, load, disabled }: ExportButtonProps) {
  const [isLoading, setIsLoading] = useState(false);
  const save = async () => {
    setIsLoading(true);
    try {
      saveCsv(datedFileName(name, 'csv'), await load());
    } catch (error) {
      toast.error(toFailure(error, 'The file could not be created. Please try again.').message);
    } finally {
      setIsLoading(false);
    }
  };
  return (
    <Button
      loading={isLoading}
      disabled={disabled}
      icon={<Download aria-hidden="true" className="size-4" />}
      onClick={save}
    >
      Export CSV
    </Button>
  );
}
