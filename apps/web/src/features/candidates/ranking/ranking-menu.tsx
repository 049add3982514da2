import { Download, Ellipsis, GitCompareArrows, Keyboard, ListRestart } from 'lucide-react';
import { IfMay } from '#components/if-may.tsx';
import { DropdownMenu, MenuItem, MenuSeparator } from '#ui/dropdown-menu.tsx';
import { IconButton } from '#ui/icon-button.tsx';
import type { JobChoice } from '../shared/use-company-and-job.ts';
import { useScoreAgain } from '../versions/use-score-again.ts';
import { versionsPath } from '../versions/versions-params.ts';

export interface RankingMenuProps {
  job: JobChoice;
  page: { page: number; pageSize: number; minScore: number };
  isExporting: boolean;
  onExport(): void;
  onHelp(): void;
}

/** What is done to a ranking now and then. */
export function RankingMenu({ job, page, isExporting, onExport, onHelp }: RankingMenuProps) {
  const scoring = useScoreAgain(job, page);
  return (
    <DropdownMenu
      trigger={
        <IconButton label="More actions" variant="secondary">
          <Ellipsis />
        </IconButton>
      }
    >
      <IfMay permission="ranking.start-run">
        <MenuItem
          icon={<ListRestart aria-hidden="true" />}
          disabled={scoring.reason !== null}
          hint={scoring.reason}
          onSelect={scoring.start}
        >
          Score again
        </MenuItem>
      </IfMay>
      <MenuItem icon={<GitCompareArrows aria-hidden="true" />} to={versionsPath(job._id)}>
        Compare versions
      </MenuItem>
      <MenuItem icon={<Download aria-hidden="true" />} disabled={isExporting} onSelect={onExport}>
        Export CSV
      </MenuItem>
      <MenuSeparator />
      <MenuItem icon={<Keyboard aria-hidden="true" />} hint="?" onSelect={onHelp}>
        Keyboard shortcuts
      </MenuItem>
    </DropdownMenu>
  );
}
