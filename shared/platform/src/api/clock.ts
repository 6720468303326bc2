let offsetMs = 0;

/** The server's current time in ms: countdowns must not trust the visitor's clock. */
export const serverNow = (): number => Date.now() + offsetMs;

/** Sets the clock from an answer's `x-server-time`, plus half of the round trip for the way back. */
export const keepServerTime = (header: unknown, sentAt: number): void => {
  const server = Number(header);
  if (!Number.isFinite(server) || server <= 0) return;
  const now = Date.now();
  offsetMs = server + (now - sentAt) / 2 - now;
};
