/** The chance of at most `hits` of `all`, when each comes with the chance `share`. */
function atMost(hits: number, all: number, share: number): number {
  let term = (1 - share) ** all;
  let sum = term;
  for (let hit = 1; hit <= hits; hit++) {
    term *= ((all - hit + 1) / hit) * (share / (1 - share));
    sum += term;
  }
  return sum;
}

/** The exact 95 % interval for a share of which `hits` of `all` were seen. */
export function clopperPearson(hits: number, all: number): { from: number; to: number } {
  const solve = (isTooSmall: (share: number) => boolean): number => {
    let [low, high] = [0, 1];
    for (let step = 0; step < 60; step++) {
      const middle = (low + high) / 2;
      if (isTooSmall(middle)) low = middle;
      else high = middle;
    }
    return (low + high) / 2;
  };
  return {
    from: hits === 0 ? 0 : solve((share) => 1 - atMost(hits - 1, all, share) < 0.025),
    to: hits === all ? 1 : solve((share) => atMost(hits, all, share) > 0.025),
  };
}
