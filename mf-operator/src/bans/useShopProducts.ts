import { banReasons } from '@mall/contract/catalog/product-ban';
import type { Item } from '@mall/contract/operations';
import { useQueryOf } from '@mall/platform';
import { loadOf, tableLook, useListAddress } from '@mall/ui/office';

/** A product as the acts on chosen rows know it: what they do names no version. */
export type ShopProduct = Item<'mallBan.list'> & { readonly id: string; readonly version: number };

export const banned = ['all', 'yes', 'no'] as const;
const reasons = ['all', ...banReasons] as const;
const pageSize = 20;
const idIn = (text: string): string => (/^[0-9A-Za-z-]{1,40}$/.test(text) ? text : '');

/** Published products of shops by the filters in the address; old rows stay, dimmed, while new ones are fetched. */
export const useShopProducts = () => {
  const address = useListAddress({ keyword: 'text', banned, reason: reasons, shop: 'text', ...tableLook });
  const { asked, page } = address;
  const shop = idIn(asked.shop);
  const answer = useQueryOf(
    'mallBan.list',
    {
      of: 'shops',
      keyword: asked.keyword,
      ...(asked.banned === 'all' ? {} : { banned: asked.banned === 'yes' }),
      ...(asked.reason === 'all' ? {} : { reason: asked.reason }),
      ...(shop === '' ? {} : { shopId: shop }),
      page,
      size: pageSize,
    },
    { placeholderData: (before) => before },
  );
  const { data } = answer;
  const rows = (data?.list ?? []).map((row): ShopProduct => ({ ...row, id: row.productId, version: 0 }));
  return {
    ...address,
    narrowed: asked.keyword !== '' || asked.banned !== 'all' || asked.reason !== 'all' || shop !== '',
    size: pageSize,
    rows,
    total: data?.total ?? 0,
    more: data?.more ?? false,
    shop: rows.find((row) => row.shop?.id === shop)?.shop ?? null,
    ...loadOf(answer),
  };
};
export type ShopProducts = ReturnType<typeof useShopProducts>;
