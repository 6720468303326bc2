import { picture as limits } from '@mall/contract/core/limits';
import { useState } from 'react';

type Attempts = {
  /** Nothing to display: there is no address, or it failed three times (spec §9). */
  gone: boolean;
  /** Between two attempts the picture is not in the page. */
  waiting: boolean;
  /** A new key for each attempt, since a browser loads again only for a new element. */
  attempt: number;
  /** The handler for the picture's `onError`. */
  failed: () => void;
};

const retryAfterMs = 800;

/** Counts the attempts to load a picture and says whether it is tried again. Another address starts again. */
export const useAttempts = (src: string | null | undefined): Attempts => {
  const [state, setState] = useState({ src, failures: 0, waiting: false });
  const { failures, waiting } = state.src === src ? state : { failures: 0, waiting: false };
  return {
    gone: !src || failures >= limits.attempts,
    waiting,
    attempt: failures,
    failed: () => {
      const next = failures + 1;
      setState({ src, failures: next, waiting: next < limits.attempts });
      if (next >= limits.attempts) return;
      setTimeout(
        () => setState((now) => (now.src === src ? { ...now, waiting: false } : now)),
        next * retryAfterMs,
      );
    },
  };
};
