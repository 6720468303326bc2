import { useEffect, useState } from 'react';

const restMs = 180;

/** A value once it has rested for a moment: what is typed or drawn is not asked at every step. */
export const useDebouncedValue = <Value>(value: Value): Value => {
  const [rested, setRested] = useState(value);
  // Time passes outside of React.
  useEffect(() => {
    const timer = setTimeout(() => setRested(value), restMs);
    return () => clearTimeout(timer);
  }, [value]);
  return rested;
};
