import { changedFields } from '@mall/contract/seller/draft-merge';
import type { PackageContent } from '@mall/contract/seller/own-package';
import type { Told } from '../core/kind.ts';

/** What would change for shoppers: the price, old and new, and the names of the fields. */
export const diffOf = (live: PackageContent | null, content: PackageContent): Told => {
  const [before, after] = [live === null ? null : priceOf(live), priceOf(content)];
  return {
    ...(before === after ? {} : { old: { price: before }, new: { price: after } }),
    more: { fields: live === null ? [] : changedFields(live, content) },
  };
};

const priceOf = ({ priceKind, price }: PackageContent): number | null =>
  priceKind === 'fixed' ? price : null;
