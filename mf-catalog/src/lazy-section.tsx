import { FailedSection, useInView } from '@mall/ui';
import { type ComponentType, startTransition, useEffect, useState } from 'react';

type Part<Props> = { Component: ComponentType<Props> };

/** After this time a part is fetched without scrolling: the first screen is done with the network. */
const restMs = 2000;

/**
 * A part of a page below its first window: its code is fetched when its place is scrolled near or the page is
 * idle. Until then its place is reserved, `height` px high. A part that fails to load can be retried on its
 * own.
 */
export const lazySection = <Props extends object>(load: () => Promise<Part<Props>>, height: number) =>
  function Below(props: Props) {
    const [near, watch] = useInView(0.1, useRested());
    const [part, setPart] = useState<Part<Props> | 'failed'>();
    const wanted = near && part === undefined;
    // The code comes from the network: an event outside React decides when this part can be drawn. A tap
    // meanwhile takes precedence.
    useEffect(() => {
      if (!wanted) return;
      let shown = true;
      load().then(
        (loaded) => startTransition(() => (shown ? setPart(loaded) : undefined)),
        () => shown && setPart('failed'),
      );
      return () => {
        shown = false;
      };
    }, [wanted]);
    if (part === undefined) return <div ref={watch} style={{ minHeight: height }} />;
    if (part === 'failed') return <FailedSection height={height} onRetry={() => setPart(undefined)} />;
    return <part.Component {...props} />;
  };

/** True once the page has been open for `restMs`. */
const useRested = (): boolean => {
  const [rested, setRested] = useState(false);
  // The clock is outside React.
  useEffect(() => {
    const timer = setTimeout(() => setRested(true), restMs);
    return () => clearTimeout(timer);
  }, []);
  return rested;
};
