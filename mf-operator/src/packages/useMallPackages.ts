import { useSavedViews } from '@mall/office';
import { draftTabs, keepRows, listed, onOff, pageSize, unlessAll } from '@mall/office/drafts';
import { packageRowOf } from '@mall/office/drafts/packages';
import { useQueryOf } from '@mall/platform';
import { tableLook, useListAddress } from '@mall/ui/office';

/** The mall's own packages by the filters in the address. */
export const useMallPackages = () => {
  const address = useListAddress({
    tab: draftTabs,
    sale: onOff,
    shown: onOff,
    category: 'text',
    keyword: 'text',
    ...tableLook,
  });
  const { tab, sale, category, keyword } = address.asked;
  const categoryId = /^\d{1,18}$/.test(category) ? category : undefined;
  const asked = { tab, keyword, sale: unlessAll(sale), categoryId };
  const page = useQueryOf('mallPackage.list', { ...asked, page: address.page, size: pageSize }, keepRows);
  const { rows, ...rest } = listed(page);
  const views = useSavedViews('operator.packages', address);
  return { ...address, ...rest, rows: rows.map(packageRowOf), views };
};
export type MallPackages = ReturnType<typeof useMallPackages>;
