import type { Item } from '@mall/contract/operations';
import { useMay, useQueryOf } from '@mall/platform';

export type FoundSku = {
  skuId: string;
  name: string;
  specText: string;
  image: string;
  price: number;
  stock: number;
};

/** A hook: what a seller's goods have of a keyword, undefined while it is asked; `closed` for who may not see goods. */
export type UseGoods = (keyword: string) => 'closed' | readonly FoundSku[] | undefined;

/** The most that are shown. */
export const mostGoods = 12;

/** The goods that the shop sells, at its prices. */
export const useShopGoods: UseGoods = (keyword) => {
  const maySee = useMay('goods.view');
  const { data } = useQueryOf(
    'shopGoods.list',
    { keyword, state: 'onSale', page: 1, size: mostGoods },
    { enabled: maySee && keyword !== '', placeholderData: (before) => before, staleTime: 30_000 },
  );
  return maySee ? data?.list.flatMap(skusOf) : 'closed';
};

const skusOf = ({ name, image, skus }: Item<'shopGoods.list'>): FoundSku[] =>
  skus.map((sku) => ({
    skuId: sku.skuId,
    name,
    specText: sku.specText,
    image: sku.image || image,
    price: sku.shopPrice,
    stock: sku.stock,
  }));
