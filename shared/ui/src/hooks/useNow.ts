import { useEffect, useState } from 'react';

/**
 * The server's time in epoch ms, updated every second until `until`. `offset` is server time minus this
 * device's time, in ms.
 */
export const useNow = (offset: number, until: number): number => {
  const [now, setNow] = useState(() => Date.now() + offset);
  const over = now >= until;
  // The clock is outside React. It ticks on the server's full seconds, so that all counters change together.
  useEffect(() => {
    if (over) return;
    const timer = setTimeout(() => setNow(Date.now() + offset), 1000 - (now % 1000));
    return () => clearTimeout(timer);
  }, [now, offset, over]);
  return now;
};
