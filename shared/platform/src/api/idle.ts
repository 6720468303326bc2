let touchedAt = Date.now();
for (const kind of ['pointerdown', 'keydown', 'wheel', 'touchmove'])
  addEventListener(
    kind,
    () => {
      touchedAt = Date.now();
    },
    { capture: true, passive: true },
  );

/**
 * Whole seconds since somebody last touched this page. An office asks again who is there when nobody was for half an
 * hour, and what a page fetches by itself must not count as somebody.
 */
export const idleSeconds = (): number => Math.floor((Date.now() - touchedAt) / 1000);
