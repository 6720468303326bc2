import { useEffect, useState } from 'react';

const restMs = 180;

/** A value once it has not changed for a moment: typing or dragging does not send a request at every step. */
export const useDebouncedValue = <Value>(value: Value): Value => {
  const [rested, setRested] = useState(value);
  // Time passes outside React.
  useEffect(() => {
    const timer = setTimeout(() => setRested(value), restMs);
    return () => clearTimeout(timer);
  }, [value]);
  return rested;
};
