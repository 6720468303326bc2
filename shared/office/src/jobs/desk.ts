import type { Sent } from '@mall/contract/operations';
import { officePaths } from '@mall/contract/seller/office-paths';
import { useMay } from '@mall/platform';
import { createContext, useContext } from 'react';
import type { GoodsSeller } from './useExportGoods.ts';

/** A kind of import by one seller. */
export type Import = {
  readonly kind: 'priceImport' | 'goodsImport' | 'stockCount';
  /** The phrases of its page, below `import`. */
  readonly words: 'priceImport' | 'goodsImport' | 'mallImport' | 'stockCount';
  /** The operations for a key to its template, and for its file. */
  readonly template:
    | 'shopPrice.template'
    | 'ownGoods.template'
    | 'mallGoods.template'
    | 'shopStock.template'
    | 'mallStock.template';
  readonly send:
    | 'shopPrice.import'
    | 'ownGoods.import'
    | 'mallGoods.import'
    | 'shopStock.import'
    | 'mallStock.import';
  /** Of a count: which SKUs its sheet has. */
  readonly narrow?: Sent<'shopStock.template'>;
  /** Whose products can be exported, to be changed in the sheet and sent back. */
  readonly exports: GoodsSeller | null;
  readonly mostRows: number;
  /** The most bytes of a zip file of pictures beside the sheet; null where a sheet comes alone. */
  readonly mostZip: number | null;
  /** The page of its goods. */
  readonly from: string;
  /** A hook: whether the user may import. */
  readonly useMay: () => boolean;
};

/**
 * Whose exports and imports these are: by which operations they are read and moved, where all of them and what they
 * made are shown, whether products can go to shoppers at once, and whether the user may run any.
 */
export type JobDesk = {
  readonly of: 'shopJob' | 'mallJob';
  /** The page of all of them. */
  readonly path: string;
  /** The products that an import has made: drafts, or published ones too. */
  readonly madePath: (published: boolean) => string;
  /** What an import makes old when it ends. */
  readonly makes: readonly (
    | 'ownGoods.list'
    | 'shopGoods.list'
    | 'mallGoods.list'
    | 'operator.start'
    | 'shopStock.list'
    | 'mallStock.list'
  )[];
  /** Whether an import may publish what is complete. */
  readonly publishes: boolean;
  readonly useMayWork: () => boolean;
};

const shop: JobDesk = {
  of: 'shopJob',
  path: officePaths.jobs(),
  madePath: () => officePaths.ownGoods({ tab: 'draft' }),
  makes: ['ownGoods.list', 'shopGoods.list', 'shopStock.list'],
  publishes: false,
  useMayWork: () => {
    const [exports, prices, goods] = [useMay('order.export'), useMay('goods.price'), useMay('goods.edit')];
    return exports || prices || goods;
  },
};

const Desks = createContext<JobDesk>(shop);
/** Around the jobs of another seller than a shop. */
export const JobDeskOf = Desks.Provider;
export const useJobDesk = (): JobDesk => useContext(Desks);
