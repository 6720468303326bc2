import { useSavedViews } from '@mall/office';
import { bans, draftTabs, keepRows, listed, onOff, pageSize, unlessAll } from '@mall/office/drafts';
import { useQueryOf } from '@mall/platform';
import { tableLook, useListAddress } from '@mall/ui/office';

/** The mall's own products by the filters in the address. */
export const useMallGoods = () => {
  const address = useListAddress({
    tab: draftTabs,
    sale: onOff,
    shown: onOff,
    ban: bans,
    category: 'text',
    keyword: 'text',
    ...tableLook,
  });
  const { tab, sale, ban, category, keyword } = address.asked;
  const categoryId = /^\d{1,18}$/.test(category) ? category : undefined;
  const asked = { tab, keyword, sale: unlessAll(sale), banned: ban === 'only' || undefined, categoryId };
  const page = useQueryOf('mallGoods.list', { ...asked, page: address.page, size: pageSize }, keepRows);
  return { ...address, ...listed(page), filter: asked, views: useSavedViews('operator.products', address) };
};
export type MallGoods = ReturnType<typeof useMallGoods>;
