import { keepRows, listed, pageSize, unlessAll, useDraftAddress } from '@mall/office/drafts';
import { packageRowOf } from '@mall/office/drafts/packages';
import { useQueryOf } from '@mall/platform';

/** The shop's own packages by the filters in the address. */
export const useOwnPackages = () => {
  const address = useDraftAddress();
  const { tab, sale, keyword } = address.asked;
  const asked = { tab, keyword, sale: unlessAll(sale) };
  const page = useQueryOf('ownPackage.list', { ...asked, page: address.page, size: pageSize }, keepRows);
  const { rows, ...rest } = listed(page);
  return { ...address, ...rest, rows: rows.map(packageRowOf) };
};
