import { createPreview } from '@candela/contract/resources/editor.routes.ts';
import { useQuery } from '@tanstack/react-query';
import { ExternalLink, Monitor, Smartphone } from 'lucide-react';
import { type SyntheticEvent, useEffect, useRef, useState } from 'react';
import { api } from '#lib/api/api.ts';
import { buttonClasses } from '#ui/button-classes.ts';
import { LoadFailure } from '#ui/load-failure.tsx';
import { SegmentedControl } from '#ui/segmented-control.tsx';
import { Skeleton } from '#ui/skeleton.tsx';

export interface PreviewPaneProps {
  id: string;
  /** Counts the saves: another one means that there is something else to see. */
  revision: number;
}

const widths = { phone: 390, full: 1280 } as const;
type Width = keyof typeof widths;

/** The page's markup, by way of the same link that can be opened and passed on. */
async function fetchPage(id: string, signal: AbortSignal) {
  const { data } = await api.call(createPreview, { params: { id } }, { signal });
  const response = await fetch(data.url, { signal, headers: { accept: 'text/html' } });
  if (!response.ok) throw new Error('The preview could not be made. Please try again.');
  return { url: data.url, html: withoutScripts(await response.text()) };
}

/** It is there to be looked at: it must not count as a visit, and reads the same without its scripts. */
function withoutScripts(html: string): string {
  const page = new DOMParser().parseFromString(html, 'text/html');
  for (const element of page.querySelectorAll('script, link[rel="modulepreload"]')) element.remove();
  return `<!doctype html>${page.documentElement.outerHTML}`;
}

/** The draft as visitors will see it. */
export function PreviewPane({ id, revision }: PreviewPaneProps) {
  const [width, setWidth] = useState<Width>(() => (window.innerWidth < 768 ? 'phone' : 'full'));
  const page = useQuery({
    queryKey: ['resource-preview', id, revision],
    queryFn: ({ signal }) => fetchPage(id, signal),
    placeholderData: (previous) => previous,
    gcTime: 0,
  });
  return (
    <div className="grid gap-3">
      <div className="flex flex-wrap items-center justify-between gap-2">
        <SegmentedControl<Width>
          label="Width of the preview"
          value={width}
          onChange={setWidth}
          segments={[
            { value: 'full', label: 'Full', icon: <Monitor aria-hidden="true" /> },
            { value: 'phone', label: 'Phone', icon: <Smartphone aria-hidden="true" /> },
          ]}
        />
        {page.data && (
          <a href={page.data.url} target="_blank" rel="noopener noreferrer" className={buttonClasses({ size: 'sm' })}>
            Open in a new tab
            <ExternalLink aria-hidden="true" className="size-3.5" />
          </a>
        )}
      </div>
      {page.error && <LoadFailure query={page} />}
      {page.data ? (
        <PageFrame html={page.data.html} width={widths[width]} />
      ) : (
        !page.error && (
          <div role="status" aria-label="Loading the preview">
            <Skeleton className="h-[70vh] w-full rounded-lg" />
          </div>
        )
      )}
    </div>
  );
}

/** The page in a frame of its own width, made smaller where there is less room. */
function PageFrame({ html, width }: { html: string; width: number }) {
  const place = useRef<HTMLDivElement>(null);
  const scrolled = useRef(0);
  const [room, setRoom] = useState(width);

  useEffect(() => {
    const element = place.current;
    if (!element) return;
    const observer = new ResizeObserver(([entry]) => entry && setRoom(entry.contentRect.width));
    observer.observe(element);
    return () => observer.disconnect();
  }, []);

  const handleLoad = (event: SyntheticEvent<HTMLIFrameElement>) => {
    const page = event.currentTarget.contentWindow;
    if (!page) return;
    // A new version is looked at where the last one was.
    page.scrollTo(0, scrolled.current);
    page.addEventListener('scroll', () => {
      scrolled.current = page.scrollY;
    });
    // Links would lead out of the preview, into a page that refuses to be framed.
    page.document.addEventListener('click', (click) => {
      const link = (click.target as Element | null)?.closest?.('a, button');
      if (link && !link.getAttribute('href')?.startsWith('#')) click.preventDefault();
    });
    page.document.addEventListener('submit', (submit) => submit.preventDefault());
  };

  const scale = Math.min(1, room / width);
  return (
    <div
      ref={place}
      className="flex h-[calc(100dvh-13rem)] min-h-96 justify-center overflow-hidden rounded-lg border border-line bg-sunken"
    >
      <div style={{ width: width * scale }} className="h-full shrink-0">
        <iframe
          title="Preview of the page"
          srcDoc={html}
          onLoad={handleLoad}
          style={{ width, height: `${100 / scale}%`, transform: `scale(${scale})` }}
          className="origin-top-left border-0 bg-canvas"
        />
      </div>
    </div>
  );
}
