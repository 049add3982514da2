import type { RankingEntry } from '@candela/contract/rankings/rankings.schemas.ts';
import { applicantTools } from '#entities/application/applicant-tools.tsx';
import { CvDialog } from '#entities/cv/cv-dialog.tsx';
import { CompareDialog } from './compare-dialog.tsx';
import { FactorsDialog } from './factors-dialog.tsx';
import type { useOpenPanels } from './use-open-panels.ts';
import type { useRowNavigation } from './use-row-navigation.ts';

export interface RankingPanelsProps {
  jobId: string;
  entries: readonly RankingEntry[];
  panels: ReturnType<typeof useOpenPanels>;
  navigation: ReturnType<typeof useRowNavigation>;
  isBlind: boolean;
  nameOf(entry: RankingEntry): string;
}

/** What lies open over the list, one at a time: an explanation, a comparison or a CV. */
export function RankingPanels({ jobId, entries, panels, navigation, isBlind, nameOf }: RankingPanelsProps) {
  const { explainedId, compared } = panels;
  if (navigation.openedCvId) {
    return (
      <CvDialog
        tools={applicantTools}
        cvId={navigation.openedCvId}
        onClose={navigation.close}
        onNext={navigation.next}
        onPrevious={navigation.previous}
        isBlind={isBlind}
        blindName={navigation.opened ? nameOf(navigation.opened) : undefined}
      />
    );
  }
  if (explainedId) {
    const entry = entries.find(({ candidateId }) => candidateId === explainedId);
    return (
      <FactorsDialog
        jobId={jobId}
        candidateId={explainedId}
        name={entry && nameOf(entry)}
        isBlind={isBlind}
        onClose={panels.close}
        onOpenCv={navigation.openCv}
      />
    );
  }
  if (compared.length < 2) return null;
  return (
    <CompareDialog
      jobId={jobId}
      entries={compared}
      isBlind={isBlind}
      nameOf={nameOf}
      onClose={panels.close}
      onOpenCv={({ cvId }) => navigation.openCv(cvId)}
    />
  );
}
