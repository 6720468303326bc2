let offsetMs = 0;

/** The server's clock now, in ms: countdowns must not trust the visitor's. */
export const serverNow = (): number => Date.now() + offsetMs;

/** Takes the server's time of an answer (header `x-server-time`); half the journey is the way back. */
export const keepServerTime = (header: unknown, sentAt: number): void => {
  const server = Number(header);
  if (!Number.isFinite(server) || server <= 0) return;
  const now = Date.now();
  offsetMs = server + (now - sentAt) / 2 - now;
};
