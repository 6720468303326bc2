import { officePaths } from '@mall/contract/seller/office-paths';
import { jobPermission, shopJob } from '@mall/contract/seller/shop-job';
import { useMay } from '@mall/platform';
import { createContext, useContext } from 'react';

/** A kind of import: the operations for its template and its file, its most rows, and the page of its goods. */
export type Import = {
  readonly template: 'shopPrice.template' | 'ownGoods.template';
  readonly send: 'shopPrice.import' | 'ownGoods.import';
  readonly mostRows: number;
  readonly from: string;
  /** A hook: whether the user may import. */
  readonly useMay: () => boolean;
};

export type ImportKind = 'priceImport' | 'goodsImport';

/**
 * Whose exports and imports these are: by which operations they are read and moved, what can be imported, where all of
 * them and what they made are shown, and whether the user may run any.
 */
export type JobDesk = {
  readonly of: 'shopJob';
  readonly imports: Readonly<Record<ImportKind, Import>>;
  /** The page of all of them. */
  readonly path: string;
  /** The products that an import has made. */
  readonly madePath: string;
  readonly useMayWork: () => boolean;
};

const shop: JobDesk = {
  of: 'shopJob',
  imports: {
    priceImport: {
      template: 'shopPrice.template',
      send: 'shopPrice.import',
      mostRows: shopJob.importRows,
      from: officePaths.retailPrice(),
      useMay: () => useMay(jobPermission.priceImport),
    },
    goodsImport: {
      template: 'ownGoods.template',
      send: 'ownGoods.import',
      mostRows: shopJob.importGoodsRows,
      from: officePaths.ownGoods(),
      useMay: () => useMay(jobPermission.goodsImport),
    },
  },
  path: officePaths.jobs(),
  madePath: officePaths.ownGoods({ tab: 'draft' }),
  useMayWork: () => {
    const [exports, prices, goods] = [useMay('order.export'), useMay('goods.price'), useMay('goods.edit')];
    return exports || prices || goods;
  },
};

const Desks = createContext<JobDesk>(shop);
export const useJobDesk = (): JobDesk => useContext(Desks);
