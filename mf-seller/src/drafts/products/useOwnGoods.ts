import { keepRows, listed, pageSize, unlessAll, useGoodsAddress } from '@mall/office/drafts';
import { useQueryOf } from '@mall/platform';

/** The shop's own products by the filters in the address. */
export const useOwnGoods = (custom: boolean) => {
  const address = useGoodsAddress();
  const { tab, sale, ban, keyword } = address.asked;
  const asked = {
    tab,
    keyword,
    sale: unlessAll(sale),
    custom: custom || undefined,
    banned: ban === 'only' || undefined,
  };
  const page = useQueryOf('ownGoods.list', { ...asked, page: address.page, size: pageSize }, keepRows);
  return { ...address, ...listed(page), filter: asked };
};
