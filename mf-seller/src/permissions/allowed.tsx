import type { RouteDeclaration } from '@mall/contract/core/remote-config';
import { withOfficePhrases } from '@mall/office';
import { type RouteEntries, useSession } from '@mall/platform';
import { Skeleton } from '@mall/ui';
import { lazy, type ReactNode, Suspense } from 'react';
import { useLooking } from './looking.ts';

/**
 * Screens that open only with the permission that their route declares; other users see which one is missing. An owner
 * who has to set up a second factor first sees where, whatever the screen.
 */
export const allowed = (declared: readonly RouteDeclaration[], doors: RouteEntries): RouteEntries =>
  Object.fromEntries(
    Object.entries(doors).map(([id, open]) => {
      const needs = declared.find((route) => route.id === id)?.needs;
      return [id, () => withOfficePhrases(open()).then(({ Component }) => guarded(needs, Component))];
    }),
  );

type Needs = RouteDeclaration['needs'];

const guarded = (needs: Needs, Screen: React.ComponentType) => ({
  Component: () => (
    <Allowed needs={needs}>
      <Screen />
    </Allowed>
  ),
});

function Allowed({ needs, children }: { needs: Needs; children: ReactNode }) {
  const { known, permissions, owesSecondFactor } = useSession();
  if (owesSecondFactor !== null)
    return (
      <Suspense fallback={<Skeleton kind="block" height={480} />}>
        <FactorFirst at={owesSecondFactor} />
      </Suspense>
    );
  if (needs === undefined || permissions.includes(needs)) return <Looked>{children}</Looked>;
  if (!known) return <Skeleton kind="block" height={480} />;
  return (
    <Looked>
      <Suspense fallback={<Skeleton kind="block" height={480} />}>
        <Denied needs={needs} />
      </Suspense>
    </Looked>
  );
}

/** A page of the office, below the bar of an operator who only looks. */
function Looked({ children }: { children: ReactNode }) {
  const until = useLooking();
  return (
    <>
      {until !== null && (
        <Suspense fallback={<Skeleton kind="block" height={56} />}>
          <LookBar until={until} />
        </Suspense>
      )}
      {children}
    </>
  );
}

const FactorFirst = lazy(() => import('./FactorFirst.tsx').then((m) => ({ default: m.FactorFirst })));
const LookBar = lazy(() => import('./LookBar.tsx').then((m) => ({ default: m.LookBar })));
const Denied = lazy(() => import('./Denied.tsx').then((m) => ({ default: m.Denied })));
