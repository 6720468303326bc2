import { carousel } from '@mall/contract/core/limits';
import { useDocumentKeys } from '@mall/ui';
import { type PointerEvent, useEffect, useRef, useState } from 'react';

const swipePx = 50;

/**
 * The current slide and what changes it: the clock, keys, fingers. It is paused under reduced motion until
 * somebody starts it.
 */
export const useShow = (count: number, first: number, onLeave: () => void) => {
  const [at, setAt] = useState(first);
  const [playing, setPlaying] = useState(() => count > 1 && !isCalm());
  const from = useRef<number | undefined>(undefined);
  const go = (to: number) => setAt((to + count) % count);

  // The clock is outside React; each slide has its full time, also after a manual step.
  useEffect(() => {
    if (!playing) return;
    const timer = setTimeout(() => {
      if (!document.hidden) setAt((at + 1) % count);
    }, carousel.intervalMs);
    return () => clearTimeout(timer);
  }, [playing, at, count]);

  // A showroom has the whole window: its keys work wherever the focus is.
  useDocumentKeys((event) => {
    if (event.defaultPrevented || event.altKey || event.ctrlKey || event.metaKey) return;
    const act = actOf(event, at, count);
    if (act === undefined) return;
    event.preventDefault();
    if (act === 'leave') onLeave();
    else if (act === 'toggle') setPlaying((now) => !now);
    else setAt(act);
  });

  return {
    at,
    playing,
    next: () => go(at + 1),
    previous: () => go(at - 1),
    toggle: () => setPlaying(!playing),
    swipe: {
      onPointerDown: ({ clientX }: PointerEvent) => {
        from.current = clientX;
      },
      onPointerUp: ({ clientX }: PointerEvent) => {
        const by = clientX - (from.current ?? clientX);
        from.current = undefined;
        if (Math.abs(by) > swipePx) go(by < 0 ? at + 1 : at - 1);
      },
      onPointerCancel: () => {
        from.current = undefined;
      },
    },
  };
};

type Act = number | 'toggle' | 'leave';

const actOf = ({ key, target }: KeyboardEvent, at: number, count: number): Act | undefined => {
  switch (key) {
    case 'ArrowRight':
    case 'PageDown':
      return (at + 1) % count;
    case 'ArrowLeft':
    case 'PageUp':
      return (at - 1 + count) % count;
    case 'Home':
      return 0;
    case 'End':
      return count - 1;
    case 'Escape':
      return 'leave';
    case ' ':
      // On a button the space bar presses that button.
      return target instanceof Element && target.closest('button, a') ? undefined : 'toggle';
    default:
      return undefined;
  }
};

const isCalm = (): boolean => Boolean(globalThis.matchMedia?.('(prefers-reduced-motion: reduce)').matches);
