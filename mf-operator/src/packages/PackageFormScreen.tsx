import { PackageFormScreen as FormScreen } from '@mall/office/drafts/packages/form';
import { mallPackageKind } from './mall-package-kind.ts';

/** A new package of the mall, or with `?id=` one of them. */
export function PackageFormScreen() {
  return <FormScreen kind={mallPackageKind} />;
}
