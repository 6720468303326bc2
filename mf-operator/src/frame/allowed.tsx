import type { OperatorPermission } from '@mall/contract/core/operator-permissions';
import { withOfficePhrases } from '@mall/office';
import type { RouteEntries } from '@mall/platform';
import { type ComponentType, lazy, type ReactNode, Suspense } from 'react';
import type { Page } from '../declared/page.ts';
import { type PageId, pages } from '../declared/pages.ts';
import { useMayOperate } from '../useMe.ts';

type Doors = { readonly [id in PageId | 'operator.frame' | 'operator.setup']: RouteEntries[string] };

/** Screens that open only with the permission that their page declares; others say which one is missing. */
export const allowed = ({
  'operator.frame': frame,
  'operator.setup': setup,
  ...doors
}: Doors): RouteEntries => ({
  'operator.frame': frame,
  // It opens for somebody who is no operator yet.
  'operator.setup': () => withOfficePhrases(setup()),
  ...Object.fromEntries(
    pages.map(({ id, needs }: Page) => {
      const open = doors[id as PageId]; // an id of this table
      return [id, () => withOfficePhrases(open()).then(({ Component }) => guarded(needs, Component))];
    }),
  ),
});

const guarded = (needs: OperatorPermission | undefined, Screen: ComponentType) => ({
  Component: () =>
    needs === undefined ? (
      <Screen />
    ) : (
      <Allowed needs={needs}>
        <Screen />
      </Allowed>
    ),
});

/** The frame has asked who one is before any screen is drawn. */
function Allowed({ needs, children }: { needs: OperatorPermission; children: ReactNode }) {
  const may = useMayOperate(needs);
  if (may) return children;
  return (
    <Suspense fallback={null}>
      <Denied needs={needs} />
    </Suspense>
  );
}

const Denied = lazy(() => import('./Denied.tsx').then((m) => ({ default: m.Denied })));
