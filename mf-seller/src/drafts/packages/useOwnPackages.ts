import type { Item } from '@mall/contract/operations';
import { keepRows, listed, pageSize, unlessAll, useDraftAddress } from '@mall/office/drafts';
import { useQueryOf } from '@mall/platform';

const toRow = ({ cover, ...row }: Item<'ownPackage.list'>) => ({ ...row, image: cover });

/** The shop's own packages by the filters in the address. */
export const useOwnPackages = () => {
  const address = useDraftAddress();
  const { tab, sale, keyword } = address.asked;
  const asked = { tab, keyword, sale: unlessAll(sale) };
  const page = useQueryOf('ownPackage.list', { ...asked, page: address.page, size: pageSize }, keepRows);
  const { rows, ...rest } = listed(page);
  return { ...address, ...rest, rows: rows.map(toRow) };
};
