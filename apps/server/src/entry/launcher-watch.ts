const lookEveryMs = 500;

/**
 * `npm start` leaves its number behind. Ended by force it passes no signal on, and the server with its database would go on alone: so
 * the loss of it counts as one. Processes that our own parent started, or another program, are none of the launcher's.
 */
export function whenLauncherIsLost(onLost: () => void): void {
  const launcher = Number(process.env.CANDELA_LAUNCHER_PID);
  if (process.ppid !== launcher) return;
  const watch = setInterval(() => {
    if (process.ppid === launcher) return;
    clearInterval(watch);
    onLost();
  }, lookEveryMs);
  watch.unref();
}
