import { lazy, Suspense } from 'react';
import { frame } from '@mall/contract/limits';
import { useScrolledPast } from '../header/useScrolledPast.ts';

const Shown = lazy(() => import('./RightBarShown.tsx').then((file) => ({ default: file.RightBarShown })));

/** The bar in the right margin comes after 500 px of scroll, and so does its code. */
export function RightBar() {
  if (!useScrolledPast(frame.rightBarFrom)) return null;
  return (
    <Suspense fallback={null}>
      <Shown />
    </Suspense>
  );
}
