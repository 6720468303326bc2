const suspiciousFailures = 3;
const probeEveryMs = 500;

export type Breaker = {
  /** While it is open, nothing is asked. */
  readonly isOpen: boolean;
  succeeded: () => void;
  failed: () => void;
  /** Stops probing. */
  close: () => void;
};

/**
 * A circuit breaker that decides by a probe: after three failures in a row it asks whether the other side
 * answers at all. If not, it stays open and asks again twice a second, until the answer is there.
 */
export const createBreaker = (probe: () => Promise<void>): Breaker => {
  let failures = 0;
  let isOpen = false;
  let probing = false;
  let timer: NodeJS.Timeout | undefined;
  let closed = false;

  const look = async (): Promise<void> => {
    probing = true;
    isOpen = !(await probe().then(
      () => true,
      () => false,
    ));
    probing = false;
    failures = 0;
    if (isOpen && !closed) timer = setTimeout(() => void look(), probeEveryMs).unref();
  };
  return {
    get isOpen() {
      return isOpen;
    },
    succeeded: () => {
      failures = 0;
    },
    failed: () => {
      failures += 1;
      if (failures >= suspiciousFailures && !probing && !isOpen) void look();
    },
    close: () => {
      closed = true;
      clearTimeout(timer);
    },
  };
};
