import type { PackageContent, PackageState } from '@mall/contract/own-package';
import type { Generated, Json, JsonNullable } from './json.ts';

type OwnPackages = {
  id: string;
  shop_id: string;
  /** The package that shoppers see; with it stands what was approved, in `live`. */
  package_id: number | null;
  content: Json<PackageContent>;
  live: JsonNullable<PackageContent>;
  version: Generated<number>;
  state: Generated<PackageState>;
  reason: string | null;
  saved_by: string;
  saved_at: Generated<Date>;
  submitted_at: Date | null;
  reviewed_at: Date | null;
  approved_at: Date | null;
  removed_at: Date | null;
  /** Whether it was on sale when it was removed. */
  sold_before: Generated<boolean>;
  created_at: Generated<Date>;
};

/** What shops write of their own packages, before and after review. */
export type OwnPackageTables = { own_packages: OwnPackages };
