import { type ReactNode, useDeferredValue } from 'react';

/**
 * Much content of a dialog: drawn once its frame is on the screen, so that a slow telephone answers the tap first. The
 * focus of the dialog begins here at once and goes on to the content with the next key.
 */
export function DrawAfterPaint({ children }: { children: ReactNode }) {
  const drawn = useDeferredValue(true, false);
  return (
    <div tabIndex={-1} data-autofocus data-later>
      {drawn && children}
    </div>
  );
}
