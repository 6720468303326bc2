import { useEffect, useState } from 'react';

/** Draws anew every second: what the page tells of itself is kept outside React. */
export const useTick = (): void => {
  const [, setTick] = useState(0);
  // A clock outside React.
  useEffect(() => {
    const timer = setInterval(() => setTick((tick) => tick + 1), 1_000);
    return () => clearInterval(timer);
  }, []);
};
