import type { WorkKind } from '@mall/contract/operator/work-reviews';
import { readBrand, readCase, readGoods, readPackage } from '../drafts/works.queries.ts';
import { readShop } from '../shops/work.queries.ts';
import type { ReadWork } from './work.ts';

/** How one work of each kind is read. */
export const readWork: Readonly<Record<WorkKind, ReadWork>> = {
  goods: readGoods,
  package: readPackage,
  case: readCase,
  brand: readBrand,
  shop: readShop,
};
