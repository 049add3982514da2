import PDFDocument from 'pdfkit';

export type Pdf = InstanceType<typeof PDFDocument>;

/** Draws a PDF and gives its bytes; the same drawing always gives the same bytes. */
export async function drawPdf(draw: (pdf: Pdf) => void, options: PDFKit.PDFDocumentOptions = {}): Promise<Uint8Array> {
  const pdf = new PDFDocument({
    size: 'A4',
    margin: 56,
    ...options,
    info: { CreationDate: new Date(0), ModDate: new Date(0), ...options.info },
  });
  const chunks: Uint8Array[] = [];
  pdf.on('data', (chunk: Uint8Array) => chunks.push(chunk));
  const ended = new Promise<void>((resolve) => {
    pdf.on('end', () => resolve());
  });
  draw(pdf);
  pdf.end();
  await ended;
  return concat(chunks);
}

function concat(chunks: readonly Uint8Array[]): Uint8Array {
  const bytes = new Uint8Array(chunks.reduce((sum, { length }) => sum + length, 0));
  let at = 0;
  for (const chunk of chunks) {
    bytes.set(chunk, at);
    at += chunk.length;
  }
  return bytes;
}
