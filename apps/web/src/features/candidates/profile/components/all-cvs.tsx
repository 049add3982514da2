import type { Person } from '@candela/contract/candidates/candidates.routes.ts';
import { FileText } from 'lucide-react';
import { Link } from 'react-router';
import { dayText, fullText } from '#entities/cv/cv-text.ts';
import { cn } from '#lib/class-names.ts';
import { Badge } from '#ui/badge.tsx';
import { Card } from '#ui/card.tsx';
import { searchFor, useShownCv } from '../shown-cv.ts';

/** Every CV the recruiter may see, newest first; choosing one shows it in place of the present one. */
export function AllCvs({ person }: { person: Person }) {
  const shownId = useShownCv(person);
  if (person.cvs.length === 0) return null;
  return (
    <Card title="All CVs" flush>
      <ul className="divide-y divide-line border-t border-line">
        {person.cvs.map((cv) => (
          <li key={cv.id}>
            <Link
              to={{ search: searchFor(cv) }}
              preventScrollReset
              aria-current={cv.id === shownId ? 'true' : undefined}
              className={cn(
                'flex min-h-row items-center gap-3 px-5 py-2 last:rounded-b-lg hover:bg-hover focus-visible:outline-offset-[-2px]',
                cv.id === shownId && 'bg-hover',
              )}
            >
              <FileText aria-hidden="true" className="size-4 shrink-0 text-muted" />
              <span className="grid min-w-0 flex-1">
                <span className="wrap-anywhere">{cv.fileName || 'Typed in'}</span>
                <time dateTime={cv.createdAt} title={fullText(cv.createdAt)} className="text-[13px]/5 text-muted">
                  {dayText(cv.createdAt)}
                </time>
              </span>
              {cv.isCurrent && <Badge>Current</Badge>}
            </Link>
          </li>
        ))}
      </ul>
    </Card>
  );
}
