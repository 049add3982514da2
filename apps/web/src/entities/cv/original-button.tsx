import { getCvFile } from '@candela/contract/cvs/cvs.routes.ts';
import { Download } from 'lucide-react';
import { useState } from 'react';
import { toFailure } from '#components/form/server-errors.ts';
import { api } from '#lib/api/api.ts';
import { toast } from '#lib/toast.ts';
import { Button, type ButtonProps } from '#ui/button.tsx';

/** The file as it was uploaded. Its address works for a minute, so it is asked for when it is wanted. */
export function OriginalButton({ cvId, size = 'sm' }: { cvId: string; size?: ButtonProps['size'] }) {
  const [isAsking, setIsAsking] = useState(false);

  const download = async () => {
    setIsAsking(true);
    try {
      const { data } = await api.call(getCvFile, { params: { id: cvId } });
      const link = document.createElement('a');
      link.href = data.url;
      link.click();
    } catch (error) {
      toast.error(toFailure(error, 'The original could not be opened. Please try again.').message);
    } finally {
      setIsAsking(false);
    }
  };

  return (
    <Button size={size} loading={isAsking} icon={<Download aria-hidden="true" className="size-4" />} onClick={download}>
      Original
    </Button>
  );
}
