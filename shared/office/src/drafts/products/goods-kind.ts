import { emptyGoods, type GoodsContent, type GoodsLabel } from '@mall/contract/seller/own-goods';
import { api, type CallOptions, queryClient, queryKeyOf } from '@mall/platform';
import type { DraftKind } from '../draft.ts';
import type { MoreBulk } from '../DraftBulk.tsx';
import { draftSteps } from '../draft-steps.ts';
import type { OwnGoods } from './goods-columns.tsx';

/** Whose operations read and change the products. */
type Seller = 'ownGoods' | 'mallGoods';

/** How one seller's products are edited. */
export type GoodsKind = DraftKind<GoodsContent> & {
  readonly of: Seller;
  /** A hook: whether its user may read what the seller pays for goods. */
  readonly useSeesSupply: () => boolean;
  /** Gives a label or takes it away, at once; null where a review decides. */
  readonly setLabel: ((id: string, label: GoodsLabel, on: boolean) => Promise<unknown>) | null;
  /** Stores a film; `onProgress` hears 0 to 1 of it. */
  readonly storeFilm: (file: File, options: CallOptions) => Promise<{ url: string }>;
  /** What its office does with many products besides. */
  readonly moreBulk?: MoreBulk<OwnGoods>;
  /** Where products are made from a sheet. */
  readonly importPath: string;
};

type Own = Pick<
  GoodsKind,
  | 'keptAs'
  | 'useRights'
  | 'useSeesSupply'
  | 'submit'
  | 'takeBack'
  | 'listPath'
  | 'newPath'
  | 'formPath'
  | 'setLabel'
  | 'moreBulk'
  | 'importPath'
>;

/** How the products of this seller are edited, from what sellers have in common and what this one has of its own. */
export const goodsKindOf = (of: Seller, own: Own): GoodsKind => ({
  of,
  ...draftSteps(of),
  kind: 'goods',
  offer: 'sale',
  empty: emptyGoods,
  nameIn: ({ name }) => name,
  isContent: (value) => 'skus' in value,
  create: (content) => api(`${of}.create`, { content }),
  save: (input) => api(`${of}.save`, input),
  storeFilm: (file, options) => {
    const parts = { name: file.name, file };
    return api(`${of}.film`, parts, options);
  },
  sell: (id, onSale) => api(`${of}.sell`, { id, onSale }),
  fresh: (id) =>
    queryClient.fetchQuery({
      queryKey: queryKeyOf(`${of}.detail`, { id }),
      queryFn: () => api(`${of}.detail`, { id }),
      staleTime: 0,
    }),
  ...own,
});
