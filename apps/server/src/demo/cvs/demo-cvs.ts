import type { DemoCv } from './demo-cv.ts';
import { engineeringCvs } from './engineering-cvs.ts';
import { heldDemoCv } from './held-cv.ts';
import { kitchenCvs } from './kitchen-cvs.ts';

/** From people who could start on Monday to people who sent their CV to everyone. */
export const demoCvs: readonly DemoCv[] = [
  ...engineeringCvs,
  { fileName: 'Maren-Tveitdal-CV.pdf', job: 'Backend Engineer (TypeScript)' },
  { fileName: 'cv_hyunwoo_baek.pdf', job: 'Backend Engineer (TypeScript)' },
  { fileName: 'Nandini Ravichandran.docx', job: 'Backend Engineer (TypeScript)' },
  { fileName: 'Rhodri Cadwaladr CV 2026.pdf', job: 'Backend Engineer (TypeScript)' },
  { fileName: 'farzaneh-moradkhani.pdf', job: 'Backend Engineer (TypeScript)' },
  { fileName: 'Aurelio_Benavides_final.pdf', job: 'Backend Engineer (TypeScript)' },
  heldDemoCv,
  ...kitchenCvs,
  { fileName: 'CV Solene Kervadec.pdf', job: 'Head Chef' },
  { fileName: 'giacomo.ferrandino.pdf', job: 'Head Chef' },
  { fileName: 'Desmond Achterberg CV.pdf', job: 'Head Chef' },
];

/** The demo candidate's own. */
export const ownDemoCv = 'Callum-Osei-CV.pdf';

/** The demo candidate uploaded it before they first applied. */
export const ownCvDaysAgo = 62;
