import { Download } from 'lucide-react';
import { useState } from 'react';
import { toFailure } from '#components/form/server-errors.ts';
import { datedFileName, saveCsv } from '#lib/save-file.ts';
import { toast } from '#lib/toast.ts';
import { Button } from '#ui/button.tsx';
import { formatCount } from '../format.ts';

export interface ExportButtonProps {
  /** Part of the file's name: "leads". */
  name: string;
  load(): Promise<string>;
  disabled?: boolean;
  /** How many rows the server puts into a file at most, newest first. */
  most?: number;
}

/** Below the head of a file whose every line ends. */
const countRows = (file: string): number => file.split('\r\n').length - 2;

/** Saves what the filters find, all of it, as a file. It changes nothing, so nothing is read again afterwards. */
export function ExportButton({ name, load, disabled, most = Number.POSITIVE_INFINITY }: ExportButtonProps) {
  const [isLoading, setIsLoading] = useState(false);
  const save = async () => {
    setIsLoading(true);
    try {
      const file = await load();
      saveCsv(datedFileName(name, 'csv'), file);
      if (countRows(file) >= most)
        toast.info(`The file holds the newest ${formatCount(most)} entries. For older ones, choose a last day.`);
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
