import { useEffect, useRef, useState } from 'react';

export interface ScoreFactor {
  id: string;
  label: string;
  /** How much of the whole it can give, in points. */
  weight: number;
  /** How far it was met, 0 to 1. */
  lit: number;
  /** Quotations or facts the factor rests on; empty where there are none, absent while they were not asked for. */
  evidence?: readonly string[];
}

const gap = 8;
/** Long enough to carry the pointer from the bar onto the card. */
const graceMs = 160;

export interface FactorCardState {
  shown: ScoreFactor | null;
  anchor: Element | null;
  show: (factor: ScoreFactor, anchor: Element) => void;
  hide: () => void;
  hideSoon: () => void;
  keep: () => void;
}

export function useFactorCard(): FactorCardState {
  const [shown, setShown] = useState<ScoreFactor | null>(null);
  const [anchor, setAnchor] = useState<Element | null>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const keep = () => clearTimeout(timer.current);
  const hide = () => {
    keep();
    setShown(null);
  };
  return {
    shown,
    anchor,
    keep,
    hide,
    show: (factor, element) => {
      keep();
      setShown(factor);
      setAnchor(element);
    },
    hideSoon: () => {
      keep();
      timer.current = setTimeout(() => setShown(null), graceMs);
    },
  };
}

/** Lives in the browser's top layer, so no table or card can clip it. */
export function ScoreFactorCard({ id, card }: { id: string; card: FactorCardState }) {
  const element = useRef<HTMLDivElement>(null);
  const { shown, anchor } = card;

  useEffect(() => {
    const box = element.current;
    if (!box || !shown || !anchor) return;
    box.showPopover();
    const at = anchor.getBoundingClientRect();
    const { offsetWidth: width, offsetHeight: height } = box;
    const centred = at.left + at.width / 2 - width / 2;
    const below = at.bottom + gap;
    const top = below + height > window.innerHeight ? at.top - gap - height : below;
    box.style.left = `${Math.min(Math.max(centred, gap), window.innerWidth - width - gap)}px`;
    box.style.top = `${top}px`;
    return () => box.hidePopover();
  }, [shown, anchor]);

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
        <>
          <span className="flex items-baseline justify-between gap-3">
            <span className="font-semibold">{shown.label}</span>
            <span className="tabular text-muted">
              {Math.round(shown.lit * shown.weight)} of {shown.weight}
            </span>
          </span>
          {shown.evidence && <Evidence quotes={shown.evidence} />}
        </>
      )}
    </div>
  );
}

function Evidence({ quotes }: { quotes: readonly string[] }) {
  if (quotes.length === 0)
    return <span className="mt-1.5 block text-[13px]/5 text-muted">Nothing in the CV speaks to this.</span>;
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
