/** A tab that is not in sight paints nothing: it goes on after so long. */
const latestMs = 200;

/** Does something once the browser has shown what was just drawn. Answers how to call it off. */
export function oncePainted(act: () => void): () => void {
  let soon: ReturnType<typeof setTimeout> | undefined;
  const run = () => {
    callOff();
    act();
  };
  const late = setTimeout(run, latestMs);
  const frame = requestAnimationFrame(() => {
    soon = setTimeout(run);
  });
  const callOff = () => {
    cancelAnimationFrame(frame);
    clearTimeout(soon);
    clearTimeout(late);
  };
  return callOff;
}
