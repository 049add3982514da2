import { parentPort, workerData } from 'node:worker_threads';
import { drawReport } from './draw-report.ts';
import type { ReportContent } from './report-content.ts';
import { loadTypeface } from './typeface.ts';

export interface ReportOrder {
  content: ReportContent;
  createdAt: Date;
  fontFolder: string;
}

/** The other side of `drawInThread`: one report, and the thread is over. */
const { content, createdAt, fontFolder } = workerData as ReportOrder;
parentPort?.postMessage(await drawReport(content, loadTypeface(fontFolder), createdAt));
