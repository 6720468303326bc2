import { lazy, Suspense } from 'react';
import { frame } from '@mall/contract/core/limits';
import { media, useMedia } from '@mall/ui';
import { useScrolledPast } from '../header/useScrolledPast.ts';

const Shown = lazy(() => import('./RightBarShown.tsx').then((file) => ({ default: file.RightBarShown })));

/**
 * The bar in the right margin appears after 500 px of scroll, and its code is fetched then; not where it does
 * not fit.
 */
export function RightBar() {
  const shown = useScrolledPast(frame.rightBarFrom);
  const narrow = useMedia(media.belowDesk);
  if (!shown || narrow) return null;
  return (
    <Suspense fallback={null}>
      <Shown />
    </Suspense>
  );
}
