import { useEffect, useState } from 'react';
import { type BlockerFunction, type Location, useLocation } from 'real-react-router-dom';
import { guardLeaving } from '../navigation/leaving.ts';

type Held = { location: Location; go: () => void };

/** `useBlocker` of react-router without its data router, which costs every visitor 16 kB (decision 003). */
export const useBlocker = (shouldBlock: BlockerFunction) => {
  const currentLocation = useLocation();
  const [held, setHeld] = useState<Held>();
  // The trigger is outside React: the browser's history.
  useEffect(
    () =>
      guardLeaving((location, go) => {
        const historyAction = 'PUSH' as never; // an enum type of the router that has no value to import
        if (!shouldBlock({ currentLocation, nextLocation: location, historyAction })) return false;
        setHeld({ location, go });
        return true;
      }),
    [currentLocation, shouldBlock],
  );
  if (held === undefined) return { state: 'unblocked' as const };
  const reset = (): void => setHeld(undefined);
  return { state: 'blocked' as const, location: held.location, reset, proceed: () => (reset(), held.go()) };
};
