/** Work of this process that is done one thing after the other. `between` comes before each. */
export function createTurns(between: () => Promise<unknown> = () => Promise.resolve()) {
  let last: Promise<unknown> = Promise.resolve();
  return <Result>(work: () => Result | Promise<Result>): Promise<Result> => {
    const result = last.then(between).then(work);
    last = result.catch(() => undefined);
    return result;
  };
}
