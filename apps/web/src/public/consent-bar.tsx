import { buttonClasses } from '#ui/button-classes.ts';

/**
 * The question before anything of the vendor's loads. It is in the page but hidden: without script nothing would be
 * counted, so there is nothing to ask. Both answers weigh the same.
 */
export function ConsentBar({ analyticsId }: { analyticsId: string }) {
  return (
    <section
      hidden
      data-frame
      aria-label="Cookie choices"
      data-consent={analyticsId}
      className="fixed inset-x-3 bottom-3 z-40 mx-auto flex max-w-3xl flex-wrap items-center gap-x-6 gap-y-4 rounded-lg border border-line bg-raised p-5 shadow-dialog"
    >
      <p className="flex-1 basis-72 text-[15px]/6 text-muted">
        May we use Google Analytics cookies to see which pages are read? The site works the same either way.
      </p>
      <div className="grid flex-1 basis-48 grid-cols-2 gap-2 sm:max-w-64">
        <button type="button" data-answer="granted" className={buttonClasses({ size: 'lg', block: true })}>
          Accept
        </button>
        <button type="button" data-answer="denied" className={buttonClasses({ size: 'lg', block: true })}>
          Decline
        </button>
      </div>
    </section>
  );
}
