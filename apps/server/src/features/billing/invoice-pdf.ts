import type { Invoice } from '@candela/integrations/billing/port.ts';

const pounds = (pence: number): string =>
  new Intl.NumberFormat('en-GB', { style: 'currency', currency: 'GBP' }).format(pence / 100);

const vatRate = 0.2;
const left = 56;
const right = 540;

/** One page: who pays what, with the VAT it contains. Only the local processor needs it; a real one draws its own. */
export async function drawInvoice(
  invoice: Invoice,
  customer: { organisationName: string; email: string },
): Promise<Buffer> {
  // Loaded when it is first needed: with its fonts it weighs more than anything else a process would hold for it.
  const { default: PDFDocument } = await import('pdfkit');
  const document = new PDFDocument({ size: 'A4', margin: left, info: { Title: `Invoice ${invoice.number}` } });
  const chunks: Buffer[] = [];
  document.on('data', (chunk: Buffer) => chunks.push(chunk));
  const done = new Promise<Buffer>((resolve, reject) => {
    document.on('end', () => resolve(Buffer.concat(chunks)));
    document.on('error', reject);
  });
  writeHead(document, invoice, customer);
  writeAmounts(document, invoice);
  document
    .fontSize(9)
    .fillColor('#5B5A63')
    .text('Issued by the local processor that stands in for a card processor. No money was taken.', left, 720);
  document.end();
  return done;
}

function writeHead(
  document: PDFKit.PDFDocument,
  invoice: Invoice,
  customer: { organisationName: string; email: string },
): void {
  const issued = invoice.issuedAt.toLocaleDateString('en-GB', {
    day: 'numeric',
    month: 'long',
    year: 'numeric',
    timeZone: 'Europe/London',
  });
  document.fillColor('#14161F').font('Helvetica-Bold').fontSize(22).text('Candela', left, 64);
  document.fontSize(14).text(`Invoice ${invoice.number}`, left, 120);
  document.font('Helvetica').fontSize(11);
  document.text(`Issued on ${issued}`, left, 144).text(`Status: ${invoice.status}`);
  document.text(`To: ${customer.organisationName}`, left, 188).text(customer.email);
}

function writeAmounts(document: PDFKit.PDFDocument, invoice: Invoice): void {
  const vat = Math.round(invoice.pence - invoice.pence / (1 + vatRate));
  const rows = [
    [invoice.description, pounds(invoice.pence - vat)],
    ['VAT at 20 %', pounds(vat)],
    ['Total', pounds(invoice.pence)],
  ] as const;
  let top = 250;
  for (const [label, amount] of rows) {
    document.font(label === 'Total' ? 'Helvetica-Bold' : 'Helvetica').fontSize(11);
    document.text(label, left, top).text(amount, left, top, { width: right - left, align: 'right' });
    document
      .moveTo(left, top + 20)
      .lineTo(right, top + 20)
      .strokeColor('#E4DDD1')
      .stroke();
    top += 30;
  }
}
