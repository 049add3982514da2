import { embedFrameMinHeight } from '@candela/contract/companies/embed-frame.ts';
import { useEffect, useRef, useState } from 'react';
import { Card } from '#ui/card.tsx';
import { type EmbedSource, embedUrl, heightFromMessage } from '../embed-snippet.ts';

/** The widget itself, as the company's visitors will see it. */
export function EmbedPreview({ companyName, publicToken, settings }: EmbedSource) {
  const frame = useRef<HTMLIFrameElement>(null);
  const [height, setHeight] = useState(embedFrameMinHeight);

  useEffect(() => {
    const handleMessage = (event: MessageEvent) => {
      if (event.origin !== window.location.origin || event.source !== frame.current?.contentWindow) return;
      const asked = heightFromMessage(event.data);
      if (asked !== null) setHeight(asked);
    };
    window.addEventListener('message', handleMessage);
    return () => window.removeEventListener('message', handleMessage);
  }, []);

  return (
    <Card title="Preview" description="With the company’s real jobs.">
      {/* Most sites it will stand on are light, whatever the recruiter's own theme. */}
      <div data-theme="light" className="rounded-md border border-line bg-surface p-4">
        <iframe
          ref={frame}
          title={`Preview: open jobs at ${companyName}`}
          // Our own origin: what the code will show elsewhere.
          src={embedUrl({ origin: '', publicToken, settings })}
          style={{ height }}
          className="w-full"
        />
      </div>
    </Card>
  );
}
