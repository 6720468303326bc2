import { useEffect, useState } from 'react';

/** Whole seconds until a moment (epoch ms), counting down to 0. */
export const useSecondsUntil = (moment: number): number => {
  const [now, setNow] = useState(Date.now);
  const left = Math.max(0, Math.ceil((moment - now) / 1000));
  const running = moment > Date.now();
  // A clock is outside of React: it is watched only while there is something to count.
  useEffect(() => {
    setNow(Date.now());
    if (!running) return;
    const clock = setInterval(() => setNow(Date.now()), 250);
    return () => clearInterval(clock);
  }, [moment, running]);
  return left;
};
