import { emptyGoods, type GoodsContent } from '@mall/contract/seller/own-goods';
import { officePaths } from '@mall/contract/seller/office-paths';
import { api, queryClient, queryKeyOf, refresh } from '@mall/platform';
import type { DraftKind } from './drafts/draft.ts';

/** How a shop's own products are edited. */
export const goodsKind: DraftKind<GoodsContent> = {
  kind: 'goods',
  offer: 'sale',
  rights: { edit: 'goods.edit', sell: 'goods.visibility' },
  empty: emptyGoods,
  nameIn: ({ name }) => name,
  isContent: (value) => 'skus' in value,
  create: (content) => api('ownGoods.create', { content }),
  save: (input) => api('ownGoods.save', input),
  submit: (at) => api('ownGoods.submit', at),
  takeBack: (id) => api('ownGoods.takeBack', { id }),
  discard: (at) => api('ownGoods.discard', at),
  copy: (id) => api('ownGoods.copy', { id }),
  remove: (id) => api('ownGoods.remove', { id }),
  restore: (id) => api('ownGoods.restore', { id }),
  sell: (id, onSale) => api('ownGoods.sell', { id, onSale }),
  fresh: (id) =>
    queryClient.fetchQuery({
      queryKey: queryKeyOf('ownGoods.detail', { id }),
      queryFn: () => api('ownGoods.detail', { id }),
      staleTime: 0,
    }),
  refreshList: () => void refresh('ownGoods.list'),
  refreshDetail: () => void refresh('ownGoods.detail'),
  listPath: officePaths.ownGoods(),
  newPath: officePaths.productForm(),
  formPath: (id) => officePaths.productForm({ id }),
};
