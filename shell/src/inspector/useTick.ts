import { useEffect, useState } from 'react';

/** Renders again every second: the page's telemetry is stored outside React. */
export const useTick = (): void => {
  const [, setTick] = useState(0);
  // The clock is outside React.
  useEffect(() => {
    const timer = setInterval(() => setTick((tick) => tick + 1), 1_000);
    return () => clearInterval(timer);
  }, []);
};
