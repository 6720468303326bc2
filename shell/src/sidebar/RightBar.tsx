import { frame } from '@mall/contract/core/limits';
import { media, useMedia } from '@mall/ui';
import { useScrolledPast } from '../header/useScrolledPast.ts';
import { onDemand } from '../on-demand.tsx';

const Shown = onDemand(async () => ({ default: (await import('./RightBarShown.tsx')).RightBarShown }));

/**
 * The bar in the right margin appears after 500 px of scroll, and its code is fetched then; not where it does
 * not fit.
 */
export function RightBar() {
  const shown = useScrolledPast(frame.rightBarFrom);
  const narrow = useMedia(media.belowDesk);
  if (!shown || narrow) return null;
  return <Shown />;
}
