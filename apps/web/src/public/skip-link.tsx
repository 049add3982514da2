/** The first stop of the Tab key. The page's `<main>` carries the id. */
export function SkipLink() {
  return (
    <a
      href="#main"
      className="fixed top-2 left-2 z-50 -translate-y-20 rounded-md bg-text px-4 py-2 text-sm/5 font-medium text-canvas focus:translate-y-0"
    >
      Skip to content
    </a>
  );
}
