import { getCvFile } from '@candela/contract/cvs/cvs.routes.ts';
import { useQuery } from '@tanstack/react-query';
import { api } from '#lib/api/api.ts';

/** A file whose pages can be drawn. */
export interface OriginalDocument {
  draw(page: number, canvas: HTMLCanvasElement, widthPx: number): Promise<void>;
}

/** What can be drawn here; other kinds of file are opened by the program they belong to. */
export const isDrawable = (contentType: string | null): boolean => contentType === 'application/pdf';

const keptMs = 60_000;

/** The file as it was uploaded, fetched when it is wanted: that is noted like any other look at it. */
export const useOriginalDocument = (cvId: string, isWanted: boolean) =>
  useQuery({
    queryKey: ['cv-original', cvId],
    queryFn: ({ signal }) => openOriginal(cvId, signal),
    enabled: isWanted,
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: keptMs,
    retry: false,
  });

async function openOriginal(cvId: string, signal: AbortSignal): Promise<OriginalDocument> {
  const { data } = await api.call(getCvFile, { params: { id: cvId } });
  const response = await fetch(data.url, { signal });
  if (!response.ok) throw new Error('The original could not be opened.');
  const bytes = new Uint8Array(await response.arrayBuffer());
  // Half a megabyte that only a reader of originals needs.
  const { getDocument } = await import('unpdf/pdfjs');
  const file = await getDocument({ data: bytes }).promise;
  return {
    async draw(number, canvas, widthPx) {
      const page = await file.getPage(number);
      const viewport = page.getViewport({ scale: widthPx / page.getViewport({ scale: 1 }).width });
      canvas.width = Math.ceil(viewport.width);
      canvas.height = Math.ceil(viewport.height);
      await page.render({ canvas, viewport }).promise;
    },
  };
}
