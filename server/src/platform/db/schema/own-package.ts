import type { PackageContent } from '@mall/contract/seller/own-package';
import type { Generated } from './json.ts';
import type { OwnReviewed } from './own-draft.ts';

type OwnPackages = OwnReviewed<PackageContent> & {
  /** The package that shoppers see. */
  package_id: number | null;
  /** Whether it was on sale when it was removed. */
  sold_before: Generated<boolean>;
};

/** Packages that shops create. */
export type OwnPackageTables = { own_packages: OwnPackages };
