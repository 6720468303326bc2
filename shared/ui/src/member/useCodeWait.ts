import { useState } from 'react';
import { codeCountdownSeconds } from '@mall/contract/core/limits';
import { useNow } from '../hooks/useNow.ts';

/**
 * The countdown from 60 to 0 after a code was sent (spec §4), or the seconds to wait after a refusal. Pass
 * `sending` to the mutation: `onSent` reports success, `waitOf` reads a refusal.
 */
export const useCodeWait = (onSent: () => void, waitOf: (error: Error) => number) => {
  const [until, setUntil] = useState(0);
  const now = useNow(0, until);
  const wait = (seconds: number) => setUntil(Date.now() + seconds * 1000);
  return {
    parts: { sent: until > 0, waitSeconds: Math.max(0, Math.ceil((until - now) / 1000)) },
    sending: {
      onSuccess: () => {
        wait(codeCountdownSeconds);
        onSent();
      },
      onError: (error: Error) => {
        const seconds = waitOf(error);
        if (seconds > 0) wait(seconds);
      },
    },
  };
};
