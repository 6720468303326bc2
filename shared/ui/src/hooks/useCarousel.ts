import type { UseEmblaCarouselType } from 'embla-carousel-react';
import { useEffect, useState, useSyncExternalStore } from 'react';

type Embla = UseEmblaCarouselType[1];

/** The index of the slide in view. */
export const useSelected = (embla: Embla): number =>
  useSyncExternalStore(
    (changed) => {
      embla?.on('select', changed).on('reInit', changed);
      return () => {
        embla?.off('select', changed).off('reInit', changed);
      };
    },
    () => embla?.selectedScrollSnap() ?? 0,
  );

/**
 * Moves the slides every `everyMs`. `paused` is the visitor's choice (on at first under reduced motion);
 * hover, focus and a hidden page pause it only meanwhile.
 */
export const useAutoplay = (embla: Embla, everyMs: number | undefined) => {
  const [paused, setPaused] = useState(() =>
    Boolean(globalThis.matchMedia?.('(prefers-reduced-motion: reduce)').matches),
  );
  const [held, setHeld] = useState(false);
  const running = Boolean(embla && everyMs && !paused && !held);
  // A timer is outside React.
  useEffect(() => {
    if (!running) return;
    const timer = setInterval(() => {
      if (!document.hidden) embla?.scrollNext();
    }, everyMs);
    return () => clearInterval(timer);
  }, [running, embla, everyMs]);

  return {
    paused,
    running,
    toggle: () => setPaused(!paused),
    hold: {
      onMouseEnter: () => setHeld(true),
      onMouseLeave: () => setHeld(false),
      onFocus: () => setHeld(true),
      onBlur: () => setHeld(false),
    },
  };
};
