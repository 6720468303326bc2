import { PackageFormScreen as FormScreen } from '@mall/office/drafts/packages/form';
import { packageKind } from './package-kind.ts';

/** A new package, or with `?id=` one of the shop's own. */
export function PackageFormScreen() {
  return <FormScreen kind={packageKind} />;
}
