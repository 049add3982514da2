import type { CvFlag } from '@candela/contract/cvs/cvs.schemas.ts';
import {
  EyeOff,
  FileCode,
  FileQuestion,
  FileWarning,
  Languages,
  MessageSquareWarning,
  ScanText,
  WholeWord,
} from 'lucide-react';
import { Badge } from '#ui/badge.tsx';

type Kind = CvFlag['kind'];

const looks: Readonly<Record<Kind, { title: string; icon: typeof EyeOff; isLeftOut: boolean }>> = {
  'invisible-text': { title: 'Invisible text', icon: EyeOff, isLeftOut: true },
  'machine-instruction': { title: 'Instructions to a machine', icon: MessageSquareWarning, isLeftOut: true },
  'misleading-characters': { title: 'Misleading characters', icon: WholeWord, isLeftOut: false },
  recognised: { title: 'Recognised text', icon: ScanText, isLeftOut: false },
  'unreadable-page': { title: 'Unreadable page', icon: FileWarning, isLeftOut: true },
  'half-read-page': { title: 'Page read in part', icon: FileWarning, isLeftOut: true },
  'damaged-page': { title: 'Damaged page', icon: FileWarning, isLeftOut: false },
  'other-language': { title: 'Another language', icon: Languages, isLeftOut: false },
  'partly-read': { title: 'Partly read', icon: FileQuestion, isLeftOut: false },
  'active-content': { title: 'Script or attached file', icon: FileCode, isLeftOut: true },
};

/** What a reader should know about the file, calmly: it may have an innocent cause, and none of it is scored. */
export function CvNotices({ flags, label = 'Notes about this file' }: { flags: readonly CvFlag[]; label?: string }) {
  if (flags.length === 0) return null;
  return (
    <ul aria-label={label} className="divide-y divide-line rounded-lg border border-line bg-surface">
      {flags.map((flag) => (
        <Notice key={`${flag.kind} ${flag.page} ${flag.quote}`} flag={flag} />
      ))}
    </ul>
  );
}

function Notice({ flag }: { flag: CvFlag }) {
  const { title, icon: Icon, isLeftOut } = looks[flag.kind];
  return (
    <li className="grid grid-cols-[auto_1fr] gap-x-3 px-4 py-3 text-sm/5">
      <Icon aria-hidden="true" className="mt-0.5 size-4 text-warning-text" />
      <div className="grid min-w-0 gap-1">
        <p className="flex flex-wrap items-center gap-x-2.5 gap-y-1">
          <span className="font-medium">{title}</span>
          {flag.page !== null && <span className="text-[13px] text-muted">Page {flag.page}</span>}
          {isLeftOut && <Badge className="!h-5 !px-2">Not scored</Badge>}
        </p>
        <p className="text-muted">{flag.text}</p>
        {flag.quote && (
          <blockquote className="border-l-2 border-line-strong/60 pl-2.5 text-[13px]/5 break-words text-muted">
            {flag.quote}
          </blockquote>
        )}
      </div>
    </li>
  );
}
