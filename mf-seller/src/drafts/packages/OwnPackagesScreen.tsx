import { PackageList } from '@mall/office/drafts/packages';
import { packageKind } from './package-kind.ts';
import { useOwnPackages } from './useOwnPackages.ts';

/** The shop's own whole-house packages with their review. */
export function OwnPackagesScreen() {
  return <PackageList kind={packageKind} list={useOwnPackages()} />;
}
