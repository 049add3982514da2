import { useEffect, useRef, useState } from 'react';
import { oncePainted } from '#lib/once-painted.ts';
import { Skeleton } from '#ui/skeleton.tsx';

export interface ScoreFactor {
  id: string;
  label: string;
  /** How much of the whole it can give, in points. */
  weight: number;
  /** How far it was met, 0 to 1. */
  lit: number;
  /** What it gave, where that is not its share of the score in whole points: half points of an assessment. */
  points?: number;
  /** Quotations or facts the factor rests on; empty where there are none, 'loading' until they are known, absent where they are not asked for. */
  evidence?: readonly string[] | 'loading';
}

/** A part of the bar: one factor, or the small ones together. */
export interface BarSegment {
  id: string;
  label: string;
  weight: number;
  lit: number;
  /** What its card says. */
  factors: readonly (ScoreFactor & { points: number })[];
}

const gap = 8;
/** Long enough to carry the pointer from the bar onto the card. */
const graceMs = 160;

export interface FactorCardState {
  isOpen: boolean;
  /** What it says, or said last: words that go away while the focus moves make a dialog take the focus to itself first. */
  shown: BarSegment | null;
  anchor: Element | null;
  show: (segment: BarSegment, anchor: Element) => void;
  hide: () => void;
  hideSoon: () => void;
  keep: () => void;
}

export function useFactorCard(): FactorCardState {
  const [isOpen, setIsOpen] = useState(false);
  const [shown, setShown] = useState<BarSegment | null>(null);
  const [anchor, setAnchor] = useState<Element | null>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const keep = () => clearTimeout(timer.current);
  const hide = () => {
    keep();
    setIsOpen(false);
  };
  return {
    isOpen,
    shown,
    anchor,
    keep,
    hide,
    show: (segment, element) => {
      keep();
      setIsOpen(true);
      setShown(segment);
      setAnchor(element);
    },
    hideSoon: () => {
      keep();
      timer.current = setTimeout(() => setIsOpen(false), graceMs);
    },
  };
}

export interface ScoreFactorCardProps {
  id: string;
  card: FactorCardState;
  /** As they are now: the evidence may have come while the card was open. */
  segments: readonly BarSegment[];
}

/** Lives in the browser's top layer, so no table or card can clip it. */
export function ScoreFactorCard({ id, card, segments }: ScoreFactorCardProps) {
  const element = useRef<HTMLDivElement>(null);
  const { isOpen, anchor } = card;
  const shown = segments.find((segment) => segment.id === card.shown?.id) ?? null;
  // What decides how large the card is, and so where it stands.
  const content = shown && `${shown.id} ${shown.factors.map(({ evidence = [] }) => String(evidence)).join()}`;

  // Its words are there at once, to be read out; to open it and find its place the page has to be measured, and the press that
  // moved the focus is answered first.
  useEffect(() => {
    const box = element.current;
    if (!isOpen || !box || content === null || !anchor) return;
    const callOff = oncePainted(() => openAt(box, anchor));
    return () => {
      callOff();
      box.hidePopover();
    };
  }, [isOpen, content, anchor]);

  return (
    <div
      ref={element}
      id={id}
      popover="manual"
      onPointerEnter={card.keep}
      onPointerLeave={card.hideSoon}
      className="fixed inset-auto m-0 w-72 max-w-[calc(100vw-1rem)] rounded-lg border border-line bg-raised p-3.5 text-left text-sm/5 font-normal text-text shadow-popover"
    >
      {shown && (
        <span className="grid gap-3">
          {shown.factors.map((factor) => (
            <span key={factor.id}>
              <span className="flex items-baseline justify-between gap-3">
                <span className="font-semibold">{factor.label}</span>
                <span className="tabular whitespace-nowrap text-muted">
                  {factor.points} of {factor.weight} points
                </span>
              </span>
              {factor.evidence && <Evidence quotes={factor.evidence} />}
            </span>
          ))}
        </span>
      )}
    </div>
  );
}

/** Below the segment, or above it where there is no room. */
function openAt(box: HTMLElement, anchor: Element): void {
  box.showPopover();
  const at = anchor.getBoundingClientRect();
  const { offsetWidth: width, offsetHeight: height } = box;
  const centred = at.left + at.width / 2 - width / 2;
  const below = at.bottom + gap;
  const top = below + height > window.innerHeight ? at.top - gap - height : below;
  box.style.left = `${Math.min(Math.max(centred, gap), window.innerWidth - width - gap)}px`;
  box.style.top = `${top}px`;
}

function Evidence({ quotes }: { quotes: readonly string[] | 'loading' }) {
  if (quotes === 'loading')
    return (
      <span className="mt-2 grid gap-1.5">
        <span className="sr-only">Looking up the words of the CV</span>
        <Skeleton className="h-3" />
        <Skeleton className="h-3 w-2/3" />
      </span>
    );
  if (quotes.length === 0)
    return <span className="mt-1.5 block text-[13px]/5 text-muted">Nothing in the CV supports this.</span>;
  return (
    <span className="mt-2 grid gap-1.5">
      {quotes.map((quote) => (
        <span key={quote} className="border-l-2 border-accent pl-2.5 text-[13px]/5 text-muted">
          {quote}
        </span>
      ))}
    </span>
  );
}
