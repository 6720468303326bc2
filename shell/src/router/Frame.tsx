import type { Layout } from '@mall/contract/core/remote-config';
import { type ComponentType, lazy, memo, Suspense } from 'react';
import { useLocation } from 'react-router-dom';
import { BareFrame } from '../layouts/BareFrame.tsx';
import { PublicFrame } from '../layouts/PublicFrame.tsx';
import type { Mall } from '../loader/mall.ts';
import { routeAt } from '../loader/route-at.ts';

type Props = { layout: Layout; mall: Mall };

/**
 * The frame around a screen. The shop's frames are in the first files; the others are fetched with their
 * screen.
 */
export function Frame({ layout, mall }: Props) {
  const { pathname } = useLocation();
  const route = routeAt(mall, pathname);
  // Screen and frame are fetched in parallel: starting twice is harmless.
  if (route?.layout === layout && route.access !== 'shopOwner' && !route.remote.declared.closed)
    route.screen.start();
  const Chosen = frames[layout];
  return (
    <Suspense fallback={null}>
      <Chosen />
    </Suspense>
  );
}

/**
 * A frame is not drawn again for each address: a part of it that displays the current address reads it from
 * the router.
 */
const frames: Record<Layout, ComponentType> = {
  public: memo(PublicFrame),
  bare: memo(BareFrame),
  member: memo(lazy(() => import('../layouts/MemberFrame.tsx').then((m) => ({ default: m.MemberFrame })))),
  seller: memo(lazy(() => import('../layouts/SellerFrame.tsx').then((m) => ({ default: m.SellerFrame })))),
};
