import { type ReactNode, useDeferredValue } from 'react';

/**
 * Draws heavy content of a dialog once the dialog's frame is on the screen, so that a slow phone responds to
 * the tap first. The focus starts in the dialog at once and moves to the content with the next key.
 */
export function DrawAfterPaint({ children }: { children: ReactNode }) {
  const drawn = useDeferredValue(true, false);
  return (
    <div tabIndex={-1} data-autofocus data-later>
      {drawn && children}
    </div>
  );
}
